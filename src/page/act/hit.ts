import type { Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { handleOf } from '../dom/handle';
import { labelOf } from '../dom/label';
import { labelsOf } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { pageElementFromPoint } from '../dom/own-overlay';
import type { Point } from '../dom/point';
import { deepElementFromPoint, flatContains, flatParent } from '../dom/roots';
import { interestOf } from '../scan/interest';
import { listensItself } from '../scan/listeners';

/** The label of what lies over the element at a point; undefined when a press there reaches the element. */
export const coverAt = (element: Element, point: Point) => hitAt(element, point).by;

/** The same, with the hit target. */
export function hitAt(element: Element, point: Point): { hit: Element | null; by?: Told | undefined } {
  const hit = deepElementFromPoint(point.x, point.y);
  if (!hit) return { hit, by: saying('edgeOfWindow') };
  if (reaches(element, hit)) return { hit, by: coverInParentFrames(point) };
  return { hit, by: passes(element, hit) ? saying('ignoresPointer') : labelOf(hit) };
}

/** Does a press on `hit` count as one on the element? On its descendants, its label, the control it labels, or the handle drawn for it. */
export function reaches(element: Element, hit: Element): boolean {
  if (flatContains(element, hit)) return true;
  for (const label of Array.from(labelsOf(element))) if (flatContains(label, hit)) return true;
  const label = dom.closest(element, 'label');
  if (label?.control && flatContains(label, hit)) return true;
  const handle = handleOf(element);
  if (handle && flatContains(handle, hit)) return true;
  // The editable body of a whole page may be smaller than its viewport.
  if (element === dom.body(document) && hit === dom.documentElement(document)) return true;
  // A press on its container does not press a control.
  if (!isThrough(element) || !flatContains(hit, element) || interestOf(element) === 'control') return false;
  // With `pointer-events: none` it leaves the pointer to the control that contains it, and not to what lies behind that.
  const control = interactiveAncestor(element);
  return !!control && flatContains(control, hit);
}

/** The nearest interactive ancestor (from `from` on), as far as it can be seen. */
export function interactiveAncestor(element: Element, from = flatParent(element)): Element | undefined {
  for (let node = from; node; node = flatParent(node))
    if (dom.localName(node) === 'label' || interestOf(node) || listensItself(node) || getComputedStyle(node).cursor === 'pointer')
      return node;
  return undefined;
}

const passes = (element: Element, hit: Element) => isThrough(element) && flatContains(hit, element);
const isThrough = (element: Element) => getComputedStyle(element).pointerEvents === 'none';

/** A frame can be covered in the document that contains it; cross-origin parents cannot be asked. */
function coverInParentFrames(point: Point): string | undefined {
  let frame = window.frameElement;
  let { x, y } = point;
  while (frame) {
    const box = dom.getBoundingClientRect(frame);
    x += box.left + dom.clientLeft(frame);
    y += box.top + dom.clientTop(frame);
    const hit = pageElementFromPoint(dom.getRootNode(frame) as Document | ShadowRoot, x, y);
    if (hit && hit !== frame && !dom.contains(hit, frame)) return labelOf(hit);
    frame = dom.defaultView(dom.ownerDocument(frame))?.frameElement ?? null;
  }
  return undefined;
}
