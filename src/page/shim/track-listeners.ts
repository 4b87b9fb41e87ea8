import * as dom from '../dom/native-accessors';
import type { Bus } from './bus';
import { precede } from './patch';

/**
 * Notes which elements have click listeners, which a content script cannot see, and reports new ones when asked. Holds them weakly; the
 * native does its work as before. Of a shadow tree only the outermost host is reported (see the bus).
 */
export function trackListeners(bus: Bus): void {
  const noted = new WeakSet<object>();
  let untold: WeakRef<Element>[] = [];
  // Collected elements are dropped when the list has doubled, so a page that is not scanned any more does not accumulate them.
  let due = 1000;
  precede(EventTarget.prototype, 'addEventListener', function (type) {
    if (!CLICKS.includes(type) || !(this instanceof Element) || noted.has(this)) return;
    noted.add(this);
    if (untold.push(new WeakRef<Element>(this)) <= due) return;
    untold = untold.filter((reference) => reference.deref());
    due = 2 * untold.length + 1000;
  });
  bus.hear('listeners', () => {
    // Thousands are reported in parts, between which the page can run.
    for (const reference of untold.splice(0, AT_ONCE)) {
      const element = reference.deref();
      if (element) bus.send('listens', '', element);
    }
    if (untold.length) bus.send('more-listen');
  });
}

const AT_ONCE = 500;
const CLICKS = ['click', 'mousedown', 'pointerdown', 'mouseup', 'pointerup'];

/**
 * Notes who listens to keys, and answers whether a key on an element reaches a listener or a handler (property or attribute) of the page on
 * its way up. Of a field in a shadow tree its host is asked about.
 */
export function trackKeys(bus: Bus): void {
  const noted = new WeakSet<object>();
  precede(EventTarget.prototype, 'addEventListener', function (type) {
    if (KEYS.includes(type)) noted.add(this ?? window);
  });
  const hears = (node: EventTarget) => noted.has(node) || KEYS.some((type) => !!(node as unknown as Record<string, unknown>)[`on${type}`]);
  bus.hear('hears', (_, element) => {
    for (let node: Node | null = element; node; node = dom.parentNode(node) ?? dom.host(node) ?? null)
      if (hears(node)) return bus.send('heard');
    if (hears(window)) bus.send('heard');
  });
}

const KEYS = ['keydown', 'keypress', 'keyup'];

/** Events of a person's input that pages answer, and those that browsers make of them. */
export const INPUTS: readonly string[] = [...CLICKS, ...KEYS, 'dblclick', 'contextmenu', 'input', 'change', 'submit', 'drop'];
