import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { launchChromium } from '../fixtures/launch-chromium';
import { serveSites } from '../sites/serve.mjs';
import { openZoo } from '../zoo/stage';
import { clocked, metrics } from './clock';
import type { EqualFacts } from './equal-facts';
import { median } from './measured';
import { publish } from './publish';
import type { ScannerName } from './scan.entry';
import { PROBES } from './scan-probes';
import { bundle, rowsOf } from './scan-stage';

const NAMES: ScannerName[] = ['Abra', 'ivya', 'AIPex', 'page-agent', 'Midscene'];
/** A scanner that has not answered by then gets no figure, ms. */
const PATIENCE = 30_000;
/** Thread time after which a scanner gets no figure and is not asked about a larger page, ms; and after so much for the smallest. */
const TOO_SLOW = 3000;
const TOO_SLOW_FOR_SMALL = 200;

/** Each scanner gets each page anew so often, in turns. */
const ROUNDS = 3;

/** Looks at one page: thread time in ms (medians), layouts it forced, characters it tells, characters it wrote into the page. */
interface Cost {
  first: number;
  again: number;
  /** Once something has changed, so that nothing known of the tree holds. */
  changed: number;
  layouts: number;
  characters: number;
  /** Characters within the budget of a prompt. */
  prompted?: number;
  added: number;
}

const SMALLEST = '300 controls';

interface PageCost {
  page: string;
  nodes: number;
  costs: (Cost | undefined)[];
  equal: EqualFacts;
}

const SITES = {
  'theme customiser': '/themes/?modal=never',
  login: '/desk/login',
  shop: '/shop/',
  product: '/shop/product/1',
  checkout: '/shop/checkout',
};

/** Pages of real widgets from npm, as the zoo's tests visit them. */
const ZOO = ['ag-grid', 'antd', 'fullcalendar', 'mui', 'shoelace'];

test('what a look costs and what it sees, beside public scanners', async () => {
  test.setTimeout(1_500_000);
  const sites = await serveSites();
  const zoo = await openZoo();
  const browser = await launchChromium();
  try {
    const script = await bundle();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript({ content: script });
    const rows: PageCost[] = [];
    for (const amount of [100, 500, 2000])
      rows.push(await costs(page, `${amount * 3} controls`, () => fill(page, sites.origin, rowsOf(amount))));
    rows.push(await costs(page, '50,000 nodes, few controls', () => fill(page, sites.origin, textsOf(50_000))));
    for (const [name, path] of Object.entries(SITES))
      rows.push(await costs(page, name, () => page.goto(sites.origin + path, { waitUntil: 'networkidle' })));
    for (const widget of ZOO) {
      const open = () => page.goto(`${zoo.url}/${widget}`, { waitUntil: 'networkidle' });
      rows.push(await costs(page, `${widget} (zoo)`, open));
    }
    await fill(page, sites.origin, rowsOf(100));
    const nothing = await emptyCost(page);
    const seen = await probeAll(page, sites.origin);
    write(rows, seen, browser.version(), nothing);
    const missed = PROBES.filter((_, at) => !seen[at]?.[0]).map(({ what }) => what);
    expect(missed).toEqual([]);
    expect(rows.flatMap(({ costs: [abra] }) => [abra?.added, abra?.layouts])).toEqual(rows.flatMap(() => [0, 0]));
  } finally {
    await browser.close();
    await sites.close();
    zoo.server.close();
  }
});

async function fill(page: Page, origin: string, html: string): Promise<void> {
  await page.goto(`${origin}/pages/ticking.html`);
  await page.evaluate((inner) => {
    document.body.innerHTML = inner;
    // Layout is the page's own work, not the scanner's.
    document.body.getBoundingClientRect();
  }, html);
}

/** Scanners that took too long for a small page are not asked for larger ones of the same make. */
const slow = new Set<ScannerName>();

/** Each scanner gets the page anew in each round; one after another, so that a busy minute does not fall on one of them. */
async function costs(page: Page, name: string, open: () => Promise<unknown>): Promise<PageCost> {
  const rounds = new Map<ScannerName, Cost[]>(NAMES.map((scanner) => [scanner, []]));
  let nodes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const scanner of NAMES) {
      if (slow.has(scanner) && /\d/.test(name)) continue;
      await open();
      nodes = await page.evaluate(() => {
        // A layout that the page still owes is its own.
        document.body.getBoundingClientRect();
        return document.querySelectorAll('*').length;
      });
      const one = await cost(page, scanner);
      if (one) rounds.get(scanner)?.push(one);
      if (!one) slow.add(scanner);
    }
  }
  if (name === SMALLEST) for (const [scanner, [one]] of rounds) if (one && one.first > TOO_SLOW_FOR_SMALL) slow.add(scanner);
  await open();
  const equal = await page.evaluate(() => (globalThis as unknown as Hung).equal());
  return { page: name, nodes, costs: NAMES.map((scanner) => middle(rounds.get(scanner) ?? [])), equal };
}

function middle(costs: Cost[]): Cost | undefined {
  const [first] = costs;
  if (!first) return undefined;
  const middleOf = (key: 'first' | 'again' | 'changed') => median(costs.map((one) => one[key]));
  return { ...first, first: middleOf('first'), again: middleOf('again'), changed: middleOf('changed') };
}

