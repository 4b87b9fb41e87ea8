import type { Result } from '../lib/result';
import { domainOf } from '../lib/url';
import type { Fault } from '../model/run/fault';
import type { RunEvent } from '../model/run/run-event';
import { attempt } from './attempt';
import type { AbraDatabase } from './database';
import type { RunRow } from './schema';
import { type Bases, readEvents, snapshotBases } from './stored-snapshots';

/** The append-only events of runs. All events of one `append` are stored once it resolves with ok, or none; they never change afterwards. */
export interface Journal {
  append(runId: string, ...events: RunEvent[]): Promise<Result<void, Fault>>;
  /** The events of a run in order; empty for an unknown one. */
  load(runId: string): Promise<Result<RunEvent[], Fault>>;
  /** Newest first. */
  list(limit?: number): Promise<Result<RunRow[], Fault>>;
  /** Runs that have not finished: to be resumed when the worker was terminated. */
  active(): Promise<Result<RunRow[], Fault>>;
  /**
   * Ids of ended runs that are not among the newest `runs` or ended before `before` (epoch ms). Never of one that goes on or waits for its person.
   */
  outdated(kept: { runs: number; before: number }): Promise<Result<string[], Fault>>;
  remove(runId: string): Promise<Result<void, Fault>>;
}

/** The journal store of an open database. */
export function openJournal(database: AbraDatabase): Journal {
  const rows: Rows = new Map();
  const bases = snapshotBases();
  return {
    append: (runId, ...events) => attempt('write down what happened', () => append(database, rows, bases, runId, events)),
    load: (runId) => attempt('read the run', () => load(database, runId)),
    list: (limit = 100) => attempt('list the runs', () => list(database, limit)),
    active: () => attempt('look for unfinished runs', () => database.getAllFromIndex('runs', 'active')),
    outdated: (kept) => attempt('look for old runs', () => outdated(database, kept)),
    remove: (runId) => attempt('remove the run', () => remove(database, rows, runId)),
  };
}

/**
 * The run's list row after each event of its last `append`, as it is or will be stored. Only this store writes rows, so each is read only once while
 * the worker lives. The entry is removed when the run has ended or a write failed; after that the row is read again.
 */
type Rows = Map<string, Promise<RunRow[]>>;

/** Writes events and list row in one transaction, so that a terminated worker never leaves one without the other. Calls are stored in their order. */
async function append(database: AbraDatabase, rows: Rows, bases: Bases, runId: string, events: readonly RunEvent[]): Promise<void> {
  const writing = rowBefore(database, rows, runId, events).then((row) => rowsAfter(row, runId, events));
  rows.set(runId, writing);
  let goesOn = false;
  try {
    const after = await writing;
    const row = after.at(-1);
    if (!row) return;
    const transaction = database.transaction(['journal', 'runs'], 'readwrite');
    const journal = transaction.objectStore('journal');
    const begin = row.events - events.length;
    const writes = events.map((event, at) => journal.add({ runId, index: begin + at, event: bases.told(runId, event) }));
    const listed = transaction.objectStore('runs').put(row);
    // Else Chrome waits with it until each write was answered here, which is one way more between two processes.
    transaction.commit();
    await Promise.all([...writes, listed, transaction.done]);
    bases.stored(runId, events, begin);
    goesOn = row.active === 1;
  } finally {
    if (!goesOn) rows.delete(runId);
  }
}

async function rowBefore(database: AbraDatabase, rows: Rows, runId: string, [first]: readonly RunEvent[]): Promise<RunRow | undefined> {
  const known = rows.get(runId);
  if (known) return (await known).at(-1);
  // No row is read for a new run. If the run exists already, `add` fails on its existing key.
  return first?.kind === 'started' ? undefined : database.get('runs', runId);
}

/** Empty for events of a run that never started. */
function rowsAfter(row: RunRow | undefined, runId: string, events: readonly RunEvent[]): RunRow[] {
  const after: RunRow[] = [];
  for (const event of events) {
    const next = nextRow(after.at(-1) ?? row, runId, event);
    if (next) after.push(next);
  }
  return after.length === events.length ? after : [];
}

/** The list row after the event; undefined for an event of a run that never started. */
function nextRow(row: RunRow | undefined, runId: string, event: RunEvent): RunRow | undefined {
  if (event.kind === 'started') {
    const { goal, tabId, at } = event;
    return row ?? { runId, goal, tabId, startedAt: at, lastAt: at, events: 1, active: 1 };
  }
  if (!row) return undefined;
  const next: RunRow = { ...row, lastAt: event.at, events: row.events + 1, ...toldBy(event, row) };
  if (event.kind === 'resumed') {
    const { outcome: _outcome, summary: _summary, ...going } = next;
    return { ...going, active: 1 };
  }
  if (event.kind !== 'finished' && !(event.kind === 'learned' && next.outcome)) return next;
  // A run that teaches is taken up again until that was learned.
  const { active: _active, ...ended } = next;
  if (event.kind === 'learned') return ended;
  return { ...(event.teaches ? next : ended), outcome: event.outcome, summary: event.summary };
}

/** What an event changes in the list row beside its length. */
function toldBy(event: RunEvent, { calls = 0, dollars, waited = 0, waitsSince, learned = [], domain }: RunRow): Partial<RunRow> {
  switch (event.kind) {
    case 'looked':
      return domain === undefined ? { domain: domainOf(event.snapshot.url) } : {};
    case 'planned':
    case 'plan-failed': {
      const { usage } = event;
      const known = usage.dollars !== undefined && (calls === 0 || dollars !== undefined);
      return usage.calls ? { calls: calls + usage.calls, dollars: known ? (dollars ?? 0) + (usage.dollars ?? 0) : undefined } : {};
    }
    case 'questioned':
    case 'finished':
      return { waitsSince: event.at };
    case 'answered':
    case 'resumed':
      return waitsSince === undefined ? {} : { waited: waited + event.at - waitsSince };
    case 'learned':
      return event.playbookIds.length ? { learned: [...learned, ...event.playbookIds].slice(-40) } : {};
    default:
      return {};
  }
}

async function load(database: AbraDatabase, runId: string): Promise<RunEvent[]> {
  const rows = await database.getAll('journal', eventsOf(runId));
  return readEvents(rows);
}

/** Two reads, however many they are: a cursor that goes to each would take a turn of the worker for each. */
async function list(database: AbraDatabase, limit: number): Promise<RunRow[]> {
  const started = database.transaction('runs').store.index('started');
  const last = await started.openKeyCursor(null, 'prev');
  const oldest = limit > 1 ? await last?.advance(limit - 1) : last;
  const rows = await started.getAll(oldest ? IDBKeyRange.lowerBound(oldest.key) : undefined);
  return rows.reverse().slice(0, limit);
}

async function outdated(database: AbraDatabase, { runs, before }: { runs: number; before: number }): Promise<string[]> {
  const ended = (await database.getAll('runs')).filter(({ active }) => !active).sort((left, right) => right.lastAt - left.lastAt);
  return ended.filter(({ lastAt }, at) => at >= runs || lastAt < before).map(({ runId }) => runId);
}

async function remove(database: AbraDatabase, rows: Rows, runId: string): Promise<void> {
  rows.delete(runId);
  const transaction = database.transaction(['journal', 'runs'], 'readwrite');
  await Promise.all([
    transaction.objectStore('journal').delete(eventsOf(runId)),
    transaction.objectStore('runs').delete(runId),
    transaction.done,
  ]);
}

const eventsOf = (runId: string) => IDBKeyRange.bound([runId, 0], [runId, Number.MAX_SAFE_INTEGER]);
