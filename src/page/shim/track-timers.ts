import { type AnyFunction, patch } from './patch';
import type { WorkKind } from './pending';
import { LONGEST_TIMER, type Tracker } from './tracker';

/** Follows timeouts up to 600 ms, animation frames, idle callbacks and scheduler tasks. Intervals are tickers and never followed. */
export function trackTimers(tracker: Tracker): void {
  follow(tracker, 'setTimeout', 'clearTimeout', 'timer', (delay) => !(Number(delay) > LONGEST_TIMER));
  follow(tracker, 'requestAnimationFrame', 'cancelAnimationFrame', 'frame', () => true);
  follow(tracker, 'requestIdleCallback', 'cancelIdleCallback', 'task', () => true);
  const scheduler = (window as { scheduler?: object }).scheduler;
  const prototype = scheduler && Object.getPrototypeOf(scheduler);
  patch(
    prototype,
    'postTask',
    (native) =>
      function (callback, options) {
        const cause = typeof callback === 'function' && !(options?.delay > LONGEST_TIMER) ? tracker.follows(callback) : undefined;
        if (!cause) return tracker.promised(native.call(this, callback, options), 'task', 'task');
        const working: AnyFunction = () => tracker.run(cause, 0, callback, undefined, []);
        return tracker.promised(native.call(this, working, options), 'task', 'task');
      },
  );
  patch(
    prototype,
    'yield',
    (native) =>
      function () {
        return tracker.promised(native.call(this), 'task', 'yield');
      },
  );
}

function follow(tracker: Tracker, schedule: string, cancel: string, kind: WorkKind, counts: (delay: unknown) => boolean): void {
  const keys = new Map<unknown, number>();
  patch(
    window,
    schedule,
    (native) =>
      function (callback, delay, ...rest) {
        const cause = typeof callback === 'function' && counts(delay) ? tracker.follows(callback) : undefined;
        if (!cause) return native.call(this, callback, delay, ...rest);
        const key = tracker.pending.start(kind, kind === 'timer' ? `timer of ${Number(delay) || 0} ms` : kind);
        const id = native.call(
          this,
          function (this: unknown, ...args: unknown[]) {
            keys.delete(id);
            tracker.run(cause, key, callback, this, args);
          },
          delay,
          ...rest,
        );
        keys.set(id, key);
        return id;
      },
  );
  patch(
    window,
    cancel,
    (native) =>
      function (id) {
        const key = keys.get(id);
        if (key !== undefined) {
          keys.delete(id);
          tracker.pending.end(key);
        }
        return native.call(this, id);
      },
  );
}
