import { expect, test } from 'vitest';
import { NO_USAGE } from '../../../src/model/run/add-usage';
import { foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunEvent } from '../../../src/model/run/run-event';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import type { RunRow } from '../../../src/storage/schema';
import { savingMeter } from './saving-meter';

interface More {
  outcome?: 'success' | 'failed';
  calls?: number;
  playbookId?: string;
  dryRun?: boolean;
}

function run({ outcome = 'success', calls = 0, playbookId = 'p-1', dryRun }: More = {}): Run {
  const origin = { playbookId, name: 'Look', version: 1, step: 0, of: 1 };
  const events = [
    {
      kind: 'started',
      at: 0,
      runId: 'now',
      goal: 'look',
      tabId: 1,
      planner: 'messages-api',
      budgets: DEFAULT_SETTINGS.budgets,
      usePlaybooks: true,
      learn: true,
      ...(dryRun && { play: { playbookId, dryRun } }),
    },
    {
      kind: 'planned',
      at: 10,
      by: 'recall',
      plan: { thought: '', sequenceName: 'Look', operations: [{ playbook: 'Look' }] },
      queue: [{ id: 'o', operation: { type: 'click', selector: 'a' }, origin }],
      usage: { ...NO_USAGE, calls },
    },
    { kind: 'finished', at: 1000, outcome, summary: '', suggestions: [] },
  ] as RunEvent[];
  return foldRun(events) as Run;
}

const teacher: RunRow = {
  ...{ runId: 'then', goal: 'look', tabId: 1, startedAt: 0, lastAt: 21_000, events: 9, outcome: 'success', learned: ['p-1'] },
  ...{ calls: 3, dollars: 0.02, waited: 8000 },
};

function meter() {
  const world: { kept: unknown } = { kept: undefined };
  const open = () =>
    savingMeter({
      load: async () => world.kept,
      save: async (savings) => {
        world.kept = structuredClone(savings);
      },
    });
  return { open, ...open(), world };
}

test('runs from memory add up against the run that taught them, none lost when they end together; without that run nothing is added', async () => {
  const { add, open } = meter();
  await Promise.all([1, 2, 3].map(() => add(run(), async () => [teacher])));
  const saving = { runs: 3, calls: 9, dollars: 0.06, ms: 36_000, unpriced: 0 };
  expect(await open().all()).toEqual([{ domain: '', id: 'p-1', saving }]);
  await open().add(run(), async () => []);
  expect(await open().all()).toEqual([{ domain: '', id: 'p-1', saving }]);
});

test('a model without a known price saves calls and time; the price is said to be unknown', async () => {
  const { add, all } = meter();
  const { dollars: _dollars, ...unpriced } = teacher;
  await add(run(), async () => [unpriced]);
  expect((await all())[0]?.saving).toEqual({ runs: 1, calls: 3, dollars: 0, ms: 12_000, unpriced: 1 });
});

test.each([{ outcome: 'failed' }, { calls: 1 }, { dryRun: true }] as const)('%j saves nothing', async (more) => {
  const { add, all } = meter();
  await add(run(more), async () => [teacher]);
  expect(await all()).toEqual([]);
});

test('what is stored and cannot be read is begun anew', async () => {
  const { add, all, world } = meter();
  world.kept = { from: 'another version' };
  await add(run(), async () => [teacher]);
  expect(await all()).toHaveLength(1);
});
