import { deadline } from './deadline';

/** What `tellTogether` needs of time, ms. */
export interface Clock {
  now(): number;
  after(ms: number, ring: () => void): void;
}

/** Hands things over in the order in which they came. */
export interface Waiting<One> {
  /** What waits is handed over with it, `patience` ms after the last time, at once where that is over. 0: it must not wait. */
  add(one: One, patience: number): void;
  /** Hands over what waits. */
  now(): void;
}

/**
 * Things that come one by one are handed to `take` together, as telling and drawing each take the processor from the page in which Abra is at work.
 * What comes first after a pause does not wait.
 */
export function tellTogether<One>(take: (all: readonly One[]) => void, clock: Clock = ofGlobal): Waiting<One> {
  let waiting: One[] = [];
  let tookAt = Number.NEGATIVE_INFINITY;
  let due = Number.POSITIVE_INFINITY;
  const now = () => {
    const all = waiting;
    waiting = [];
    due = Number.POSITIVE_INFINITY;
    if (!all.length) return;
    tookAt = clock.now();
    take(all);
  };
  return {
    add(one, patience) {
      waiting.push(one);
      const wanted = tookAt + patience;
      const left = wanted - clock.now();
      if (patience === 0 || left <= 0) return now();
      if (wanted >= due) return;
      due = wanted;
      clock.after(left, () => {
        // Else it was handed over meanwhile, and what waits now may wait longer.
        if (due === wanted) now();
      });
    },
    now,
  };
}

const ofGlobal: Clock = {
  now: () => performance.now(),
  after: (ms, ring) => deadline(ms).signal.addEventListener('abort', ring, { once: true }),
};
