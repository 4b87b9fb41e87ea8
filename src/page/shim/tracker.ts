import type { Cause, Causes } from './cause';
import { apply, then } from './natives';
import type { AnyFunction } from './patch';
import type { Pending, WorkKind } from './pending';

/** Longer timers are not waited for: they are reminders, not answers. */
export const MAX_TIMER_MS = 600;
/** Work more callbacks away from the operation than this counts as independent. */
const DEEPEST = 6;
/** A callback that schedules itself more often in a row is a loop: polling, animation. */
const MAX_STREAK = 2;

/** What the patches need: who caused what runs now, and how to track what it schedules. */
export interface Tracker extends Causes, Pending {
  /** The cause under which `callback` would run if it were scheduled now; undefined when it is not tracked. */
  follows(callback: unknown): Cause | undefined;
  /** Runs a callback as work of `cause`, then ends `key`. */
  run(cause: Cause, key: number, callback: AnyFunction, self: unknown, args: ArrayLike<unknown>): unknown;
  /** Tracks a promise: its continuations are work of `cause`. Returns the same promise. */
  promised<Value>(promise: Promise<Value>, kind: WorkKind, what: string): Promise<Value>;
}

/** Combines the cause tracker and the counter of pending work. */
export function makeTracker(causes: Causes, pending: Pending): Tracker {
  const end = (key: number) => () => pending.end(key);
  const follows = (callback: unknown): Cause | undefined => {
    const cause = causes.now();
    if (!cause || cause.depth >= DEEPEST) return undefined;
    const streak = cause.work === callback ? cause.streak + 1 : 0;
    return streak > MAX_STREAK ? undefined : { ...cause, depth: cause.depth + 1, work: callback, streak };
  };
  return {
    ...causes,
    ...pending,
    follows,
    run(cause, key, callback, self, args) {
      causes.enter(cause);
      try {
        return apply(callback, self, args);
      } finally {
        causes.leave(cause, end(key));
      }
    },
    promised(promise, kind, what) {
      const cause = follows(promise);
      if (!cause) return promise;
      const key = pending.start(kind, what);
      const resume = () => causes.leave(cause, end(key));
      apply(then, promise, [resume, resume]);
      return promise;
    },
  };
}
