import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { RunEvent } from '../model/run-event';
import { DEFAULT_SETTINGS } from '../model/settings';
import { openDatabase } from './database';
import { openJournal } from './journal';

let made = 0;
const open = async () => openJournal(await openDatabase(`journal-${made++}`));
const started = (runId: string, at = 1): RunEvent => ({
  kind: 'started',
  at,
  runId,
  goal: `goal of ${runId}`,
  tabId: 7,
  planner: 'embedded',
  budgets: DEFAULT_SETTINGS.budgets,
  usePlaybooks: true,
  learn: true,
});
const recalled = (at: number): RunEvent => ({ kind: 'recalled', at, hit: false, why: `why ${at}`, playbooks: [] });
const finished = (at: number): RunEvent => ({ kind: 'finished', at, outcome: 'success', summary: 'Done.', suggestions: [] });

test('events come back in the order they were appended, also when nobody waited', async () => {
  const journal = await open();
  const events = [started('r1'), ...Array.from({ length: 50 }, (_unused, index) => recalled(index + 2)), finished(99)];
  const answers = await Promise.all(events.map((event) => journal.append('r1', event)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await journal.load('r1')).toEqual({ ok: true, value: events });
});

test('runs do not mix, and unfinished ones are found', async () => {
  const journal = await open();
  await journal.append('r1', started('r1', 1));
  await journal.append('r10', started('r10', 2));
  await journal.append('r1', recalled(3));
  await journal.append('r10', finished(4));
  expect(await journal.load('r1')).toMatchObject({ value: [{ kind: 'started' }, { kind: 'recalled' }] });
  expect(await journal.active()).toMatchObject({ value: [{ runId: 'r1', events: 2, lastAt: 3, goal: 'goal of r1' }] });
  expect(await journal.list()).toMatchObject({ value: [{ runId: 'r10', outcome: 'success', summary: 'Done.' }, { runId: 'r1' }] });
});

test('an event of a run that never started is not kept', async () => {
  const journal = await open();
  await journal.append('ghost', recalled(1));
  expect(await journal.load('ghost')).toEqual({ ok: true, value: [] });
  expect(await journal.list()).toEqual({ ok: true, value: [] });
});

test('starting a run twice is refused with a fault and keeps the first', async () => {
  const journal = await open();
  await journal.append('r1', started('r1', 1));
  expect(await journal.append('r1', started('r1', 2))).toMatchObject({ ok: false, failure: { kind: 'storage' } });
  expect(await journal.load('r1')).toMatchObject({ value: [{ at: 1 }] });
});

test('events of one call are stored together, or none of them', async () => {
  const journal = await open();
  await journal.append('r1', started('r1', 1), recalled(2), recalled(3));
  expect(await journal.load('r1')).toMatchObject({ value: [{ at: 1 }, { at: 2 }, { at: 3 }] });
  expect(await journal.append('r1', recalled(4), started('r1', 5))).toMatchObject({ ok: false, failure: { kind: 'storage' } });
  expect(await journal.load('r1')).toMatchObject({ value: [{ at: 1 }, { at: 2 }, { at: 3 }] });
  await journal.append('r1', recalled(6), finished(7));
  expect(await journal.active()).toEqual({ ok: true, value: [] });
  expect(await journal.list()).toMatchObject({ value: [{ runId: 'r1', events: 5, lastAt: 7, outcome: 'success' }] });
});

test('the row of a run is read once by a worker that goes on with it, and again after something was refused', async () => {
  const database = await openDatabase(`journal-${made++}`);
  await openJournal(database).append('r1', started('r1', 1));
  const reads: string[] = [];
  const counted = new Proxy(database, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'get') reads.push(String(args[1]));
        return value.apply(target, args);
      };
    },
  });
  const journal = openJournal(counted);
  await Promise.all([journal.append('r1', recalled(2)), journal.append('r1', recalled(3), recalled(4)), journal.append('r1', recalled(5))]);
  expect(reads).toEqual(['r1']);
  expect(await journal.append('r1', started('r1', 6))).toMatchObject({ ok: false });
  await journal.append('r1', finished(7));
  expect(reads).toEqual(['r1', 'r1']);
  expect(await journal.load('r1')).toMatchObject({ value: [1, 2, 3, 4, 5, 7].map((at) => ({ at })) });
  expect(await journal.list()).toMatchObject({ value: [{ events: 6, outcome: 'success' }] });
});

test('prunes finished runs only', async () => {
  const journal = await open();
  for (const runId of ['old', 'running', 'young']) await journal.append(runId, started(runId, runId === 'young' ? 100 : 1));
  await journal.append('old', finished(2));
  await journal.append('young', finished(101));
  expect(await journal.prune(50)).toEqual({ ok: true, value: 1 });
  expect(await journal.list()).toMatchObject({ value: [{ runId: 'young' }, { runId: 'running' }] });
  expect(await journal.load('old')).toEqual({ ok: true, value: [] });
});
