const numbers = new WeakMap<Element, number>();
const elements = new Map<number, WeakRef<Element>>();
let next = 1;

/** The number of an element in this document: given once, kept while the element lives, never written to the page. */
export function numberOf(element: Element): number {
  let number = numbers.get(element);
  if (number === undefined) {
    number = next++;
    numbers.set(element, number);
    elements.set(number, new WeakRef(element));
  }
  return number;
}

/** The live element of a number, or undefined when it has left the page. */
export function elementOf(number: number): Element | undefined {
  const element = elements.get(number)?.deref();
  if (element?.isConnected) return element;
  if (!element) elements.delete(number);
  return undefined;
}
