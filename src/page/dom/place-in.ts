import * as dom from './native-accessors';
import type { Point } from './point';

/** A point of the viewport as ratios of an element's box, or of the box that it had. Undefined where the box is empty. */
export function ratioIn(element: Element, { x, y }: Point, box = dom.getBoundingClientRect(element)): Point | undefined {
  return box.width && box.height ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : undefined;
}

/** Where a point of the viewport that lies in an element now lies later, when the element was moved or has another size. */
export function placeIn(element: Element, point: Point): () => Point {
  const ratio = ratioIn(element, point);
  return () => {
    const { left, top, width, height } = dom.getBoundingClientRect(element);
    return ratio && width && height ? { x: left + ratio.x * width, y: top + ratio.y * height } : point;
  };
}
