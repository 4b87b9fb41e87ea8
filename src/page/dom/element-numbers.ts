import * as dom from './native-accessors';

const numbers = new WeakMap<Element, number>();
const elements = new Map<number, WeakRef<Element>>();
let next = 1;
/** At so many entries those of elements that are gone are dropped. */
let due = 2000;

/** The number of an element in this document: given once, kept while the element lives, never written to the page. */
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

/** Once for as many new ones as there are live ones: it costs each next to nothing, and no more than twice what lives is kept. */
function sweep(): void {
  for (const [number, element] of elements) if (!element.deref()) elements.delete(number);
  due = 2 * elements.size + 1000;
}

/** The live element of a number, or undefined when it has left the page. */
export function elementOf(number: number): Element | undefined {
  const element = elements.get(number)?.deref();
  if (dom.isConnected(element)) return element;
  if (!element) elements.delete(number);
  return undefined;
}
