import * as dom from './native-accessors';

/** The siblings of one kind with which an element stands in a row or column of the page's flow. */
export interface Line {
  item: Element;
  others: readonly Element[];
  /** Along which axis they follow each other. */
  axis: 'x' | 'y';
}

/** More would be slow to measure at each press. */
const MAX_OTHERS = 200;
/** Two boxes begin at the same edge, CSS px. */
const SAME_EDGE = 4;

/** The line that an element stands in; undefined where it is alone, or placed by coordinates. */
export function lineAround(item: Element): Line | undefined {
  const parent = dom.parentElement(item);
  if (!parent || !/static|relative/.test(getComputedStyle(item).position)) return undefined;
  const others = Array.from(dom.children(parent)).filter(
    (one) => one !== item && dom.localName(one) === dom.localName(item) && isDrawn(one),
  );
  if (!others.length || others.length > MAX_OTHERS) return undefined;
  const boxes = [item, ...others].map((one) => dom.getBoundingClientRect(one));
  const share = (edge: (box: DOMRect) => number) => boxes.every((box) => Math.abs(edge(box) - edge(boxes[0] ?? box)) <= SAME_EDGE);
  if (share(({ left }) => left)) return { item, others, axis: 'y' };
  return share(({ top }) => top) ? { item, others, axis: 'x' } : undefined;
}

const isDrawn = (element: Element) => dom.getClientRects(element).length > 0;

/** The middle of an element along the axis of a line, CSS px of the viewport. */
export function middleOn(axis: Line['axis'], element: Element): number {
  const { left, top, width, height } = dom.getBoundingClientRect(element);
  return axis === 'x' ? left + width / 2 : top + height / 2;
}

/** Those of the others that now stand before the item, nearest to it last. */
export function standBefore({ item, others, axis }: Line): Element[] {
  const here = middleOn(axis, item);
  const before = others.filter((one) => middleOn(axis, one) < here);
  return before.sort((one, other) => middleOn(axis, one) - middleOn(axis, other));
}
