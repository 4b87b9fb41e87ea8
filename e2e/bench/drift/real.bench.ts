import { fileURLToPath } from 'node:url';
import { type BrowserContext, type ElementHandle, expect, type Page, test } from '@playwright/test';
import { installIn } from '../../dependencies.mjs';
import { bundled } from '../../fixtures/bundled';
import { launchChromium } from '../../fixtures/launch-chromium';
import { publish } from '../publish';
import type { Written } from './answer';
import { playwrightInjected } from './playwright-injected';
import { ADMIN_LTE } from './real/admin-lte';
import { servePublished } from './real/published';
import { START_BOOTSTRAP } from './real/start-bootstrap';
import { TOOLS } from './real/tools';
import { publishedPair, type VersionPair } from './real/version-pair';
import type { RealBench } from './real.entry';
import { addHits, type RuleHits } from './rule-hits';
import { type Answered, LEAST_FOUND, ofAbra, WAYS, type Way } from './ways-compared';
import { widgetPairs } from './widgets/widget-pairs';

const PAGES = [...ADMIN_LTE, ...START_BOOTSTRAP, ...TOOLS];
/** OPEN=1 measures those only that may be looked at while `find` is worked on, and writes nothing. */
const openOnly = process.env.OPEN === '1';

interface Case extends Answered {
  pair: VersionPair;
  what: string;
  there: boolean;
}

test('targets of one published version of a page, found in the next one with no model', async () => {
  test.setTimeout(1_800_000);
  installIn(fileURLToPath(new URL('widgets', import.meta.url)));
  const browser = await launchChromium();
  const cases: Case[] = [];
  const hits: RuleHits = {};
  try {
    let site = '';
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await servePublished(context, () => site);
    const page = await newPage(context);
    const pages = PAGES.map((pair) =>
      publishedPair(pair, (name) => {
        site = name;
      }),
    );
    for (const pair of [...pages, ...widgetPairs()].filter(({ heldOut }) => !openOnly || !heldOut))
      cases.push(...(await lookAgain(page, pair, await writeDown(page, pair), hits)));
    write(cases, hits, browser.version());
    expect(cases.length).toBeGreaterThan(openOnly ? 100 : 150);
    const { found, wrong } = ofAbra(cases);
    expect(wrong).toBe(0);
    expect(found).toBeGreaterThan(LEAST_FOUND);
  } finally {
    await browser.close();
  }
});

interface Held {
  realBench: RealBench;
}

async function newPage(context: BrowserContext): Promise<Page> {
  const script = await bundled(new URL('real.entry.ts', import.meta.url));
  await context.addInitScript(`${script};globalThis.playwright = ${playwrightInjected()};`);
  return context.newPage();
}

async function writeDown(page: Page, pair: VersionPair): Promise<Written[]> {
  await pair.show(page, 'before');
  const written: Written[] = [];
  for (const target of pair.targets) {
    const element = await pair.element(page, target, 'before');
    expect(element, `${pair.name}: ${target}`).not.toBeNull();
    written.push(await page.evaluate((found) => (globalThis as unknown as Held).realBench.write(found as Element), element));
  }
  return written;
}

async function lookAgain(page: Page, pair: VersionPair, written: Written[], hits: RuleHits): Promise<Case[]> {
  await pair.show(page, 'after');
  const truths: (ElementHandle | null)[] = [];
  for (const target of pair.targets) truths.push(await pair.element(page, target, 'after'));
  const cases: Case[] = [];
  for (const [at, what] of pair.targets.entries()) {
    const truth = truths[at] ?? null;
    const answered = await page.evaluate(
      ([target, element]) => (globalThis as unknown as Held).realBench.answer(target as Written, (element as Element | null) ?? undefined),
      [written[at], truth] as const,
    );
    cases.push({ pair, what, there: truth !== null, ...answered });
  }
  addHits(hits, await page.evaluate(() => (globalThis as unknown as Held).realBench.hits));
  return cases;
}

const percent = (part: number, of: number) => (of ? `${((100 * part) / of).toFixed(1)} %` : '–');

function row(name: string, cases: Case[]): (string | number)[] {
  const there = cases.filter((one) => one.there);
  const counts = WAYS.flatMap((way) => [
    percent(there.filter(({ answers }) => answers[way] === 'correct').length, there.length),
    cases.filter(({ answers }) => answers[way] === 'wrong').length,
  ]);
  return [name, cases.length, cases.length - there.length, ...counts];
}

function write(cases: Case[], hits: RuleHits, version: string): void {
  const products = new Set(PAGES.map(({ name }) => name));
  const some = (ofProducts: boolean, heldOut: boolean) =>
    cases.filter(({ pair }) => products.has(pair.name) === ofProducts && !!pair.heldOut === heldOut);
  const gone = cases.filter(({ there }) => !there);
  const abstained = (way: Way) => gone.filter(({ answers }) => answers[way] === 'abstained').length;
  const pairs = [...new Set(cases.map(({ pair }) => pair))];
  const rowOf = (pair: VersionPair) =>
    row(
      pair.name,
      cases.filter((one) => one.pair === pair),
    );
  publish(version, {
    name: 'drift-real',
    command: 'drift/real',
    title: 'Targets after a real drift',
    about: `${pairs.length} pairs of pages from npm, one published version to the next, by the ways of [drift](drift.md). What is the same control, and what is gone, was written down by hand (\`e2e/bench/drift/real\`) before any way was tried; held out: not looked at while \`find\` was worked on.`,
    heads: ['pages', 'targets', 'gone', ...WAYS.flatMap((way) => [`${way} correct`, 'wrong'])],
    rows: [
      row('all', cases),
      row('pages of products, looked at', some(true, false)),
      row('pages of products, held out', some(true, true)),
      row('widget libraries, looked at', some(false, false)),
      row('widget libraries, held out', some(false, true)),
      ['gone: abstained', gone.length, gone.length, ...WAYS.flatMap((way) => [percent(abstained(way), gone.length), ''])],
    ],
    details: { pairs: pairs.map(rowOf), rules: hits, cases: cases.map(({ pair, ...one }) => ({ pair: pair.name, ...one })) },
    whole: !openOnly,
  });
}
