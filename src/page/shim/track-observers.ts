import { apply } from './natives';
import { subclass } from './subclass';
import type { Tracker } from './tracker';

/**
 * Lazy loading is driven by Intersection- and ResizeObservers: what they call while an operation runs counts as its work. Returns a
 * function that tells whether the page has made any; `made` is called at the first.
 */
export function trackObservers(tracker: Tracker, made: () => void): () => boolean {
  let any = false;
  for (const name of ['IntersectionObserver', 'ResizeObserver']) {
    subclass(
      name,
      () => {
        if (!any) made();
        any = true;
      },
      ([callback, ...rest]) => [following(callback), ...rest],
    );
  }
  return () => any;

  function following(callback: unknown): unknown {
    if (typeof callback !== 'function') return callback;
    return function (this: unknown, ...args: unknown[]) {
      const root = tracker.root();
      return root ? tracker.run({ ...root, depth: 2 }, 0, callback as ObserverCallback, this, args) : apply(callback, this, args);
    };
  }
}

type ObserverCallback = (this: unknown, ...args: unknown[]) => unknown;
