import type { Page } from '@playwright/test';
import { items, type Run } from '../../src/model/run/run';
import { explorer, rememberer, type Wanted } from '../fixtures/customiser-models';
import { playbookOf } from '../fixtures/playbook-of';
import { expect, test } from '../fixtures/test';
import { bareClick } from './bare-click';
import { between, customiserStage } from './customiser-stage';
import { median, quantile } from './measured';
import { type FromEnter, fromEnter } from './operations-from-enter';
import { openPeers } from './operations-peers';
import { publish } from './publish';

/** How often each is measured; the two take turns. */
const ROUNDS = Number(process.env.ROUNDS ?? 15);
/** How many times faster than Playwright's locators on quiet steps. */
const AIM = 10;
const WANTED: Wanted = [['Theme', 'Fuchsia'], ['Style', 'Lyra'], ['Radius', 'Large'], ['Font', 'Outfit']]; // biome-ignore format: a table
const CHOSEN = { theme: 'Fuchsia', style: 'Lyra', radius: 'Large', font: 'Outfit' };
const STEPS = 2 * WANTED.length;
const GOAL = 'set theme to Fuchsia, style Lyra, radius Large, font Outfit';
const OTHER_WORDS = 'make it fuchsia in the Lyra style with a large radius and the Outfit font please';
const NAME = 'Set up the theme in eight clicks';
/** Quiet: the page keeps still for people who want less motion. Moving: its menus rise for 110 ms, which both wait for before they click. */
const PAGES = [
  { page: 'quiet', reducedMotion: 'reduce', overlay: false },
  { page: 'quiet, overlay shown', reducedMotion: 'reduce', overlay: true },
  { page: 'moving, overlay shown', reducedMotion: 'no-preference', overlay: true },
] as const;

test('eight operations beside the same by Playwright, and a goal cold, warm and hot', async ({ site }) => {
  const url = site.url('themes', { modal: 'never' });
  const { abra, tab, model, visit, eventsOf, close } = await customiserStage(url);
  const asWanted = () => expect.poll(() => tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'))).toMatchObject(CHOSEN);

  const goal = async (words: string): Promise<{ run: Run; wall: number }> => {
    await visit();
    model.forget();
    const began = performance.now();
    const run = await abra.run(words, { tab });
    const wall = performance.now() - began;
    expect(run.finished).toMatchObject({ outcome: 'success' });
    await asWanted();
    return { run, wall };
  };
  model.script(explorer(WANTED));
  const cold = await goal(GOAL);
  model.script(rememberer(WANTED));
  const warm = await goal(OTHER_WORDS);
  model.script([]);
  const hots: (typeof cold)[] = [];
  for (let round = 0; round < Math.min(ROUNDS, 3); round++) hots.push(await goal(GOAL));
  const hot = hots.sort((one, other) => one.wall - other.wall)[hots.length >> 1] ?? cold;
  expect([cold, warm, ...hots].map(({ run }) => run.usage.calls)).toEqual([STEPS + 1, 1, ...hots.map(() => 0)]);

  await abra.import(playbookOf(cold.run, NAME));
  await visit();
  const proof = await abra.play(NAME, { tab, answer: ({ choices }) => choices[0]?.id });
  expect(proof.finished).toMatchObject({ outcome: 'success' });

  const measured: Measured[] = [];
  const peers = await openPeers(
    WANTED,
    Object.entries(CHOSEN)
      .map(([key, value]) => `JSON.parse(document.body.dataset.state).${key} === '${value}'`)
      .join(' && '),
  );
  const least: Least = { legs: [], goals: [], nobody: [] };
  for (const { page, reducedMotion, overlay } of PAGES) {
    await abra.settings({ overlay });
    await tab.emulateMedia({ reducedMotion });
    const times: Measured = {
      page,
      ours: [],
      parts: [],
      legs: [],
      runs: [],
      walls: [],
      theirs: [],
      bare: [],
      clicks: [],
      inOneGo: [],
      replay: [],
      pressed: [],
    };
    measured.push(times);
    for (let round = 0; round < ROUNDS; round++) {
      await visit();
      const began = performance.now();
      const run = await abra.play(NAME, { tab });
      times.walls.push((performance.now() - began) / STEPS);
      expect(run.finished).toMatchObject({ outcome: 'success' });
      await asWanted();
      const records = items(run).flatMap(({ record }) => record ?? []);
      expect(records.map(({ status }) => status)).toEqual(Array(STEPS).fill('done'));
      const events = await eventsOf(run.id);
      expect(events.filter(({ kind }) => kind === 'sent').length).toBe(1);
      times.parts.push(...records.map(({ took }) => took));
      times.ours.push(...records.map(({ took }) => took.find + took.act + took.settle));
      times.legs.push(between(events, 'sent', 'reported') / STEPS);
      times.runs.push(between(events, 'started', 'finished') / STEPS);

      await visit();
      for (const locator of locators(tab)) {
        const one = performance.now();
        await locator.click();
        times.theirs.push(performance.now() - one);
      }
      await asWanted();

      await visit();
      const clicks = await bareClicks(tab);
      times.bare.push(...clicks);
      times.clicks.push(sum(clicks) / STEPS);
      await asWanted();

      await visit();
      times.inOneGo.push((await inOneGo(tab)) / STEPS);
      await asWanted();

      if (page !== 'quiet') continue;
      times.replay.push(...(await peers.replay(url)));
      times.pressed.push(...(await peers.debugger(url)));
      least.legs.push((await peers.bareLeg(url)) / STEPS);
      least.goals.push((await peers.bareGoal(url)).done / STEPS);
      least.nobody.push((await peers.nobody(url)) / STEPS);
    }
  }
  await peers.close();
  await abra.settings({ overlay: false, consent: true });
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  const panel = await abra.openPanelBeside(tab);
  const entered: FromEnter[] = [];
  // Beside each, as a machine that is shared is not as fast a minute later.
  const eight: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await visit();
    entered.push(await fromEnter(panel, tab, GOAL));
    await asWanted();
    await visit();
    eight.push(sum(await bareClicks(tab)) / STEPS);
  }
  write(tab.context().browser()?.version() ?? '', { measured, entered, eight, least, visits: { cold, warm, hot } });
  await close();
  const [quiet] = measured;
  expect(median(quiet?.theirs ?? []) / median(quiet?.ours ?? [])).toBeGreaterThan(AIM / 4);
});

