import type { Snapshot } from '../model/page/snapshot';
import type { RunEvent, RunEventOf } from '../model/run/run-event';
import { apply, type Difference, differ } from './difference';

/**
 * An event as it is stored. A snapshot is stored as its difference from an earlier one of the same run, whose event has the index `since`: after an
 * operation most of a page is the same. The first snapshot of a run, and the first after the worker restarted, is stored whole.
 */
export type StoredEvent = RunEvent | { kind: 'looked'; at: number; since: number; by?: Difference };

/** For each active run the snapshot that the next one is compared with. It must be stored already: otherwise the next one could not be restored. */
export interface Bases {
  /** Converts an event to its stored form. */
  told(runId: string, event: RunEvent): StoredEvent;
  /** Reports that these events have been stored, the first at index `at`. */
  stored(runId: string, events: readonly RunEvent[], at: number): void;
}

/** How many runs have a base. More are hardly active at once; a run without one stores its next snapshot whole. */
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

/** Restores the events of a run from their stored form, in their order. */
export function readEvents(rows: readonly { index: number; event: StoredEvent }[]): RunEvent[] {
  const looks = new Map<number, Snapshot>();
  return rows.map(({ index, event }) => {
    if (event.kind !== 'looked') return event;
    const snapshot = 'snapshot' in event ? event.snapshot : (apply(looks.get(event.since), event.by) as Snapshot);
    looks.set(index, snapshot);
    return { kind: 'looked', at: event.at, snapshot };
  });
}
