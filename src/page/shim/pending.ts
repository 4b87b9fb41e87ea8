import type { Bus } from './bus';
import { now } from './natives';
import type { RequestUnderWay } from './own-requests';

export type WorkKind = 'timer' | 'frame' | 'request' | 'message' | 'task' | 'socket';

/** Work that descends from the operation and is not over: its kind, what it is in words, and since when, ms of `performance.now()`. */
export interface Work {
  kind: WorkKind;
  what: string;
  since: number;
}

/** What the shim answers when asked. `early`: it was there before any script of the page, so that nothing escapes it. */
export interface WorkReport {
  early: boolean;
  /** The page has observers of sight or size: they hear one frame later. */
  watching: boolean;
  /** What the page asked for, operation or not, and that is not answered. */
  loading: RequestUnderWay[];
  /** When the next timer of the page has come, of an operation or not, ms of `performance.now()`; null where none is expected. */
  due: number | null;
  /** A socket, an event source or a worker may tell the page something at any time. */
  open: boolean;
  work: Work[];
}

/** Keeps count of pending work and tells over the bus when a piece of it `began` and `ended`. */
export interface Pending {
  /** Answers the key by which it is ended. */
  start(kind: WorkKind, what: string): number;
  end(key: number): void;
  clear(): void;
  list(): Work[];
}

export function makePending(bus: Bus): Pending {
  const work = new Map<number, Work>();
  let key = 0;
  return {
    start: (kind, what) => {
      work.set(++key, { kind, what, since: now() });
      bus.tell('began', what);
      return key;
    },
    end: (ended) => {
      if (work.delete(ended)) bus.tell('ended', `${work.size}`);
    },
    clear: () => work.clear(),
    list: () => [...work.values()],
  };
}
