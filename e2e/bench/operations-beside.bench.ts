import path from 'node:path';
import { items, type Run } from '../../src/model/run/run';
import type { RunEvent } from '../../src/model/run/run-event';
import { explorer, type Wanted } from '../fixtures/customiser-models';
import { playbookOf } from '../fixtures/playbook-of';
import { expect, test } from '../fixtures/test';
import { between, customiserStage } from './customiser-stage';
import { median, table } from './measured';
import { type FromEnter, fromEnter } from './operations-from-enter';

const BUILT = path.resolve(import.meta.dirname, '../../dist/extension');
/** The folder of another build of the extension. Without: the same one, which tells the noise. */
const OTHER = path.resolve(process.env.BESIDE ?? BUILT);
const ROUNDS = Number(process.env.ROUNDS ?? 15);
const WANTED: Wanted = [['Theme', 'Fuchsia'], ['Style', 'Lyra'], ['Radius', 'Large'], ['Font', 'Outfit']]; // biome-ignore format: a table
const STEPS = 2 * WANTED.length;
const GOAL = 'set theme to Fuchsia, style Lyra, radius Large, font Outfit';
const NAME = 'Set up the theme in eight clicks';

test('eight operations beside another build, each in a Chromium of its own, in turns', async ({ site }) => {
  const url = site.url('themes', { modal: 'never' });
  const stages = [await stageOf(OTHER, url), await stageOf(BUILT, url)] as const;
  for (let round = 0; round <= ROUNDS; round++)
    for (const stage of round % 2 ? [...stages].reverse() : stages) {
      const took = await stage.round();
      // The first compiles what is measured.
      if (round) stage.took.push(took);
    }
  const [before, now] = stages.map(({ took }) => took) as [Took[], Took[]];
  const row = (name: string, of: (took: Took) => number) => {
    const pairs = now.map((one, at) => of(one) / of(before[at] as Took));
    return [name, median(before.map(of)).toFixed(1), median(now.map(of)).toFixed(1), `${((median(pairs) - 1) * 100).toFixed(0)} %`];
  };
  const lines = table(
    ['what, ms', 'before', 'now', 'of each pair'],
    [
      row('an operation', ({ operation }) => operation),
      row('a leg ÷ 8', ({ leg }) => leg),
      row('a run ÷ 8', ({ run }) => run),
      row('a leg ÷ 8, Abra shown in the page', ({ shown }) => shown),
      row('Enter to the first event', ({ first }) => first),
      row('Enter to "done" ÷ 8', ({ done }) => done / STEPS),
      row('· of that until the leg is sent', ({ begins }) => begins),
      row('· the leg', ({ goes }) => goes),
      row('· from its report to the end in the journal', ({ ends }) => ends),
      row('· until the panel shows it', ({ shows }) => shows),
      row('kB in the journal', ({ bytes }) => bytes / 1000),
    ],
  );
  console.log(`${ROUNDS} rounds\n${lines}`);
  for (const stage of stages) await stage.close();
});

/** Of a goal that was typed. */
interface Parts {
  begins: number;
  goes: number;
  ends: number;
  shows: number;
}

interface Took extends FromEnter, Parts {
  operation: number;
  leg: number;
  run: number;
  /** A leg with the overlay. */
  shown: number;
  /** Of the records of a run. */
  bytes: number;
}

async function stageOf(extension: string, url: string) {
  const stage = await customiserStage(url, extension);
  const { abra, model, tab, visit, eventsOf } = stage;
  const play = async (overlay: boolean): Promise<[Run, RunEvent[]]> => {
    await abra.settings({ overlay });
    await visit();
    const run = await abra.play(NAME, { tab, answer: ({ choices }) => choices[0]?.id });
    return [run, await eventsOf(run.id)];
  };
  await visit();
  model.script(explorer(WANTED));
  await abra.import(playbookOf(await abra.run(GOAL, { tab }), NAME));
  await play(false);
  const panel = await abra.openPanelBeside(tab);
  return {
    took: [] as Took[],
    round: async (): Promise<Took> => {
      const shown = partsOf(...(await play(true)));
      const plain = partsOf(...(await play(false)));
      await visit();
      const entered = await fromEnter(panel, tab, GOAL);
      const enteredAt = await panel.evaluate(() => globalThis.enteredAt);
      const [newest] = (await abra.call('run.list', { limit: 1 })).runs;
      return { ...plain, shown: shown.leg, ...entered, ...goalParts(newest ? await eventsOf(newest.runId) : [], enteredAt, entered.done) };
    },
    close: stage.close,
  };
}

function goalParts(events: readonly RunEvent[], enteredAt: number, done: number): Parts {
  const at = (kind: RunEvent['kind']) => events.find((event) => event.kind === kind)?.at ?? Number.NaN;
  return {
    begins: at('sent') - enteredAt,
    goes: between(events, 'sent', 'reported'),
    ends: between(events, 'reported', 'finished'),
    shows: enteredAt + done - at('finished'),
  };
}

function partsOf(run: Run, events: readonly RunEvent[]): Omit<Took, keyof FromEnter | keyof Parts | 'shown'> {
  expect(run.finished?.outcome).toBe('success');
  const records = items(run).flatMap(({ record }) => record ?? []);
  expect(records.map(({ status }) => status)).toEqual(Array(STEPS).fill('done'));
  return {
    operation: median(records.map(({ took }) => took.find + took.act + took.settle)),
    leg: between(events, 'sent', 'reported') / STEPS,
    run: between(events, 'started', 'finished') / STEPS,
    bytes: JSON.stringify(records).length,
  };
}
