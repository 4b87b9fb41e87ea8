import * as dom from './native-accessors';

const numbers = new WeakMap<Element, number>();
const elements = new Map<number, WeakRef<Element>>();
let next = 1;
/** At this many entries those of garbage-collected elements are dropped. */
let due = 2000;

/** The number of an element in this document: given once, kept while the element exists, never written to the page. The map holds elements weakly. */
export function numberOf(element: Element): number {
  let number = numbers.get(element);
  if (number === undefined) {
    number = next++;
    numbers.set(element, number);
    elements.set(number, new WeakRef(element));
    if (elements.size > due) sweep();
  }
  return number;
}

/** Runs each time the map has doubled, so that its cost per element is constant and at most twice the live entries are kept. */
function sweep(): void {
  for (const [number, element] of elements) if (!element.deref()) elements.delete(number);
  due = 2 * elements.size + 1000;
}

/** The element of a number, or undefined when it is no longer in the page. */
export function elementOf(number: number): Element | undefined {
  const element = elements.get(number)?.deref();
  if (dom.isConnected(element)) return element;
  if (!element) elements.delete(number);
  return undefined;
}
