import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bundled } from '../../fixtures/bundled';
import { launchChromium } from '../../fixtures/launch-chromium';
import { serveSites } from '../../sites/serve.mjs';
import { publish } from '../publish';
import { MUTATIONS, removedOf } from './mutations';
import { playwrightInjected } from './playwright-injected';
import type { DriftBench, Replayed } from './replay.entry';
import { addHits, type RuleHits } from './rule-hits';
import { showState } from './show-state';
import { signCases } from './sign-cases';
import { SIGN_STATES } from './sign-states';
import { STATES } from './states';
import { type Answer, LEAST_FOUND, ofAbra, WAYS } from './ways-compared';

/** Seeds that may be looked at while the search for targets is worked on, and seeds that are only measured. */
const SEEDS = { open: [1, 9688], 'held out': [9751] };
const only = process.env.STATES?.split(',');
const seeds = process.env.SEEDS?.split(',').map(Number);
const drift = (name: string) => !process.env.DRIFTS || process.env.DRIFTS.split(';').includes(name);
const mutations = MUTATIONS.filter(({ name }) => drift(name));
/** By its own name or its group's. */
const state = ({ app, name }: Case['state']) => !only || only.includes(name) || only.includes(app);

interface Case extends Replayed {
  state: { app: string; name: string };
  mutation: string;
  seed: number;
}

test('targets after a drift, found with no model', async () => {
  test.setTimeout(3_600_000);
  const sites = await serveSites();
  const browser = await launchChromium();
  const cases: Case[] = [];
  const hits: RuleHits = {};
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'desk', value: 'open', url: `${sites.origin}/desk` }]);
    const page = await newPage(context);
    for (const one of STATES.filter(state)) {
      await showState(page, sites, one, { name: '', drift: [] }, 1, []);
      const recorded = await page.evaluate((prefix) => (globalThis as unknown as Held).driftBench.record(prefix), one.only);
      expect(recorded.length, one.name).toBeGreaterThan(3);
      for (const seed of seeds ?? Object.values(SEEDS).flat())
        for (const mutation of mutations) {
          const gone = mutation.removed
            ? removedOf(
                recorded.map(({ part }) => part),
                seed,
              )
            : [];
          await showState(page, sites, one, mutation, seed, gone);
          const replayed = await page.evaluate((targets) => (globalThis as unknown as Held).driftBench.replay(targets), recorded);
          addHits(hits, await page.evaluate(() => (globalThis as unknown as Held).driftBench.hits));
          cases.push(...replayed.map((answer) => ({ ...answer, state: { app: one.app, name: one.name }, mutation: mutation.name, seed })));
        }
    }
    cases.push(...(await signCases(page, sites, seeds ?? Object.values(SEEDS).flat(), { state, drift, hits })));
    const whole = !only && mutations.length === MUTATIONS.length;
    write(cases, hits, browser.version(), whole && !seeds);
    expect(cases.length).toBeGreaterThan(only || mutations.length < MUTATIONS.length ? 10 : 2000);
    const { found, wrong } = ofAbra(cases);
    expect(wrong).toBe(0);
    if (whole) expect(found).toBeGreaterThan(LEAST_FOUND);
  } finally {
    await browser.close();
    await sites.close();
  }
});

interface Held {
  driftBench: DriftBench;
}

async function newPage(context: BrowserContext): Promise<Page> {
  const script = await bundled(new URL('replay.entry.ts', import.meta.url));
  const page = await context.newPage();
  await page.addInitScript(`${script};globalThis.playwright = ${playwrightInjected()};`);
  return page;
}

const percent = (part: number, of: number) => (of ? `${((100 * part) / of).toFixed(1)} %` : '–');

/** Right of those that a row is of, wrong of all: another element was taken. */
function row(name: string, cases: Case[], right: (one: Case) => boolean = ({ there }) => there, verdict: Answer = 'correct') {
  const could = cases.filter(right);
  return [
    name,
    cases.length,
    ...WAYS.flatMap((way) => [
      percent(could.filter(({ answers }) => answers[way] === verdict).length, could.length),
      cases.filter(({ answers }) => answers[way] === 'wrong').length,
    ]),
  ];
}

function write(cases: Case[], hits: RuleHits, version: string, whole: boolean): void {
  const by = (key: (one: Case) => string) =>
    [...new Set(cases.map(key))].map((name) =>
      row(
        name,
        cases.filter((one) => key(one) === name),
      ),
    );
  const some = (name: string, which: (one: Case) => boolean) => row(name, cases.filter(which));
  const drifts = by(({ mutation }) => mutation);
  publish(version, {
    name: 'drift',
    command: 'drift/targets',
    title: 'Targets after a drift',
    about: `Each target of ${STATES.length + SIGN_STATES.length} pages is recorded, the page is changed, and the target is located again without a model: by Abra’s fingerprint, Playwright’s own selector, the selectors exported for the DevTools Recorder, \`@medv/finder\` and an absolute XPath. Correct: of those still there; wrong: another element was taken. The page tells the truth, by a way that none of them sees; held-out seeds are measured only. Of single drifts those are told after which Abra finds fewer than all.`,
    heads: ['what', 'cases', ...WAYS.flatMap((way) => [`${way} correct`, 'wrong'])],
    rows: [
      row('all', cases),
      ...Object.entries(SEEDS).map(([name, list]) => some(`${name} seeds`, ({ seed }) => list.includes(seed))),
      row(
        'gone: abstained',
        cases.filter(({ there }) => !there),
        () => true,
        'abstained',
      ),
      some('a person could tell it by sight', ({ there, seen }) => there && seen),
      some('only other words tell it from its like', ({ there, seen }) => there && !seen),
      ...by(({ state }) => state.app),
      ...drifts.filter(([, , correct]) => correct !== '100.0 %' && correct !== '–'),
    ],
    details: { drifts, pages: by(({ state }) => state.name), rules: hits, cases },
    whole,
  });
}