async function cost(page: Page, scanner: ScannerName): Promise<Cost | undefined> {
  const line = await clocked(page);
  try {
    await rested(line, page);
    const size = () => page.evaluate(() => document.documentElement.outerHTML.length);
    const before = await size();
    const first = await timed(line, page, scanner);
    // One that takes so long is not asked four times more.
    if (!first || first.ms > TOO_SLOW) return undefined;
    const added = (await size()) - before;
    const again: number[] = [];
    for (let time = 0; time < 3; time++) again.push((await timed(line, page, scanner))?.ms ?? Number.NaN);
    const changed: number[] = [];
    for (let time = 0; time < 3; time++) {
      await change(page, time);
      changed.push((await timed(line, page, scanner))?.ms ?? Number.NaN);
    }
    const characters = await page.evaluate(async (name) => (await (globalThis as unknown as Hung).scanners[name]()).length, scanner);
    const prompted = scanner === 'Abra' ? await page.evaluate(() => (globalThis as unknown as Hung).prompted().length) : undefined;
    return {
      first: first.ms,
      again: median(again),
      changed: median(changed),
      layouts: first.layouts,
      characters,
      ...(prompted !== undefined && { prompted }),
      added: Math.max(0, added),
    };
  } finally {
    await line.detach().catch(() => undefined);
  }
}

/** The least that a page may change; the style that it leads to is the page's own work. */
async function change(page: Page, time: number): Promise<void> {
  await page.evaluate((value) => {
    document.body.setAttribute('data-changed', `${value}`);
    document.body.getBoundingClientRect();
  }, time);
}

/** Waits until frames go by without a layout: what a page still owes (fonts, elements that upgrade) is its own. */
async function rested(line: CDPSession, page: Page): Promise<void> {
  for (let round = 0; round < 50; round++) {
    const before = await metrics(line);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if ((await metrics(line)).LayoutCount === before.LayoutCount) return;
  }
}

/** What asking costs by itself: a call that looks at nothing, the first one and later ones. */
async function emptyCost(page: Page): Promise<{ first: number; again: number }> {
  const line = await clocked(page);
  const times: number[] = [];
  for (let at = 0; at < 6; at++) {
    const before = await metrics(line);
    await page.evaluate(() => undefined);
    times.push(((await metrics(line)).ThreadTime - before.ThreadTime) * 1000);
  }
  await line.detach();
  return { first: times[0] ?? 0, again: median(times.slice(1)) };
}

interface Hung {
  scanners: Record<ScannerName, () => Promise<string>>;
  looks: Record<ScannerName, () => unknown>;
  prompted: () => string;
  equal: () => EqualFacts;
}

async function timed(line: CDPSession, page: Page, scanner: ScannerName): Promise<{ ms: number; layouts: number } | undefined> {
  const before = await metrics(line);
  const done = await Promise.race([
    page.evaluate(async (name) => void (await (globalThis as unknown as Hung).looks[name]()), scanner).then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE)),
  ]);
  if (!done) return undefined;
  const after = await metrics(line);
  return { ms: (after['ThreadTime'] - before['ThreadTime']) * 1000, layouts: after['LayoutCount'] - before['LayoutCount'] };
}

/** Which scanner sees what: probe by probe, in the order of `NAMES`. */
async function probeAll(page: Page, origin: string): Promise<boolean[][]> {
  const answers: boolean[][] = [];
  for (const probe of PROBES) {
    const row: boolean[] = [];
    for (const scanner of NAMES) {
      await fill(page, origin, probe.html);
      if (probe.prepare) await page.evaluate(probe.prepare);
      const text = await page.evaluate(async (name) => (globalThis as unknown as Hung).scanners[name](), scanner);
      row.push(probe.seen(text));
    }
    answers.push(row);
  }
  return answers;
}

const textsOf = (nodes: number) =>
  `<main><h1>Archive</h1><button>Search</button>${Array.from({ length: nodes / 5 }, (_, at) => `<div><p>Entry <b>${at}</b></p><p><i>of many</i></p></div>`).join('')}</main>`;

function write(rows: PageCost[], seen: boolean[][], version: string, nothing: { first: number; again: number }): void {
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  const both = [NAMES.indexOf('Abra'), NAMES.indexOf('ivya')];
  const cells = (costs: (Cost | undefined)[], say: (cost: Cost) => number) => costs.map((one) => (one ? number(say(one)) : 'too slow'));
  publish(version, {
    name: 'scan',
    title: 'What a look at a page costs, and what it sees',
    about: `CPU ms of the page's thread, medians of ${ROUNDS} rounds in turns (${number(nothing.first)} and later ${number(nothing.again)} of it for the call itself), telling included for all but Abra; too slow: over ${TOO_SLOW / 1000} s. Equal: Abra's characters for what ivya tells too. Last row: probes that each sees (\`e2e/bench/scan-probes.ts\`). Peers: \`ivya/aria\` 1.8.2, \`@aipexstudio/dom-snapshot\` 0.1.0, \`@page-agent/page-controller\` 1.12.4, \`@midscene/shared\` 1.13.1.`,
    heads: [
      'page',
      'nodes',
      ...NAMES.map((name) => `first look, ${name}`),
      ...['again', 'after a change', 'characters'].flatMap((what) => both.map((at) => `${what}, ${NAMES[at]}`)),
      'equal',
    ],
    rows: [
      ...rows.map(({ page, nodes, costs, equal }) => {
        const two = both.map((at) => costs[at]);
        return [
          page,
          nodes.toLocaleString('en'),
          ...cells(costs, ({ first }) => first),
          ...cells(two, ({ again }) => again),
          ...cells(two, ({ changed }) => changed),
          ...cells(two, ({ characters }) => characters),
          number(equal.characters),
        ];
      }),
      [`seen of ${PROBES.length} probes`, '', ...NAMES.map((_, at) => seen.filter((row) => row[at]).length), ...Array(7).fill('')],
    ],
    details: { rows, probes: PROBES.map(({ what }, at) => ({ what, seen: NAMES.filter((_, column) => seen[at]?.[column]) })) },
  });
}
