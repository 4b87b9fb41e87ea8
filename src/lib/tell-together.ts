import { deadline } from './deadline';

/** What `tellTogether` needs of time, ms. */
export interface Clock {
  now(): number;
  after(ms: number, ring: () => void): void;
}

/** Hands things over in the order in which they came. */
export interface Waiting<One> {
  /** At once where it must not wait, with what waits; else a little later, with what comes until then. */
  add(one: One, mayWait: boolean): void;
  /** Hands over what waits. */
  now(): void;
}

/**
 * Things that come one by one are handed to `take` together, ten times a second at most: a person reads no faster, and telling and drawing take the processor from the
 * page in which Abra is at work. What comes first after a pause does not wait.
 */
export function tellTogether<One>(take: (all: readonly One[]) => void, clock: Clock = ofGlobal): Waiting<One> {
  let waiting: One[] = [];
  let tookAt = Number.NEGATIVE_INFINITY;
  const now = () => {
    const all = waiting;
    waiting = [];
    if (!all.length) return;
    tookAt = clock.now();
    take(all);
  };
  return {
    add(one, mayWait) {
      waiting.push(one);
      const left = tookAt + TOGETHER_MS - clock.now();
      if (!mayWait || left <= 0) now();
      else if (waiting.length === 1) clock.after(left, now);
    },
    now,
  };
}
/** What follows sooner is told together. */
export const TOGETHER_MS = 100;

const ofGlobal: Clock = {
  now: () => performance.now(),
  after: (ms, ring) => deadline(ms).signal.addEventListener('abort', ring, { once: true }),
};
