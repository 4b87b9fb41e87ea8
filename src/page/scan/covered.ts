import type { Edges } from '../dom/clip';
import { labelOf } from '../dom/label';
import { labelsOf } from '../dom/labels';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatContains, flatParent } from '../dom/roots';

/** The label of what covers an element; undefined when at least one of three points of its visible part hits the element itself. */
export function coveredBy(element: Element, shown: Edges): string | undefined {
  let over: Element | undefined;
  for (const [x, y] of POINTS) {
    const hit = deepElementFromPoint(shown.left + (shown.right - shown.left) * x, shown.top + (shown.bottom - shown.top) * y);
    if (!hit || belongs(element, hit)) return undefined;
    over ??= hit;
  }
  return over && coverName(over);
}
const POINTS = [
  [0.5, 0.5],
  [0.2, 0.3],
  [0.8, 0.7],
] as const;

/** Is the hit target the element, a descendant, an ancestor (then nothing covers it), the picture around the shape of an area, or its label? */
function belongs(element: Element, hit: Element): boolean {
  if (flatContains(element, hit) || flatContains(hit, element) || (element instanceof HTMLAreaElement && dom.pictureOf(element) === hit))
    return true;
  return Array.from(labelsOf(element)).some((label) => flatContains(label, hit));
}

/** The dialog or layer that the hit target belongs to, else the hit target. */
function coverName(hit: Element): string {
  for (let node: Element | null = hit; node && node !== dom.body(document); node = flatParent(node)) {
    const role = roleOf(node);
    if (/^((alert)?dialog|menu|listbox)$/.test(role) || dom.hasAttribute(node, 'popover'))
      return `${role || 'popover'} ${nameOf(node)}`.trim();
  }
  return labelOf(hit);
}