interface Measured {
  page: string;
  /** Milliseconds of each operation, as its record says, and its parts. */
  ours: number[];
  parts: { find: number; act: number; settle: number }[];
  /** Milliseconds of a leg, of a run by its journal, and of a run from asking for it to hearing of its end, divided by its operations. */
  legs: number[];
  runs: number[];
  walls: number[];
  /** Milliseconds of each of Playwright's steps. */
  theirs: number[];
  /** Milliseconds of the same steps by nobody: see `bareClick`. */
  bare: number[];
  /** The eight of a round together, divided by eight. */
  clicks: number[];
  /** The same eight one right after the other, with a turn of tasks between, divided by eight: the browser draws what each changed meanwhile, on the same cores. */
  inOneGo: number[];
  /** Milliseconds of the same steps by @puppeteer/replay, and by Chrome's debugger with nothing around it; on the quiet page alone. */
  replay: number[];
  pressed: number[];
}

/** By the bare extension, and by nobody in its Chromium: ms, the eight of a round divided by eight. */
type Least = Record<'legs' | 'goals' | 'nobody', number[]>;

const locators = (tab: Page) =>
  WANTED.flatMap(([menu, option]) => [
    tab.getByRole('button', { name: menu }),
    tab.getByRole(menu === 'Radius' ? 'menuitemradio' : 'option', { name: option }),
  ]);

/** The eight of each round, divided by eight. */
const together = (all: readonly number[]) =>
  Array.from({ length: all.length / STEPS }, (_, round) => sum(all.slice(round * STEPS, (round + 1) * STEPS)) / STEPS);

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);

/** Milliseconds of each step by nobody. */
async function bareClicks(tab: Page): Promise<number[]> {
  const clicks: number[] = [];
  for (const locator of locators(tab)) clicks.push(await locator.evaluate(bareClick));
  return clicks;
}

/** Milliseconds of all steps by nobody, one right after the other. */
async function inOneGo(tab: Page): Promise<number> {
  await tab.evaluate(`globalThis.bareClick = ${bareClick}`);
  return tab.evaluate(async (wanted) => {
    const { bareClick: click } = globalThis as unknown as { bareClick(element: Element): number };
    const turn = () =>
      new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    const began = performance.now();
    for (const [menu, option] of wanted) {
      click(document.querySelector(`#${menu.toLowerCase()}-trigger`) as Element);
      await turn();
      click([...document.querySelectorAll('.menu-item')].find(({ textContent }) => textContent?.trim() === option) as Element);
      await turn();
    }
    return performance.now() - began;
  }, WANTED);
}

