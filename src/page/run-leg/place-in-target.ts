import type { DrawnShape, Fingerprint } from '../../model/page/target';
import { aim } from '../act/aim';
import { shapeOf } from '../dom/drawn-shape';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { ratioIn } from '../dom/ratio';
import { deepElementFromPoint, flatContains } from '../dom/roots';
import { pointOfTextPlace } from '../dom/text-place';

/** Where in its box it is pressed, as ratios: at the recorded place of its text, or the shape, which may stand elsewhere by now. Null where that is gone. */
export function ratioOfPlace(element: Element, { caret, drawn, offset }: Fingerprint): Point | undefined | null {
  const place = caret ? pointOfTextPlace(element, caret) : drawn && pointOfShape(element, drawn);
  if (!(caret || drawn) || place === 'anywhere') return offset;
  return (place && ratioIn(element, place)) ?? null;
}

/** Scrolled into view, as it may lie in a part of its drawing that is not shown. */
function pointOfShape(element: Element, drawn: DrawnShape): Point | undefined {
  const shape = shapeOf(element, drawn);
  return shape && aim(shape, drawn.offset);
}

/** What lies over the shape that is meant, in words: in a smaller window, shapes may lie on each other. */
export function overShape(element: Element, drawn: DrawnShape, { x, y }: Point): string | undefined {
  const shape = shapeOf(element, drawn);
  const hit = deepElementFromPoint(x, y);
  return shape && flatContains(shape, hit) ? undefined : `another ${hit ? dom.localName(hit) : 'shape'}`;
}
