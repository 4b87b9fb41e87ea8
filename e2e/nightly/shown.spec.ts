import type { Page } from '@playwright/test';
import { sayOperation } from '../../src/model/plan/operation-words';
import { sayGap } from '../../src/model/playbook/gap-words';
import { handOf } from '../apps/hand';
import type { Abra } from '../fixtures/abra';
import { begin, recording, save } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';
import type { Change, ShownCase } from '../shown/case';
import { CASES } from '../shown/cases';
import { EFFECTS } from '../shown/effects';
import { type ServedPages, servePages } from '../shown/serve-pages';

/** What was shown on small pages of all kinds is played again, and after the page changed: the right end is the page's own state. ONLY=words takes those pages. */
const SIZE = { width: 1280, height: 800 };
const NAME = 'What was shown';
/** What a page does after it was done is waited for so long, ms. */
const AFTER = 1500;

test.describe.configure({ mode: 'parallel' });

let pages: ServedPages;
test.beforeAll(async () => {
  pages = await servePages();
});
test.afterAll(() => pages.close());

/** A quarter of the kinds of effects each night; all with ALL=1, which takes 15 minutes. */
const ASKED = EFFECTS.filter((_, nth) => process.env.ALL || nth % 4 === new Date().getDate() % 4);

for (const one of [...CASES, ...ASKED].filter(({ page, what = '' }) => `${page}: ${what}`.includes(process.env.ONLY ?? '')))
  test(`${one.page}${one.what ? `: ${one.what}` : ''}`, async ({ abra }) => {
    test.setTimeout(30_000 + 10_000 * (one.again?.length ?? 1));
    await abra.settings({ planner: 'embedded', overlay: false });
    const { said, gaps, right } = await show(abra, one);
    if (one.told) return expect(gaps).not.toEqual([]);
    const told = [...said.map((line, at) => `${at + 1}. ${line}`), ...gaps.map((gap) => `gap: ${gap}`)].join('\n');
    expect(one.right === undefined ? right : one.right, `shown:\n${told}`).toEqual(right);
    for (const change of [{ what: 'again' } as Change, ...(one.again ?? [])]) {
      const played = await replay(abra, one, change, change.right ?? right);
      const allowed = change.stops ? ['stopped'] : (change.mayStop ?? one.mayStop) ? ['right', 'stopped'] : ['right'];
      expect.soft(allowed, `${change.what}: ${played.verdict}: ${played.why}\n${told}`).toContain(played.verdict);
    }
  });

async function show(abra: Abra, one: ShownCase): Promise<{ said: string[]; gaps: string[]; right: unknown }> {
  const tab = await opened(abra, one);
  await begin(abra, tab);
  await one.shows(handOf(tab));
  const right = one.right === undefined ? await stateOf(tab) : await settled(tab, one.right);
  await abra.call('record.set', { status: 'stopped' });
  const { steps = [], gaps = [] } = (await recording(abra)) ?? {};
  if (!one.told) await save(abra, NAME);
  await tab.close();
  return { said: steps.map(({ operation, label }) => sayOperation(operation, label)), gaps: gaps.map(sayGap), right };
}

async function replay(
  abra: Abra,
  one: ShownCase,
  change: Change,
  right: unknown,
): Promise<{ verdict: 'right' | 'stopped' | 'wrong'; why: string }> {
  const tab = await opened(abra, one, change);
  const { finished, question } = await abra.play(NAME, { tab, answer: ({ kind }) => (kind === 'confirm' ? 'allow' : undefined) });
  const done = finished?.outcome === 'success';
  const state = await settled(tab, right);
  await tab.close();
  const isRight = JSON.stringify(state) === JSON.stringify(right);
  const why = `${finished ? `${finished.outcome}: ${finished.summary}` : `asks: ${question?.text}`} | ${JSON.stringify(state)}`;
  return { verdict: done && isRight ? 'right' : done ? 'wrong' : 'stopped', why };
}

async function opened(abra: Abra, { page, data }: ShownCase, change?: Change): Promise<Page> {
  pages.data = change?.data ?? data ?? {};
  const tab = await abra.browser.context.newPage();
  await tab.setViewportSize(change?.size ?? SIZE);
  await tab.goto(`${pages.url}/${page.includes('.') ? page : `${page}.html`}${change?.version ? `?v=${change.version}` : ''}`);
  if (data) await tab.waitForFunction(() => document.title === 'ready' || document.querySelector('textarea')?.value);
  return tab;
}

/** The page's state once it is this, or had its time. */
async function settled(tab: Page, right: unknown): Promise<unknown> {
  let state: unknown;
  const read = async () => {
    state = await stateOf(tab);
    return JSON.stringify(state);
  };
  await expect
    .poll(read, { timeout: AFTER })
    .toBe(JSON.stringify(right))
    .catch(() => undefined);
  return state;
}

/** By the protocol, since a page may have broken what Playwright hands values over with. */
async function stateOf(tab: Page): Promise<unknown> {
  const session = await tab.context().newCDPSession(tab);
  const { result } = await session.send('Runtime.evaluate', { expression: 'globalThis.S ? S.read() : JSON.stringify(state())' });
  return result.value === undefined ? undefined : JSON.parse(result.value);
}
