import { handleOf } from '../dom/handle';
import { labelOf } from '../dom/label';
import { labelsOf } from '../dom/labels';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatContains } from '../dom/roots';
import type { Point } from './aim';

/** What lies between the pointer and the element at a point, in words; undefined when a press there reaches the element. */
export const hitBy = (element: Element, point: Point) => hitAt(element, point).by;

/** The same, with what a press there would hit. */
export function hitAt(element: Element, point: Point): { hit: Element | null; by?: string | undefined } {
  const hit = deepElementFromPoint(point.x, point.y);
  if (!hit) return { hit, by: 'the edge of the window' };
  if (reaches(element, hit)) return { hit, by: coverInParents(point) };
  return { hit, by: passes(element, hit) ? 'ignores the pointer' : labelOf(hit) };
}

/** Does a press on `hit` count as one on the element? Inside of it, on its label, on the control it labels, on the handle drawn for it. */
export function reaches(element: Element, hit: Element): boolean {
  if (flatContains(element, hit)) return true;
  for (const label of Array.from(labelsOf(element))) if (flatContains(label, hit)) return true;
  const label = element.closest('label');
  if (label?.control && flatContains(label, hit)) return true;
  const handle = handleOf(element);
  if (handle && flatContains(handle, hit)) return true;
  // An icon that lets the pointer through to the button it sits in.
  return flatContains(hit, element) && isThrough(element) && /^(img|strong|emphasis|code|paragraph|heading|)$/.test(roleOf(element));
}

const passes = (element: Element, hit: Element) => isThrough(element) && flatContains(hit, element);
const isThrough = (element: Element) => getComputedStyle(element).pointerEvents === 'none';

/** A frame can be covered in the document that holds it; those of other origins do not tell. */
function coverInParents(point: Point): string | undefined {
  let frame = window.frameElement;
  let { x, y } = point;
  while (frame) {
    const box = frame.getBoundingClientRect();
    x += box.left + frame.clientLeft;
    y += box.top + frame.clientTop;
    const hit = (frame.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    if (hit && hit !== frame && !hit.contains(frame)) return labelOf(hit);
    frame = frame.ownerDocument.defaultView?.frameElement ?? null;
  }
  return undefined;
}
