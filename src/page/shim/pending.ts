import type { Bus } from './bus';

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
  /** Paths that the page asked for, operation or not, and that are not answered. */
  loading: string[];
  work: Work[];
}

/** Keeps count of pending work and tells over the bus when a piece of it `began` and `ended`. */
export class Pending {
  readonly #bus: Bus;
  readonly #work = new Map<number, Work>();
  #next = 1;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  start(kind: WorkKind, what: string): number {
    this.#work.set(this.#next, { kind, what, since: performance.now() });
    this.#bus.tell('began');
    return this.#next++;
  }

  end(key: number): void {
    if (this.#work.delete(key)) this.#bus.tell('ended', String(this.#work.size));
  }

  clear(): void {
    this.#work.clear();
  }

  list(): Work[] {
    return [...this.#work.values()];
  }
}
