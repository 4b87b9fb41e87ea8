import { labelsOf } from '../dom/labels';
import { hitBy } from './hit';

/** A place in the viewport, CSS px. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The point to hit an element at: `offset` as ratios of its box (default its middle; of text over several lines the middle of its first
 * piece; another point where that is covered). Scrolls only when the point is out of view or covered, and then to the middle.
 */
export const aim = (element: Element, offset?: Point): Point => sight(element, offset).point;

/** The same, and what is hit there instead of the element, in words. */
export function sight(element: Element, offset?: Point): { point: Point; by?: string | undefined } {
  const point = pointIn(element, offset);
  if (isInView(element, point) && !hitBy(element, point)) return { point };
  bringToMiddle(element);
  const moved = pointIn(element, offset);
  const by = hitBy(element, moved);
  const free = by && !offset ? elsewhere(element) : undefined;
  return free ? { point: free } : { point: moved, by };
}

/** Its middle, nothing scrolled. */
export const middleOf = (element: Element) => pointIn(element, undefined);

/** Any of a few other points of the element that is not covered. */
function elsewhere(element: Element): Point | undefined {
  for (const box of element.getClientRects()) {
    for (const y of [0.5, 0.2, 0.8]) {
      for (const x of [0.5, 0.1, 0.9]) {
        const point = { x: box.left + box.width * x, y: box.top + box.height * y };
        if (!hitBy(element, point)) return point;
      }
    }
  }
  return undefined;
}

/** Instantly, in every scroller around it, whatever the page says about smoothness. */
export function bringToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

function pointIn(element: Element, offset?: Point): Point {
  const box = offset ? boxOf(element, true) : inWindow(boxOf(element, false));
  const { x, y } = offset ?? { x: 0.5, y: 0.5 };
  // A point on the far edge already belongs to what comes next.
  return {
    x: Math.min(box.left + box.width * x, Math.max(box.left, box.right - 0.5)),
    y: Math.min(box.top + box.height * y, Math.max(box.top, box.bottom - 0.5)),
  };
}

/** Of what is larger than the window, the part that is seen of it. */
function inWindow(box: DOMRect): DOMRect {
  const cut = (start: number, end: number, size: number): [number, number] =>
    end - start > size && end > 0 && start < size ? [Math.max(0, start), Math.min(size, end)] : [start, end];
  const [left, right] = cut(box.left, box.right, innerWidth);
  const [top, bottom] = cut(box.top, box.bottom, innerHeight);
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What can be hit of an element: its box; of text over several lines the first piece; of a box without size what it holds. */
function boxOf(element: Element, whole: boolean): DOMRect {
  const box = element.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return contentBox(element) ?? box;
  if (whole) return box;
  const pieces = element.getClientRects();
  return pieces.length > 1 ? (Array.from(pieces).find((piece) => piece.width > 1 && piece.height > 1) ?? box) : box;
}

function contentBox(element: Element): DOMRect | undefined {
  for (const label of Array.from(labelsOf(element))) {
    const box = label.getBoundingClientRect();
    if (box.width >= 1 && box.height >= 1) return box;
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  return Array.from(range.getClientRects()).find((piece) => piece.width >= 1 && piece.height >= 1);
}

/** Inside the viewport, and inside every scroller around it. */
function isInView(element: Element, { x, y }: Point): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight && around.scrollWidth <= around.clientWidth) continue;
    if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflow)) continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return false;
  }
  return true;
}
