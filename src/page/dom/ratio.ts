import * as dom from './native-accessors';
import type { Point } from './point';

/** A point of the viewport as ratios of an element's box, or of the box that it had. Undefined where the box is empty. */
export function ratioIn(element: Element, { x, y }: Point, box = dom.getBoundingClientRect(element)): Point | undefined {
  return box.width && box.height ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : undefined;
}

/** The middle of a box, as ratios. */
export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The point of the viewport that ratios of a box tell, CSS px. */
export const pointAtRatio = ({ left, top, width, height }: DOMRect, { x, y }: Point): Point => ({
  x: left + width * x,
  y: top + height * y,
});

/** A point of the viewport that lies in an element, told later as it lies then: the element may be moved or have another size. */
export function followPoint(element: Element, point: Point): () => Point {
  const ratio = ratioIn(element, point);
  return () => (ratio ? pointAtRatio(dom.getBoundingClientRect(element), ratio) : point);
}
