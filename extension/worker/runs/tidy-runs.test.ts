import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import type { RunEvent } from '../../../src/model/run/run-event';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { openArtifactStore } from '../../../src/storage/artifact-store';
import { openDatabase } from '../../../src/storage/database';
import { openJournal } from '../../../src/storage/journal';
import { removeRuns, tidyRuns } from './tidy-runs';

const DAY = 86_400_000;
let made = 0;

/** A journal with one run for each day given, each with a picture. Days ago 0 is today; those that are named go on. */
async function kept(days: readonly number[], goingOn: readonly number[] = []) {
  const database = await openDatabase(`tidy-${made++}`);
  const journal = openJournal(database);
  const artifacts = openArtifactStore(database);
  const now = 1000 * DAY;
  for (const ago of days) {
    const runId = `run-${ago}`;
    const at = now - ago * DAY;
    await journal.append(runId, {
      kind: 'started',
      at,
      runId,
      goal: 'g',
      tabId: 1,
      planner: 'embedded',
      budgets: DEFAULT_SETTINGS.budgets,
      usePlaybooks: true,
      learn: true,
    });
    await artifacts.save({ owner: runId, name: 'p', type: 'image/png', bytes: new Uint8Array(1) });
    const ended: RunEvent = { kind: 'finished', at, outcome: 'success', summary: '', suggestions: [] };
    if (!goingOn.includes(ago)) await journal.append(runId, ended);
  }
  const world = { journal, removeFiles: artifacts.removeOf, now: () => now };
  const left = async () => {
    const rows = await journal.list(10_000);
    return rows.ok ? rows.value.map(({ runId }) => Number(runId.slice(4))) : [];
  };
  return { database, world, left };
}
const upTo = (amount: number) => Array.from({ length: amount }, (_, at) => at);

test('by default a run is kept for 30 days, with its pictures', async () => {
  const { database, world, left } = await kept([0, 1, 29, 30, 31, 400]);
  expect(await tidyRuns(world, DEFAULT_SETTINGS.keepRuns)).toEqual(ok(2));
  expect(await left()).toEqual([0, 1, 29, 30]);
  expect((await database.getAll('artifacts')).map(({ owner }) => owner).sort()).toEqual(['run-0', 'run-1', 'run-29', 'run-30']);
  expect((await database.getAll('journal')).filter(({ runId }) => runId === 'run-31')).toEqual([]);
});

test('more runs than wanted go, the oldest first; tidied again there is nothing to do', async () => {
  const { world, left } = await kept(upTo(25));
  expect(await tidyRuns(world, { days: 3650, runs: 20 })).toEqual(ok(5));
  expect(await left()).toEqual(upTo(20));
  expect(await tidyRuns(world, { days: 3650, runs: 20 })).toEqual(ok(0));
});

test('a run that goes on or waits for its person is never removed, however old and however many', async () => {
  const { world, left } = await kept(upTo(40), [35, 39]);
  expect(await tidyRuns(world, { days: 1, runs: 1 })).toEqual(ok(37));
  expect(await left()).toEqual([0, 35, 39]);
});

test('cut off after the files of a run, the run is found again the next time', async () => {
  const { world, left } = await kept([0, 50]);
  const broken = { ...world.journal, remove: async () => ({ ok: false, failure: { kind: 'storage', message: 'Gone.' } }) as const };
  expect(await tidyRuns({ ...world, journal: broken }, DEFAULT_SETTINGS.keepRuns)).toMatchObject({ ok: false });
  expect(await left()).toEqual([0, 50]);
  expect(await tidyRuns(world, DEFAULT_SETTINGS.keepRuns)).toEqual(ok(1));
  expect(await left()).toEqual([0]);
});

test('what a person deletes goes with its pictures, but no run that goes on', async () => {
  const { database, world, left } = await kept([0, 1, 2, 3], [1]);
  expect(await removeRuns(world, ['run-0', 'run-1', 'run-3', 'never there'])).toEqual(ok(3));
  expect(await left()).toEqual([1, 2]);
  expect((await database.getAll('artifacts')).map(({ owner }) => owner).sort()).toEqual(['run-1', 'run-2']);
  expect((await database.getAll('journal')).filter(({ runId }) => runId === 'run-0')).toEqual([]);
});
