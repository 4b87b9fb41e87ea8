import { type Browser, expect, type Page, test } from '@playwright/test';
import { bundled } from '../../fixtures/bundled';
import { atDocumentStart, scriptOf } from '../../fixtures/document-start';
import { type Call, isolatedWorld } from '../../fixtures/isolated-world';
import { launchChromium } from '../../fixtures/launch-chromium';
import { publish } from '../publish';
import type { Settling } from './rules.entry';
import { serveCases } from './serve-cases';

const CASES = [
  'no-op',
  'sync DOM',
  'await ×2',
  '2 rAF',
  'setTimeout 200',
  'fetch 300',
  'fetch 900',
  'fetch→50 ms→fetch',
  'XHR 250',
  'transition 300',
  'spinner + fetch 400',
  'React transition',
  'React effect fetch 200',
  'debounce 250 + fetch 120',
  'img 200',
  'lazy script',
  'poll loop',
  'long poll 20 s',
  '2 s timer',
];
const RULES = ['Abra', 'Abra, shim injected late', 'Abra, no shim', 'fixed 500', 'quiet 100', 'quiet 500', 'netidle 500'] as const;
type Rule = (typeof RULES)[number];
const PAGES = ['calm', 'noisy'] as const;
/** A slow request of the page is given up after this, ms, as all rules have it. */
const LIMIT = 5000;

test('settle: right, and when, beside the rules that others have', async () => {
  test.setTimeout(1_800_000);
  const rules = await bundled(new URL('rules.entry.ts', import.meta.url));
  const { url, server } = await serveCases();
  const browser = await launchChromium();
  try {
    const table: Record<string, Record<string, Settling>> = {};
    for (const kind of PAGES) {
      for (const name of CASES) {
        const row: Record<string, Settling> = {};
        table[`${name}|${kind}`] = row;
        for (const rule of RULES)
          row[rule] = await measure(browser, {
            url: `${url}?case=${encodeURIComponent(name)}${kind === 'noisy' ? '&noise' : ''}`,
            rule,
            rules,
          });
      }
    }
    publish(browser.version(), {
      name: 'settle',
      title: 'When a page has settled',
      about: `From a click until each rule says that the page has settled, in ${CASES.length} cases, each on a fresh page: calm, and noisy with tickers, timers, a canvas and requests of its own. Right: not before the result was there.`,
      heads: ['rule', 'calm: right', 'mean, ms', 'noisy: right', 'mean, ms'],
      rows: RULES.map((rule) => [
        rule,
        ...PAGES.flatMap((kind) => [
          `${CASES.length - wrongOf(table, rule).filter((name) => name.endsWith(kind)).length} of ${CASES.length}`,
          Math.round(meanOf(table, rule, kind)),
        ]),
      ]),
      details: table,
    });
    expect(wrongOf(table, 'Abra')).toEqual([]);
    const best = Math.min(
      ...RULES.filter((rule) => !rule.startsWith('Abra') && !wrongOf(table, rule).length).map((rule) => meanOf(table, rule)),
    );
    expect(meanOf(table, 'Abra')).toBeLessThan(best / 2);
  } finally {
    await browser.close();
    server.close();
  }
});

async function measure(browser: Browser, { url, rule, rules }: { url: string; rule: Rule; rules: string }): Promise<Settling> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    if (rule === 'Abra') await atDocumentStart(await context.newCDPSession(page));
    await page.goto(url);
    if (rule === 'Abra, shim injected late') await page.evaluate(await scriptOf('shim'));
    const call = await isolatedWorld(await context.newCDPSession(page));
    await call(rules);
    if (rule === 'netidle 500') return await untilNetworkIdle(page, call);
    const own = rule.startsWith('Abra') ? 'abra' : rule;
    return await call<Settling>(`clickAndWait(${JSON.stringify(own)})`);
  } finally {
    await context.close();
  }
}

/** No request under way for 500 ms, seen from outside of the page. */
async function untilNetworkIdle(page: Page, call: Call): Promise<Settling> {
  let under = 0;
  let timer: NodeJS.Timeout | undefined;
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timer);
      if (under <= 0) timer = setTimeout(resolve, 500);
    };
    page.on('request', () => {
      under++;
      clearTimeout(timer);
    });
    for (const over of ['requestfinished', 'requestfailed'] as const) {
      page.on(over as 'requestfinished', () => {
        under--;
        wait();
      });
    }
    setTimeout(resolve, LIMIT);
    call(`clickAndWait('none')`).then(wait, reject);
  });
  clearTimeout(timer);
  const ms = performance.now() - began;
  return { ms, said: await call<string>('said()') };
}

const isRight = (name: string, { said }: Settling) => said === (name.startsWith('no-op') ? 'before' : 'done');
const wrongOf = (table: Record<string, Record<string, Settling>>, rule: Rule) =>
  Object.entries(table)
    .filter(([name, row]) => !isRight(name, row[rule] as Settling))
    .map(([name]) => name);
function meanOf(table: Record<string, Record<string, Settling>>, rule: Rule, kind = ''): number {
  const times = Object.entries(table)
    .filter(([name]) => name.endsWith(kind))
    .map(([, row]) => row[rule]?.ms ?? 0);
  return times.reduce((sum, ms) => sum + ms, 0) / times.length;
}
