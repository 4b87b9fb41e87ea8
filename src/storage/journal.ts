import type { Result } from '../lib/result';
import type { Fault } from '../model/fault';
import type { RunEvent } from '../model/run-event';
import { attempt } from './attempt';
import type { AbraDatabase, RunRow } from './database';

/** The append-only events of runs. Events are stored when `append` has resolved with ok, all of one call or none, and never changed afterwards. */
export interface Journal {
  append(runId: string, ...events: RunEvent[]): Promise<Result<void, Fault>>;
  /** The events of a run in order; empty for an unknown one. */
  load(runId: string): Promise<Result<RunEvent[], Fault>>;
  /** Newest first. */
  list(limit?: number): Promise<Result<RunRow[], Fault>>;
  /** Runs that have not finished: to be resumed after the worker's death. */
  active(): Promise<Result<RunRow[], Fault>>;
  remove(runId: string): Promise<Result<void, Fault>>;
  /** Removes finished runs that began before `before` (epoch ms); answers how many. */
  prune(before: number): Promise<Result<number, Fault>>;
}

export function openJournal(database: AbraDatabase): Journal {
  return {
    append: (runId, ...events) => attempt('write down what happened', () => append(database, runId, events)),
    load: (runId) => attempt('read the run', () => load(database, runId)),
    list: (limit = 100) => attempt('list the runs', () => list(database, limit)),
    active: () => attempt('look for unfinished runs', () => database.getAllFromIndex('runs', 'active')),
    remove: (runId) => attempt('remove the run', () => remove(database, [runId])),
    prune: (before) => attempt('remove old runs', () => prune(database, before)),
  };
}

/** Events and list row in one transaction: whenever the worker dies, there is never one without the other. */
async function append(database: AbraDatabase, runId: string, events: readonly RunEvent[]): Promise<void> {
  const transaction = database.transaction(['journal', 'runs'], 'readwrite');
  const runs = transaction.objectStore('runs');
  const journal = transaction.objectStore('journal');
  let row = await runs.get(runId);
  const writes: Promise<unknown>[] = [];
  for (const event of events) {
    row = nextRow(row, runId, event);
    if (row) writes.push(journal.add({ runId, index: row.events - 1, event }));
  }
  if (row) writes.push(runs.put(row));
  await Promise.all([...writes, transaction.done]);
}

/** The list row after the event; undefined for an event of a run that never started. */
function nextRow(row: RunRow | undefined, runId: string, event: RunEvent): RunRow | undefined {
  if (event.kind === 'started') {
    const { goal, tabId, at } = event;
    return row ?? { runId, goal, tabId, startedAt: at, lastAt: at, events: 1, active: 1 };
  }
  if (!row) return undefined;
  const next: RunRow = { ...row, lastAt: event.at, events: row.events + 1 };
  if (event.kind !== 'finished') return next;
  const { active: _active, ...ended } = next;
  return { ...ended, outcome: event.outcome, summary: event.summary };
}

async function load(database: AbraDatabase, runId: string): Promise<RunEvent[]> {
  const rows = await database.getAll('journal', eventsOf(runId));
  return rows.map(({ event }) => event);
}

async function list(database: AbraDatabase, limit: number): Promise<RunRow[]> {
  const rows: RunRow[] = [];
  let cursor = await database.transaction('runs').store.index('started').openCursor(null, 'prev');
  while (cursor && rows.length < limit) {
    rows.push(cursor.value);
    cursor = await cursor.continue();
  }
  return rows;
}

async function remove(database: AbraDatabase, runIds: string[]): Promise<void> {
  const transaction = database.transaction(['journal', 'runs'], 'readwrite');
  const writes = runIds.flatMap((runId) => [
    transaction.objectStore('journal').delete(eventsOf(runId)),
    transaction.objectStore('runs').delete(runId),
  ]);
  await Promise.all([...writes, transaction.done]);
}

async function prune(database: AbraDatabase, before: number): Promise<number> {
  const old = await database.getAllFromIndex('runs', 'started', IDBKeyRange.upperBound(before, true));
  const ended = old.filter(({ active }) => !active).map(({ runId }) => runId);
  await remove(database, ended);
  return ended.length;
}

const eventsOf = (runId: string) => IDBKeyRange.bound([runId, 0], [runId, Number.MAX_SAFE_INTEGER]);
