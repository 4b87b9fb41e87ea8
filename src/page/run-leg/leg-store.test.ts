import { expect, test } from 'vitest';
import type { Leg, Report } from '../../model/run/leg';
import { scan } from '../scan/scan';
import { legStore } from './leg-store';

const leg = (id: string, runId: string): Leg => ({
  runId,
  id,
  operations: [{ id: `${id}-0`, operation: { type: 'click' } }],
  patience: 0,
  settleLimit: 0,
  overlay: false,
});
const delta = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };
const report = (legId: string): Report => ({ legId, records: [], delta, scan: scan() });

/** Legs that count how often each was run. */
function counted() {
  const legs = legStore();
  const runs: string[] = [];
  const ask = (id: string, runId: string) =>
    legs.answer(leg(id, runId), async () => {
      runs.push(id);
      return report(id);
    });
  return { ask, runs };
}

test('a leg asked again, while it goes on or when it is over, is run once and answers the same', async () => {
  const { ask, runs } = counted();
  const [first, second] = await Promise.all([ask('a', 'run'), ask('a', 'run')]);
  expect(second).toEqual(first);
  expect(await ask('a', 'run')).toEqual(first);
  expect(runs).toEqual(['a']);
});

test('of six hundred legs of six hundred runs four answers are kept, and one look', async () => {
  const { ask, runs } = counted();
  const all = Array.from({ length: 600 }, (_, at) => `leg-${at}`);
  for (const id of all) await ask(id, `run of ${id}`);
  runs.length = 0;
  const again = await Promise.all(all.slice(-4).map((id) => ask(id, `run of ${id}`)));
  expect(runs).toEqual([]);
  expect(again.map((one) => !!one.scan)).toEqual([false, false, false, true]);
  await ask('leg-0', 'run of leg-0');
  expect(runs).toEqual(['leg-0']);
});

test('of one run the last leg is kept: the one before it stands in the journal', async () => {
  const { ask, runs } = counted();
  for (const id of ['a', 'b', 'c']) await ask(id, 'run');
  runs.length = 0;
  for (const id of ['c', 'a']) await ask(id, 'run');
  expect(runs).toEqual(['a']);
});

test('Stop reaches the leg that goes on, and no other run', async () => {
  const legs = legStore();
  const stopped: string[] = [];
  const wait = (id: string) =>
    legs.answer(
      leg(id, id),
      (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            stopped.push(id);
            resolve(report(id));
          });
        }),
    );
  const [a] = [wait('a'), wait('b')];
  legs.stop('a');
  await a;
  expect(stopped).toEqual(['a']);
});
