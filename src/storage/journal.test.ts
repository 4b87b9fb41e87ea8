import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Snapshot } from '../model/page/snapshot';
import type { RunEvent } from '../model/run/run-event';
import { DEFAULT_SETTINGS } from '../model/settings';
import { openDatabase } from './database';
import { openJournal } from './journal';
import { countReads } from './reads.fixture';

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

test('a run that teaches is found until that was learned, and is listed as ended', async () => {
  const journal = await open();
  await journal.append('r1', started('r1', 1));
  await journal.append('r1', { ...finished(2), teaches: true } as RunEvent);
  expect(await journal.active()).toMatchObject({ value: [{ runId: 'r1', outcome: 'success' }] });
  await journal.append('r1', { kind: 'learned', at: 3, names: ['Go'], playbookIds: ['p'], why: '' });
  expect(await journal.active()).toEqual({ ok: true, value: [] });
  expect(await journal.list()).toMatchObject({ value: [{ runId: 'r1', outcome: 'success', learned: ['p'], events: 3 }] });
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

test('runs that ended long ago or are more than are kept are outdated; one that goes on or waits never is', async () => {
  const journal = await open();
  for (const [at, runId] of ['old', 'running', 'b', 'c', 'd'].entries()) {
    await journal.append(runId, started(runId, at));
    if (runId !== 'running') await journal.append(runId, finished(at === 0 ? 10 : 100 + at));
  }
  expect(await journal.outdated({ runs: 10, before: 50 })).toEqual({ ok: true, value: ['old'] });
  expect(await journal.outdated({ runs: 2, before: 0 })).toEqual({ ok: true, value: ['b', 'old'] });
  expect(await journal.outdated({ runs: 0, before: 1000 })).toMatchObject({ value: ['d', 'c', 'b', 'old'] });
  await journal.remove('old');
  expect(await journal.load('old')).toEqual({ ok: true, value: [] });
  expect(await journal.list()).toMatchObject({ value: [{ runId: 'd' }, { runId: 'c' }, { runId: 'b' }, { runId: 'running' }] });
});

/** A page of so many rows; `at` is what changes with each look. */
const page = (rows: number, at: number): Snapshot => ({
  url: 'https://a.example/',
  title: `Look ${at}`,
  viewport: { width: 9, height: 9, scrollX: 0, scrollY: at },
  extent: { width: 9, height: 9 },
  frames: [],
  elements: Array.from({ length: rows }, (_, id) => ({
    id,
    frame: 0,
    ref: id,
    tag: 'button',
    role: 'button',
    name: id === at ? `Pressed ${at}` : `Row ${id}`,
    states: [],
    place: [{ kind: 'list' }, { kind: 'main' }],
    box: { x: 0, y: id * 20, width: 90, height: 20 },
    inView: true,
    selector: `#row-${id}`,
  })),
  dialogs: [],
  text: 'What the page says. '.repeat(100),
  more: [],
});
const looked = (at: number, rows = 300): RunEvent => ({ kind: 'looked', at, snapshot: page(rows, at) });

test('a run of many looks folds back to the same snapshots, and only its first look is stored whole', async () => {
  const database = await openDatabase(`journal-${made++}`);
  const journal = openJournal(database);
  const events = [started('r1'), ...Array.from({ length: 40 }, (_, at) => [looked(at), recalled(at)]).flat(), finished(99)];
  for (const event of events) await journal.append('r1', event);
  expect(await journal.load('r1')).toEqual({ ok: true, value: events });
  const sizes = (await database.getAll('journal'))
    .filter(({ event }) => event.kind === 'looked')
    .map(({ event }) => JSON.stringify(event).length);
  expect(sizes[0]).toBeGreaterThan(30_000);
  expect(Math.max(...sizes.slice(1))).toBeLessThan(600);
});

test('a worker that goes on with a run, and looks that nobody waited for, read back as they were', async () => {
  const database = await openDatabase(`journal-${made++}`);
  const journal = openJournal(database);
  await journal.append('r1', started('r1'), looked(1), looked(2));
  await Promise.all([journal.append('r1', looked(3)), journal.append('r1', looked(4), looked(4)), journal.append('r1', looked(5))]);
  const next = openJournal(database);
  await next.append('r1', looked(6));
  await next.append('r1', looked(7));
  expect(await next.load('r1')).toEqual({ ok: true, value: [started('r1'), ...[1, 2, 3, 4, 4, 5, 6, 7].map((at) => looked(at))] });
});

test('a look that could not be stored is none that the next one is told by', async () => {
  const journal = await open();
  await journal.append('r1', started('r1'), looked(1));
  expect(await journal.append('r1', looked(2), started('r1', 3))).toMatchObject({ ok: false });
  await journal.append('r1', looked(4));
  expect(await journal.load('r1')).toEqual({ ok: true, value: [started('r1'), looked(1), looked(4)] });
});

test('of many runs that go on at once each reads back as it was', async () => {
  const journal = await open();
  const ids = Array.from({ length: 20 }, (_, at) => `r${at}`);
  for (const id of ids) await journal.append(id, started(id));
  for (let at = 0; at < 3; at++) for (const [nth, id] of ids.entries()) await journal.append(id, looked(at + nth, 20));
  for (const [nth, id] of ids.entries())
    expect(await journal.load(id)).toEqual({ ok: true, value: [started(id), ...[0, 1, 2].map((at) => looked(at + nth, 20))] });
});

test('the list is as few reads for 300 runs as for 3, newest first, whatever is asked for', async () => {
  const journal = await open();
  for (let at = 0; at < 300; at++) await journal.append(`r${at}`, started(`r${at}`, at >> 1));
  const listed = async (limit: number) => {
    const rows = await journal.list(limit);
    return rows.ok ? rows.value.map(({ runId }) => runId) : [];
  };
  const newest = Array.from({ length: 300 }, (_unused, at) => `r${299 - at}`);
  const order = (ids: readonly string[]) => ids.map((id) => Number(id.slice(1)) >> 1);
  for (const limit of [1, 2, 50, 299, 300, 10_000]) {
    const ids = await listed(limit);
    expect(order(ids), `${limit}`).toEqual(order(newest.slice(0, limit)));
    expect(new Set(ids).size).toBe(Math.min(limit, 300));
    expect(await countReads(() => journal.list(limit))).toBeLessThanOrEqual(3);
  }
});
