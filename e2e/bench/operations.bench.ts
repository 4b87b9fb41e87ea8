import type { Page } from '@playwright/test';
import { items, type Run } from '../../src/model/run';
import { explorer, rememberer, type Wanted } from '../fixtures/customiser-models';
import { playbookOf } from '../fixtures/playbook-of';
import { expect, test } from '../fixtures/test';
import { bareClick } from './bare-click';
import { between, customiserStage } from './customiser-stage';
import { machine, median, quantile, report, table } from './measured';
import { type FromEnter, fromEnter } from './operations-from-enter';
import { openPeers } from './operations-peers';

/** How often each is measured; the two take turns. */
const ROUNDS = Number(process.env.ROUNDS ?? 15);
/** Issue 2: how many times faster than Playwright's locators on quiet steps. */
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
  const version = tab.context().browser()?.version() ?? '';
  report(
    'bench/operations.md',
    'operations',
    [...sayOperations(measured, version), '', ...sayGoal(entered), '', ...sayLeast(least), '', ...sayVisits({ cold, warm, hot })].join(
      '\n',
    ),
  );
  console.log(`${timesThePages(measured[0], entered, eight)}; ${timesOfLeast(least)}`);
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

function sayOperations(measured: Measured[], version: string): string[] {
  const row = (name: string, of: (times: Measured) => number[], beside: (times: Measured) => number = ({ theirs }) => median(theirs)) => [
    name,
    ...measured.flatMap((times) =>
      of(times).length ? [median(of(times)).toFixed(1), (beside(times) / median(of(times))).toFixed(1)] : ['', ''],
    ),
  ];
  const part = (name: 'find' | 'act' | 'settle') => [
    `· ${name}`,
    ...measured.flatMap(({ parts }) => [median(parts.map((took) => took[name])).toFixed(1), '']),
  ];
  return [
    `\`npm run bench -- operations\`; ${machine(version)}; ${ROUNDS} rounds in turns, in one browser and tab. Four menus are opened and an option`,
    'is chosen in each: 8 clicks. Abra plays a playbook of 8 operations, found by fingerprint, in one leg; Playwright does the same by',
    '`getByRole(…, { name }).click()`. An operation of Abra is find, check, act and settle, as its record says (what it changed and the record are in the leg); Playwright’s neither waits',
    'for what a click causes nor records. Quiet: without the page’s animations. Moving: menus rise for 110 ms, and both wait for that.',
    'Milliseconds an operation, medians; behind each how many times as long Playwright’s step takes; the fastest quarter is what a busy machine disturbs least.',
    '',
    table(
      ['what', ...measured.flatMap(({ page }) => [page, 'times faster'])],
      [
        row('**Abra, an operation**', ({ ours }) => ours),
        row(
          'its fastest quarter',
          ({ ours }) => [quantile(ours, 0.25)],
          ({ theirs }) => quantile(theirs, 0.25),
        ),
        part('find'),
        part('act'),
        part('settle'),
        row('the browser and the page by themselves: the fewest events, `focus()`, one layout', ({ bare }) => bare),
        row('· the eight of a round ÷ 8', ({ clicks }) => clicks),
        row('· the eight in one go ÷ 8, a turn of tasks between: the browser draws meanwhile', ({ inOneGo: all }) => all),
        row('Abra, the leg ÷ 8: message sent to report journaled; it ends its run, so that no look follows', ({ legs }) => legs),
        row('Abra, the run ÷ 8: from started to finished in its journal, the first look included', ({ runs }) => runs),
        row(
          'the same as this bench sees it: five questions over the wire, the tab brought to the front, the end heard',
          ({ walls }) => walls,
        ),
        row('Playwright, a step', ({ theirs }) => theirs),
        row(
          'its fastest quarter',
          ({ theirs }) => [quantile(theirs, 0.25)],
          ({ theirs }) => quantile(theirs, 0.25),
        ),
        row('@puppeteer/replay, a step, by an XPath, in a Chromium of its own', ({ replay }) => replay),
        row('an extension with `chrome.debugger` and nothing else: where is it, move, press, release', ({ pressed }) => pressed),
      ],
    ),
    '',
    `Aim on quiet steps: ${AIM} times faster.`,
  ];
}

