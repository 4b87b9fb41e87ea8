import { expect, test } from 'vitest';
import { world } from '../../src/agent/world.fixture';
import { fail } from '../../src/lib/result';
import type { RunEventOf } from '../../src/model/run-event';
import { keepRuns } from './runs';

const { kind: _kind, at: _at, runId: _runId, ...begin } = world({ plans: [] }).journal[0] as RunEventOf<'started'>;

/** Runs of a worker in which the first look goes as `look` says; beats are how many runs it had whenever it said so. */
function worker(look: () => Promise<unknown>) {
  const { ports, journal } = world({ plans: [] });
  journal.length = 0;
  let dying = true;
  const { look: alive } = ports.page;
  ports.page.look = ((...args: Parameters<typeof alive>) => (dying ? look() : alive(...args))) as typeof alive;
  const beats: number[] = [];
  const runs = keepRuns(
    ports,
    {
      append: ports.journal.append,
      load: async () => journal,
      active: async () => (journal.some(({ kind }) => kind === 'finished') ? [] : ['run-1']),
    },
    { beat: (active) => void beats.push(active) },
  );
  return { runs, journal, beats, live: () => (dying = false), kinds: () => journal.map(({ kind }) => kind) };
}

test.each([
  ['rejects', () => Promise.reject(new Error('No SW'))],
  ['is a fault', async () => fail({ kind: 'page-unreachable', message: 'The page cannot be reached (Error: No SW). Reload it.' })],
])('what a worker that is being stopped hears, and %s, is no word about the run: the next one goes on', async (_, look) => {
  const it = worker(look);
  await it.runs.start(begin);
  await expect.poll(() => it.kinds()).toEqual(['started']);
  // The watchdog is not called off.
  expect(it.beats).toEqual([1]);
  it.live();
  await it.runs.resume();
  await expect.poll(() => it.journal.at(-1)).toMatchObject({ kind: 'finished', outcome: 'success' });
  expect(it.beats).toEqual([1, 1, 0]);
});

test('a run that Abra itself broke is told as crashed, once', async () => {
  const it = worker(() => Promise.reject(new Error('Abra bug: no such thing.')));
  await it.runs.start(begin);
  await expect
    .poll(() => it.journal.at(-1))
    .toMatchObject({ kind: 'finished', outcome: 'crashed', summary: expect.stringContaining('no such thing') });
  expect(it.beats).toEqual([1, 0]);
});

test('a run whose page is closed to Abra ends with that reason', async () => {
  const it = worker(async () => fail({ kind: 'tab-gone', message: 'The tab was closed.' }));
  await it.runs.start(begin);
  await expect.poll(() => it.journal.at(-1)).toMatchObject({ kind: 'finished', outcome: 'failed', summary: 'The tab was closed.' });
});
