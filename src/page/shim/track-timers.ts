import * as dom from '../dom/native-accessors';
import { apply, now, postMessage } from './natives';
import { type AnyFunction, patch, precede } from './patch';
import type { WorkKind } from './pending';
import { MAX_TIMER_MS, type Tracker } from './tracker';

/**
 * Tracks timeouts up to 600 ms, animation frames, idle callbacks and scheduler tasks. Intervals are tickers and never tracked. A hidden
 * document draws no frames: callbacks that an operation schedules for one run in a task.
 */
export function trackTimers(tracker: Tracker): void {
  follow(tracker, 'setTimeout', 'clearTimeout', 'timer', (delay) => !(Number(delay) > MAX_TIMER_MS));
  follow(tracker, 'requestAnimationFrame', 'cancelAnimationFrame', 'frame', () => true, makeSoon());
  follow(tracker, 'requestIdleCallback', 'cancelIdleCallback', 'task', () => true);
  const prototype = (window as { Scheduler?: { prototype: object } }).Scheduler?.prototype;
  patch(
    prototype,
    'postTask',
    (native) =>
      function (callback, options) {
        const cause = typeof callback === 'function' && !(options?.delay > MAX_TIMER_MS) ? tracker.follows(callback) : undefined;
        const working: AnyFunction = cause ? () => tracker.run(cause, 0, callback, undefined, []) : callback;
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

/** Runs something in a task of its own that is not throttled in a hidden document. */
function makeSoon(): (work: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (work) => {
    waiting.push(work);
    apply(postMessage, port2, [0]);
  };
}

function follow(
  tracker: Tracker,
  schedule: string,
  cancel: string,
  kind: WorkKind,
  counts: (delay: unknown) => boolean,
  whenHidden?: (work: () => void) => void,
): void {
  const keys = new Map<unknown, number>();
  const cancelNative = (window as unknown as Record<string, AnyFunction>)[cancel];
  patch(
    window,
    schedule,
    (native) =>
      function (callback, delay, ...rest) {
        const cause = typeof callback === 'function' && counts(delay) ? tracker.follows(callback) : undefined;
        if (!cause) return native.call(this, callback, delay, ...rest);
        const unseen = dom.hidden(document) ? whenHidden : undefined;
        const key = tracker.start(unseen ? 'task' : kind, kind === 'timer' ? `timer of ${Number(delay) || 0} ms` : kind);
        const work = function (this: unknown, ...args: unknown[]) {
          keys.delete(id);
          tracker.run(cause, key, callback, this, args);
        };
        const id = native.call(this, work, delay, ...rest);
        keys.set(id, key);
        unseen?.(() => {
          if (!keys.has(id)) return;
          cancelNative?.call(window, id);
          work.call(window, now());
        });
        return id;
      },
  );
  precede(window, cancel, (id) => {
    const key = keys.get(id);
    if (keys.delete(id)) tracker.end(key as number);
  });
}