/** What a person waits for where the goal is known. */
function sayGoal(entered: FromEnter[]): string[] {
  const first = entered.map((one) => one.first);
  return [
    `The same goal typed in the panel, which is in sight, known, ${entered.length} times: from Enter to the first event in the page ${median(first).toFixed(0)} ms (fastest quarter ${quantile(first, 0.25).toFixed(0)}), to the`,
    `result ${median(entered.map(({ done }) => done)).toFixed(0)} ms. Aim: 50 ms to the first event.`,
  ];
}

/** What no extension can go below, as each has to send the order, write down what begins and what came of it, and let the browser draw. */
function sayLeast({ legs, goals }: Least): string[] {
  return [
    `An extension with the same parts that checks nothing, waits for nothing and records nothing (\`e2e/bench/bare-extension.ts\`) takes ${median(legs).toFixed(1)} ms an operation for the leg and ${median(goals).toFixed(1)} from`,
    'Enter in its panel.',
  ];
}

const timesOfLeast = ({ legs, goals, nobody }: Least): string => {
  const times = (each: number[]) => (median(each) / median(nobody)).toFixed(1);
  return `an extension that checks nothing: leg ${times(legs)}, goal ${times(goals)}`;
};

/**
 * The three as multiples of what browser and page need by themselves, in this run: an operation beside a click, a leg and a goal beside the eight clicks together that were done in
 * turns with them, as they are made of all eight. Behind it, leg and goal beside the click in the middle, as it was told until November 2026; and an operation beside the same click of
 * its round, and all eight together, as opening a menu and choosing in it take times so different that the middle of both kinds is of neither.
 */
function timesThePages(quiet: Measured | undefined, entered: FromEnter[], besideGoals: number[]): string {
  const [click, eight] = [median(quiet?.bare ?? []), median(quiet?.clicks ?? [])];
  const times = (each: number[], own = click) => (median(each) / own).toFixed(1);
  const goals = entered.map(({ done }) => done / STEPS);
  const ours = `operation ${times(quiet?.ours ?? [])}, leg ${times(quiet?.legs ?? [], eight)}, goal ${times(goals, median(besideGoals))} times the page's own`;
  const floor = `the eight by nobody in one go ${times(quiet?.inOneGo ?? [], eight)}`;
  const byOne = `beside the click in the middle: leg ${times(quiet?.legs ?? [])}, goal ${times(goals)}`;
  const pairs = (quiet?.ours ?? []).map((one, at) => one / (quiet?.bare[at] ?? Number.NaN));
  const bySame = `an operation beside the same click ${median(pairs).toFixed(1)}, all eight beside all eight ${times(together(quiet?.ours ?? []), eight)}`;
  return `${ours} (${floor}; ${byOne}; ${bySame}); Playwright ${times(quiet?.theirs ?? [])}, @puppeteer/replay ${times(quiet?.replay ?? [])}, chrome.debugger ${times(quiet?.pressed ?? [])}`;
}

function sayVisits(visits: Record<string, { run: Run; wall: number }>): string[] {
  const rows = Object.entries(visits).map(([visit, { run, wall }]) => {
    const { calls, input, output, cacheRead, cacheWrite } = run.usage;
    const page = items(run).reduce((all, { record }) => all + (record ? record.took.find + record.took.act + record.took.settle : 0), 0);
    const each = calls ? (run.operations / calls).toFixed(1) : '–';
    return [visit, calls, run.operations, each, input + output + cacheRead + cacheWrite, page.toFixed(0), wall.toFixed(0)];
  });
  return [
    `The goal “${GOAL}” cold (a scripted model, which answers at once, explores), warm (other words; it references the playbooks) and hot:`,
    '',
    table(['visit', 'model calls', 'operations', 'operations a call', 'tokens', 'operations, ms', 'run, ms'], rows),
  ];
}
