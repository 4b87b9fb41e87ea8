import { apply } from './patch';
import type { Tracker } from './tracker';

/** Lazy loading hangs on these: what they call while an operation runs counts as its work. Answers whether the page has made any; `made` hears of the first. */
export function trackObservers(tracker: Tracker, made: () => void): () => boolean {
  let any = false;
  const page = window as unknown as Record<string, ObserverClass>;
  for (const name of ['IntersectionObserver', 'ResizeObserver']) {
    const Native = page[name];
    if (!Native) continue;
    const Tracked = class extends Native {
      constructor(callback: ObserverCallback, options?: object) {
        super(following(callback), options);
        if (!any) made();
        any = true;
      }
    };
    Object.defineProperty(Tracked, 'name', { value: name });
    page[name] = Tracked;
  }
  return () => any;

  function following(callback: ObserverCallback): ObserverCallback {
    if (typeof callback !== 'function') return callback;
    return function (this: unknown, ...args: unknown[]) {
      const root = tracker.causes.root();
      return root ? tracker.run({ ...root, depth: 2 }, 0, callback, this, args) : apply(callback, this, args);
    };
  }
}

type ObserverCallback = (this: unknown, ...args: unknown[]) => unknown;
type ObserverClass = new (callback: ObserverCallback, options?: object) => object;
