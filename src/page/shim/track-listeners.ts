import type { Bus } from './bus';
import { precede } from './patch';

/**
 * Notes which elements listen to clicks by themselves, which a content script cannot see, and tells of those that are new when asked.
 * Holds them weakly; the native does the work as ever. Of a shadow tree only the outermost host is told (see the bus).
 */
export function trackListeners(bus: Bus): void {
  const noted = new WeakSet<object>();
  let untold: WeakRef<Element>[] = [];
  precede(EventTarget.prototype, 'addEventListener', function (type) {
    if (!CLICKS.has(type) || !(this instanceof Element) || noted.has(this)) return;
    noted.add(this);
    untold.push(new WeakRef<Element>(this));
  });
  bus.hear('listeners', () => {
    const telling = untold;
    untold = [];
    for (const reference of telling) {
      const element = reference.deref();
      if (element) bus.tell('listens', '', element);
    }
  });
}

const CLICKS = new Set<unknown>(['click', 'mousedown', 'pointerdown', 'mouseup', 'pointerup']);
