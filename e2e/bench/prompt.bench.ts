import { expect, type Page, test } from '@playwright/test';
import { bundled } from '../fixtures/bundled';
import { launchChromium } from '../fixtures/launch-chromium';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import { serveSites } from '../sites/serve.mjs';
import type { AbraTold, Measures, Told } from './prompt.entry';
import { publish } from './publish';

/** Tokens that one page may take of Abra's prompt. */
const BUDGET = 6000;
/** A scanner that has not answered by then gets no figure, ms. */
const PATIENCE = 60_000;

interface PageTold {
  abra: AbraTold;
  aipex: Told | undefined;
  pageAgent: Told | undefined;
  pageAgentView: Told | undefined;
}

interface Case {
  name: string;
  goal: string;
  open(page: Page, url: (app: string, query?: Record<string, string>) => string): Promise<unknown>;
}

const CASES: Case[] = [
  {
    name: 'theme customiser, dialog open',
    goal: 'set the theme to Purple',
    open: (page, url) => page.goto(url('themes', { modal: 'always' })),
  },
  {
    name: 'theme customiser, menu open',
    goal: 'set the theme to Purple',
    open: async (page, url) => {
      await page.goto(url('themes', { modal: 'never' }));
      await page.getByRole('button', { name: 'Theme' }).click();
    },
  },
  { name: 'login', goal: 'log in', open: (page, url) => page.goto(url('/desk/login')) },
  {
    name: 'dashboard',
    goal: 'cancel the trip of Bob Marsh',
    open: async (page, url) => {
      await page.goto(url('/desk/login'));
      await page.getByLabel('Email').fill(ACCOUNT.email);
      await page.getByLabel('Password').fill(ACCOUNT.password);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL('**/dashboard*');
    },
  },
  { name: 'search results', goal: 'open the cheapest hotel', open: (page, url) => page.goto(url('/desk/results', { q: 'Montreal' })) },
  { name: 'shop', goal: 'add the Aria camera to the cart', open: (page, url) => page.goto(url('shop')) },
  { name: 'product, buy box in a shadow root', goal: 'buy two of it', open: (page, url) => page.goto(url('/shop/product/1')) },
  { name: 'checkout', goal: 'fill in the address', open: (page, url) => page.goto(url('/shop/checkout')) },
  { name: 'table of 500 rows, 3 controls each', goal: 'delete order 321', open: (page) => page.setContent(table(500)) },
  { name: 'archive of 20,000 links', goal: 'open the report of Lisbon', open: (page) => page.setContent(archive(20_000)) },
];

test('a page stays within its budget of tokens however long it is, and the next look costs a fraction of it', async () => {
  const script = await bundled(new URL('prompt.entry.ts', import.meta.url));
  const site = await serveSites();
  const browser = await launchChromium();
  const session = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  try {
    const rows: [Case, PageTold][] = [];
    for (const one of CASES) {
      const page = await session.newPage();
      await one.open(page, site.url);
      await page.waitForLoadState('networkidle');
      await page.addScriptTag({ content: script });
      rows.push([one, await measure(page, one.goal)]);
      await page.close();
    }
    write(rows, browser.version());
    for (const [{ name }, told] of rows) {
      expect(told.abra.first.tokens, name).toBeLessThan(BUDGET);
      expect(told.abra.next.tokens, name).toBeLessThan(told.abra.first.tokens > 1500 ? 300 : told.abra.first.tokens + 50);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});

async function measure(page: Page, goal: string): Promise<PageTold> {
  const abra = await page.evaluate((wanted) => (globalThis as unknown as { measures: Measures }).measures.abra(wanted), goal);
  const aipex = await within(page.evaluate(() => (globalThis as unknown as { measures: Measures }).measures.aipex()));
  const agent = (expansion: number) =>
    within(page.evaluate((one) => (globalThis as unknown as { measures: Measures }).measures.pageAgent(one), expansion));
  const pageAgentView = await agent(0);
  // Where the viewport alone took too long the page is still busy with it.
  const pageAgent = pageAgentView ? await agent(-1) : undefined;
  return { abra, aipex, pageAgent, pageAgentView };
}

async function within<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  // A page that is closed while it is still at it rejects: that is the late one's end.
  const told = await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
  return told;
}

/** A table as an administration has it: rows of text with three controls. */
function table(rows: number): string {
  const row = (n: number) =>
    `<tr><td>Order ${n}</td><td>Customer ${n}</td><td>$${n}.00</td><td><button>Edit</button> <button>Copy</button> <button>Delete</button></td></tr>`;
  return `<title>Orders</title><main><h1>Orders</h1><table aria-label="Orders">${Array.from({ length: rows }, (_, n) => row(n)).join('')}</table></main>`;
}

/** A page of nothing but links, one of which is wanted. */
function archive(links: number): string {
  const link = (n: number) => `<li><a href="/reports/${n}">${n === Math.floor(links * 0.8) ? 'Report of Lisbon' : `Report ${n}`}</a></li>`;
  const years = Array.from({ length: 40 }, (_, year) => {
    const each = links / 40;
    return `<section aria-label="Year ${1980 + year}"><h2>${1980 + year}</h2><ul>${Array.from({ length: each }, (_, n) => link(year * each + n)).join('')}</ul></section>`;
  });
  return `<title>Archive</title><main><h1>Archive</h1>${years.join('')}</main>`;
}

function write(rows: [Case, PageTold][], version: string): void {
  const cell = (told: Told | undefined) => (told ? `${told.tokens} (${told.elements})` : 'no answer in 60 s');
  const total = (pick: (told: PageTold) => Told | undefined) => {
    const figures = rows.map(([, told]) => pick(told)?.tokens);
    const sum = figures.reduce<number>((so, figure) => so + (figure ?? 0), 0);
    return figures.includes(undefined) ? `${sum} and more` : sum;
  };
  publish(version, {
    name: 'prompt',
    title: 'What a page costs in the prompt',
    about: `Tokens of the part of the prompt that tells the page, all by the same estimate (\`src/planner/prompt/tokens.ts\`), in brackets how many elements the model can name by it; Abra's budget is ${BUDGET}. Next look: the same page after a press and a new line of text, which the others tell whole again. Peers: \`@aipexstudio/dom-snapshot\` 0.1.0, \`@page-agent/page-controller\` 1.12.4.`,
    heads: ['page', 'DOM nodes', 'elements found', 'Abra', 'Abra, next look', 'AIPex', 'page-agent, whole page', 'page-agent, viewport'],
    rows: [
      ...rows.map(([{ name }, { abra, aipex, pageAgent, pageAgentView }]) => [
        name,
        abra.nodes,
        abra.found,
        cell(abra.first),
        abra.next.tokens,
        cell(aipex),
        cell(pageAgent),
        cell(pageAgentView),
      ]),
      [
        'all',
        '',
        '',
        total(({ abra }) => abra.first),
        total(({ abra }) => abra.next),
        total(({ aipex }) => aipex),
        total(({ pageAgent }) => pageAgent),
        total(({ pageAgentView }) => pageAgentView),
      ],
    ],
  });
}
