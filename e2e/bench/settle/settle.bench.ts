import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { browserSwitches } from '../../../src/runner/browser-switches';
import { findChromium } from '../../../src/runner/chromium.mjs';
import { atDocumentStart, scriptOf, WORLD } from '../../fixtures/document-start';
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

const bundled = async (entry: string) => {
  const entryPoints = [fileURLToPath(new URL(entry, import.meta.url))];
  const built = await build({ entryPoints, bundle: true, format: 'iife', target: 'chrome128', write: false, logLevel: 'error' });
  return built.outputFiles[0]?.text ?? '';
};

test('settle: right, and when, beside the rules that others have', async () => {
  test.setTimeout(1_800_000);
  const rules = await bundled('rules.entry.ts');
  const { url, server } = await serveCases();
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserSwitches() });
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
    writeFileSync(fileURLToPath(new URL('../../../docs/bench/settle.md', import.meta.url)), report(table, browser.version()));
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
    const call = await isolated(page, rules);
    if (rule === 'netidle 500') return await untilNetworkIdle(page, call);
    const own = rule.startsWith('Abra') ? 'abra' : rule;
    return await call<Settling>(`clickAndWait(${JSON.stringify(own)})`);
  } finally {
    await context.close();
  }
}

/** A world like that of a content script. */
async function isolated(page: Page, script: string): Promise<<Answer>(expression: string) => Promise<Answer>> {
  const cdp = await page.context().newCDPSession(page);
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: WORLD });
  const call = async <Answer>(expression: string): Promise<Answer> => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Answer;
  };
  await call(script);
  return call;
}

/** No request under way for 500 ms, seen from outside of the page. */
async function untilNetworkIdle(page: Page, call: <Answer>(expression: string) => Promise<Answer>): Promise<Settling> {
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

function report(table: Record<string, Record<string, Settling>>, version: string): string {
  const lines = PAGES.flatMap((kind) => [
    `## On a ${kind} page`,
    '',
    `| case | ${RULES.join(' | ')} |`,
    `| --- |${RULES.map(() => ' ---: |').join('')}`,
    ...CASES.map((name) => {
      const row = table[`${name}|${kind}`] ?? {};
      return `| ${name} | ${RULES.map((rule) => `${Math.round(row[rule]?.ms ?? 0)}${row[rule] && isRight(name, row[rule]) ? '' : ' ✗'}`).join(' | ')} |`;
    }),
    `| **right / mean** | ${RULES.map((rule) => `**${CASES.length - wrongOf(table, rule).filter((name) => name.endsWith(kind)).length}/${CASES.length}, ${Math.round(meanOf(table, rule, kind))}**`).join(' | ')} |`,
    '',
  ]);
  return [
    '# Settle',
    '',
    `Milliseconds from a click until each rule says that the page has settled, in Chromium ${version}, isolated world, one click a fresh page`,
    '(`npm run bench -- settle`). ✗: it said so before the result was there. The noisy page has a ticker every 40 ms, a timer loop of 30 ms, a canvas that draws',
    'every frame, an endless animation and a request every 250 ms, all there before the click. In the last three cases the result is there at once and what goes on is not to be waited for.',
    '',
    ...lines,
  ].join('\n');
}
