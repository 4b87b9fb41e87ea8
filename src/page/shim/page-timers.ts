import { now } from './natives';
import { type AnyFunction, patch, precede } from './patch';

/** Sooner timers have fired before anybody asks, ms. */
const SOON = 250;
/** A timer that has fired this often is a ticker, from which nothing is expected. */
const OFTEN = 3;
/** A timer may be this late, ms. */
const LATE = 100;
/** The last timers that are kept. */
const MAX_TIMERS = 200;

/**
 * Notes when timers of the page will fire, with or without an operation: a page that has set one does not stand still. Callbacks are not
 * touched. Returns a function that tells when the next one will have fired at the latest, ms of `performance.now()`; null where none is
 * expected.
 */
export function trackPageTimers(): () => number | null {
  const due = new Map<unknown, number>();
  const times = new WeakMap<object, number>();
  const note = (id: unknown, work: unknown, delay: number) => {
    if (!(delay >= SOON) || typeof work !== 'function') return;
    const count = (times.get(work) ?? 0) + 1;
    times.set(work, count);
    if (count <= OFTEN) due.set(id, now() + delay + LATE);
    if (due.size > MAX_TIMERS) due.delete(due.keys().next().value);
  };
  for (const [kind, comes] of [
    ['Timeout', 1],
    ['Interval', OFTEN],
  ] as const) {
    patch(
      window,
      `set${kind}`,
      (native) =>
        function (work, delay, ...rest) {
          const id = native.call(this, work, delay, ...rest);
          note(id, work, delay * comes);
          return id;
        } as AnyFunction,
    );
    precede(window, `clear${kind}`, (id) => due.delete(id));
  }
  return () => {
    const next = Math.min(...[...due.values()].filter((at) => at > now()));
    return next < Infinity ? next : null;
  };
}
