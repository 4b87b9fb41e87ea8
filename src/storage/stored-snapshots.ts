import type { RunEvent, RunEventOf } from '../model/run-event';
import type { Snapshot } from '../model/snapshot';
import { apply, type Difference, differ } from './difference';

/**
 * An event as it is stored. What was seen of a page is stored by how it differs from an earlier look of the same run, `since` that look's index: most of a
 * page is the same after an operation. The first look of a run, and of a worker that goes on with one, is stored whole, as all were in older databases.
 */
export type StoredEvent = RunEvent | { kind: 'looked'; at: number; since: number; by?: Difference };

/** Looks that the next ones may be told by, of runs that go on. Only what is known to be stored: else the next one could not be read. */
export interface Bases {
  /** An event as it is to be stored. */
  told(runId: string, event: RunEvent): StoredEvent;
  /** These events are stored, beginning at this index. */
  stored(runId: string, events: readonly RunEvent[], at: number): void;
}

/** More runs do not go on at once; one more only stores its next look whole. */
const RUNS = 8;

/** Keeps the last snapshots, against which the next ones are stored as differences. */
export function snapshotBases(): Bases {
  const bases = new Map<string, { index: number; snapshot: Snapshot }>();
  return {
    told(runId, event) {
      const base = event.kind === 'looked' ? bases.get(runId) : undefined;
      if (!base || event.kind !== 'looked') return event;
      const by = differ(base.snapshot, event.snapshot);
      return { kind: 'looked', at: event.at, since: base.index, ...(by ? { by } : {}) };
    },
    stored(runId, events, at) {
      const last = events.findLastIndex(({ kind }) => kind === 'looked');
      const look = events[last] as RunEventOf<'looked'> | undefined;
      if (look) bases.set(runId, { index: at + last, snapshot: look.snapshot });
      if (events.some(({ kind }) => kind === 'finished')) bases.delete(runId);
      for (const [oldest] of bases) if (bases.size > RUNS) bases.delete(oldest);
    },
  };
}

/** The events of a run out of what is stored of them, in their order. */
export function readEvents(rows: readonly { index: number; event: StoredEvent }[]): RunEvent[] {
  const looks = new Map<number, Snapshot>();
  return rows.map(({ index, event }) => {
    if (event.kind !== 'looked') return event;
    const snapshot = 'snapshot' in event ? event.snapshot : (apply(looks.get(event.since), event.by) as Snapshot);
    looks.set(index, snapshot);
    return { kind: 'looked', at: event.at, snapshot };
  });
}
