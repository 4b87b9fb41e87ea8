import type { Bus } from './bus';
import { now } from './natives';
import type { RequestUnderWay } from './page-requests';

export type WorkKind = 'timer' | 'frame' | 'request' | 'message' | 'task' | 'socket';

/** Work that descends from the operation and is not over: its kind, a description, and since when, ms of `performance.now()`. */
export interface PendingWork {
  kind: WorkKind;
  what: string;
  since: number;
}

/** The shim's report. `early`: it was there before any script of the page, so that no work escapes it. */
export interface WorkReport {
  early: boolean;
  /** The page has Intersection- or ResizeObservers, which are called one frame later. */
  watching: boolean;
  /** Requests of the page, with or without an operation, that are not answered. */
  loading: RequestUnderWay[];
  /** When the next timer of the page will have fired, ms of `performance.now()`; null where none is expected. */
  due: number | null;
  /** A socket, an event source or a worker may message the page at any time. */
  open: boolean;
  work: PendingWork[];
}

/** Counts pending work and sends over the bus when a piece of it `began` and `ended`. */
export interface Pending {
  /** Returns the key by which it is ended. */
  start(kind: WorkKind, what: string): number;
  end(key: number): void;
  clear(): void;
  list(): PendingWork[];
}

/** A counter without pending work that reports over `bus`. */
export function makePending(bus: Bus): Pending {
  const work = new Map<number, PendingWork>();
  let key = 0;
  return {
    start: (kind, what) => {
      work.set(++key, { kind, what, since: now() });
      bus.send('began', what);
      return key;
    },
    end: (ended) => {
      if (work.delete(ended)) bus.send('ended', `${work.size}`);
    },
    clear: () => work.clear(),
    list: () => [...work.values()],
  };
}
