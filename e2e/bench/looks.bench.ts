import { expect, type Page, test } from '@playwright/test';
import { launchChromium } from '../fixtures/launch-chromium';
import { serveSites } from '../sites/serve.mjs';
import { clocked, metrics } from './clock';
import { median } from './measured';
import { publish } from './publish';
import { bundle, rowsOf } from './scan-stage';

const ROUNDS = 3;
/** Whoever takes longer than this for a page is not asked again, nor about a larger one of the same make: CPU ms. */
const TOO_LONG = 3000;

interface Look {
  /** CPU time of the page's thread, ms. */
  cpu: number;
  /** The longest task from the question to the answer, ms of the clock; those under 50 ms are not told by the browser. */
  longest: number;
  characters: number;
}

interface Hung {
  scanners: Record<string, () => Promise<string>>;
  looks: Record<string, () => unknown>;
}

/** Cells as a spreadsheet of a page has them: each listens to clicks, none is a control by its tag. */
const cells = (amount: number) => async (page: Page) => {
  await page.evaluate((count) => {
    const table = document.createElement('table');
    for (let at = 0; at < count; at += 20) {
      const row = table.insertRow();
      for (let column = 0; column < 20; column++) {
        const cell = row.insertCell();
        cell.textContent = `R${at / 20}C${column}`;
        cell.addEventListener('click', () => cell.classList.toggle('on'));
      }
    }
    document.body.replaceChildren(table);
  }, amount);
};
const controls = (amount: number) => (page: Page) =>
  page.evaluate(
    (html) => {
      document.body.innerHTML = html;
    },
    rowsOf(Math.round(amount / 3)),
  );

type Looked = 'Abra' | 'Abra at once' | 'ivya';
type Fill = (page: Page) => Promise<void>;
/** A page, Abra's look at it, and ivya's where it is quick enough to ask. */
type Row = [string, Look, Look | undefined];

/** Pages of one make, the smallest first. */
const PAGES: [string, Fill][][] = [
  [1500, 10_000, 50_000].map((amount) => [`${amount.toLocaleString('en')} controls`, controls(amount)]),
  [1000, 10_000, 50_000].map((amount) => [`${amount.toLocaleString('en')} cells that listen`, cells(amount)]),
];

test('a look at a large page is bounded and never holds the page up', async () => {
  test.setTimeout(1_500_000);
  const sites = await serveSites();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript({ content: await bundle() });
    const rows: Row[] = [];
    for (const pages of PAGES) {
      const slow = new Set<string>();
      for (const [name, fill] of pages) {
        const looks: Record<Looked, Look[]> = { Abra: [], 'Abra at once': [], ivya: [] };
        for (let round = 0; round < ROUNDS; round++)
          for (const scanner of ['Abra', 'Abra at once', 'ivya'] as const) {
            if (slow.has(scanner)) continue;
            await page.goto(`${sites.origin}/pages/ticking.html`);
            await fill(page);
            const one = await look(page, scanner);
            looks[scanner].push(one);
            if (scanner === 'ivya' && one.cpu > TOO_LONG) slow.add(scanner);
          }
        // In turns, what the page does meanwhile and the frames that it draws are in the CPU time too: the look's own is taken at once, as ivya's is.
        const abra = { ...middle(looks.Abra), cpu: middle(looks['Abra at once']).cpu };
        rows.push([name, abra, looks.ivya.length ? middle(looks.ivya) : undefined]);
      }
    }
    write(rows, browser.version());
    // Counts and bounds, not times: what is told stays a page's worth, however many there are.
    const told = rows.map(([, abra]) => abra.characters);
    expect(Math.max(...told)).toBeLessThan(150_000);
  } finally {
    await browser.close();
    await sites.close();
  }
});

const middle = (looks: Look[]): Look => ({
  cpu: median(looks.map(({ cpu }) => cpu)),
  longest: median(looks.map(({ longest }) => longest)),
  characters: looks[0]?.characters ?? 0,
});

async function look(page: Page, scanner: Looked): Promise<Look> {
  const line = await clocked(page);
  try {
    // What the page owes by itself is its own.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const before = await metrics(line);
    const longest = await page.evaluate(watched, scanner);
    const cpu = ((await metrics(line)).ThreadTime - before.ThreadTime) * 1000;
    const characters = await page.evaluate(
      async (name) => (await (globalThis as unknown as Hung).scanners[name]?.())?.length ?? 0,
      scanner === 'ivya' ? scanner : 'Abra',
    );
    return { cpu, longest, characters };
  } finally {
    await line.detach();
  }
}

/** Looks, and answers the longest task that the browser told of meanwhile. */
async function watched(scanner: string): Promise<number> {
  const tasks: number[] = [0];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  // A task of its own: what came before is not the look's.
  await new Promise((done) => setTimeout(done));
  await (globalThis as unknown as Hung).looks[scanner]?.();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  tasks.push(...observer.takeRecords().map(({ duration }) => duration));
  return Math.max(...tasks);
}

function write(rows: Row[], version: string): void {
  const ms = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
  const task = (value: number) => (value < 50 ? 'none' : ms(value));
  publish(version, {
    name: 'looks',
    title: 'Looks at large pages',
    about: `The first look beside ivya's tree of the same page: CPU ms of the page's thread, medians of ${ROUNDS}; tasks of 50 ms or more hold the page up. Of crowds Abra tells those near the view and what fits the goal, and counts the rest.`,
    heads: ['page', 'Abra, CPU ms', 'ivya', 'share', 'longest task, Abra', 'ivya', 'characters, Abra', 'ivya'],
    rows: rows.map(([name, abra, ivya]) => [
      name,
      ms(abra.cpu),
      ivya ? ms(ivya.cpu) : 'too slow',
      ivya ? (abra.cpu / ivya.cpu).toFixed(2) : '–',
      task(abra.longest),
      ivya ? task(ivya.longest) : '–',
      ms(abra.characters),
      ivya ? ms(ivya.characters) : '–',
    ]),
  });
}