interface Found {
  measured: Measured[];
  entered: FromEnter[];
  /** ms of one of eight clicks without an agent, measured beside each goal. */
  eight: number[];
  least: Least;
  visits: Record<string, { run: Run; wall: number }>;
}

function write(version: string, { measured, entered, eight, least, visits }: Found): void {
  const [quiet, shown, moving] = measured;
  const ms = (times: readonly number[] | undefined) => (times?.length ? median(times).toFixed(1) : '');
  /** Milliseconds, as multiples of what the page needs for the same, and of Playwright's step. */
  const beside = (
    what: string,
    times: readonly number[],
    own?: readonly number[],
    more: readonly (readonly number[] | undefined)[] = [],
  ) => [
    what,
    ms(times),
    own ? (median(times) / median(own)).toFixed(1) : '',
    (median(quiet?.theirs ?? []) / median(times)).toFixed(1),
    ms(more[0]),
    ms(more[1]),
  ];
  const row = (what: string, of: (times: Measured) => readonly number[], own?: (times: Measured) => readonly number[]) => {
    const [first, ...others] = [quiet, shown, moving].map((times) => (times ? of(times) : []));
    return beside(what, first ?? [], quiet && own?.(quiet), others);
  };
  const [bare, clicks] = [(times: Measured) => times.bare, (times: Measured) => times.clicks];
  publish(version, {
    name: 'operations',
    title: 'What an operation costs beyond the page itself',
    about: `Four menus are opened and an option is chosen in each, ${ROUNDS} interleaved rounds, in one browser: median ms an operation, by a playbook in one leg and by Playwright's \`getByRole().click()\`. The page's own time: the same clicks without an agent, with the fewest events, \`focus()\` and one layout. Aims: an operation 1.6 times that, a leg 2.2, a goal 3; 50 ms to the first event; ${AIM} times faster than Playwright.`,
    heads: ['what', 'quiet page', 'times the page’s own', 'Playwright ÷ it', 'overlay shown', 'overlay shown, menus move'],
    rows: [
      row('an operation: find, act, settle', ({ ours }) => ours, bare),
      row('its fastest quarter', ({ ours }) => [quantile(ours, 0.25)]),
      ...(['find', 'act', 'settle'] as const).map((part) => row(`· ${part}`, ({ parts }) => parts.map((took) => took[part]))),
      row('all eight operations ÷ 8', ({ ours }) => together(ours), clicks),
      row('the leg ÷ 8: message sent to report journaled', ({ legs }) => legs, clicks),
      row('the run ÷ 8: from started to finished in its journal', ({ runs }) => runs, clicks),
      beside(
        'a known goal ÷ 8: from Enter to the result in the panel',
        entered.map(({ done }) => done / STEPS),
        eight,
      ),
      ['Enter to the first event', ms(entered.map(({ first }) => first)), '', '', '', ''],
      row('the page’s own: a click', bare),
      row('the page’s own: the eight ÷ 8', clicks),
      row('the page’s own: the eight in one go ÷ 8, while the browser draws', ({ inOneGo: all }) => all, clicks),
      beside('an extension that checks nothing, the leg ÷ 8', least.legs, least.nobody),
      beside('an extension that checks nothing, the goal ÷ 8', least.goals, least.nobody),
      row('`chrome.debugger` and nothing else', ({ pressed }) => pressed, bare),
      row('Playwright, a step', ({ theirs }) => theirs, bare),
      row('its fastest quarter', ({ theirs }) => [quantile(theirs, 0.25)]),
      row('@puppeteer/replay, a step', ({ replay }) => replay, bare),
    ],
    whole: !process.env.ROUNDS,
    details: { measured, entered, eight, least, visits: Object.entries(visits).map(([visit, one]) => ({ visit, ...costOf(one) })) },
  });
}

/** What a goal cost that was asked cold (the model explores), warm (in other words) or hot. */
function costOf({ run, wall }: { run: Run; wall: number }): Record<string, number> {
  const { calls, input, output, cacheRead, cacheWrite } = run.usage;
  const inPage = sum(items(run).map(({ record }) => (record ? record.took.find + record.took.act + record.took.settle : 0)));
  return { calls, operations: run.operations, tokens: input + output + cacheRead + cacheWrite, inPage, wall };
}
