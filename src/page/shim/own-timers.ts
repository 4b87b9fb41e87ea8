import { now } from './natives';
import { type AnyFunction, patch, precede } from './patch';

/** Sooner ones have come before anybody asks, ms. */
const SOON = 250;
/** What has come so often is a ticker, from which nothing is expected. */
const OFTEN = 3;
/** A timer may come so late, ms. */
const LATE = 100;
/** So many are kept in mind, the last ones. */
const MAX_TIMERS = 200;

/**
 * Notes when timers of the page, of an operation or not, will come: a page that has set one does not stand still. Their callbacks are not
 * touched. Answers when the next one has come at the latest, ms of `performance.now()`; null where none is expected.
 */
export function followOwnTimers(): () => number | null {
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
