import type { TargetBail } from '../../model/bail';
import type { OperationType } from '../../model/operation';
import { labelOf } from '../dom/label';
import { roleOf } from '../dom/role';
import { deepActiveElement, flatParent } from '../dom/roots';
import { isShown } from '../dom/visible';
import { bringToMiddle, middleOf, type Point } from './aim';
import { editableAt, editableInside, isPicked, isReadOnly } from './editable';
import { hitBy } from './hit';

/**
 * Why an operation may not act on an element now; undefined when it may. Sees whether it is in the page and shown, enabled, editable where
 * `type` asks, and whether it is what a press at `point` (default: its middle) would hit. A covered one is scrolled to the middle and looked
 * at again; then its point has moved, so aim after this.
 */
export function whyNotActionable(element: Element, point?: Point, type?: OperationType): TargetBail | undefined {
  return whyNotUsable(element, type) ?? (isPointedAt(element, type) ? whyNotHit(element, point) : undefined);
}

/** The same but for what lies over it: whether it is in the page, enabled, editable and shown. */
export function whyNotUsable(element: Element, type?: OperationType): TargetBail | undefined {
  if (!element.isConnected) return { kind: 'target-missing', wanted: labelOf(element), nearest: [] };
  const why = NEEDS_ENABLED.has(type ?? 'click') ? whyDisabled(element, type) : undefined;
  if (why) return { kind: 'target-disabled', wanted: labelOf(element), why };
  if (type === 'scroll' || (type === 'upload' && isFileInput(element))) return undefined;
  // What has the focus gets the keys, seen or not: terminals and drawn editors listen through a hidden field.
  if (type === 'press' && (element === document.documentElement || element === (deepActiveElement() ?? document.body))) return undefined;
  if (isShown(element)) return undefined;
  const wanted = labelOf(element);
  return { kind: 'target-missing', wanted, nearest: [{ label: wanted, score: 1, differs: ['it is not visible'] }] };
}

/** Does the operation begin with the pointer? */
export const isPointedAt = (element: Element, type?: OperationType): boolean =>
  type !== 'scroll' && type !== 'press' && !(type === 'upload' && isFileInput(element));

/** What a press at the point would hit instead of the element. */
export function whyNotHit(element: Element, point?: Point): TargetBail | undefined {
  const boxless = element.localName === 'option' && !element.getClientRects().length;
  const target = boxless ? (element.closest('select') ?? element) : element;
  let by = hitBy(target, point ?? middleOf(target));
  if (by && !point) {
    bringToMiddle(target);
    by = hitBy(target, middleOf(target));
  }
  return by ? covered(element, by) : undefined;
}

/** What is hit instead, as a bail. */
export function covered(element: Element, by: string): TargetBail {
  const wanted = labelOf(element);
  return by === 'ignores the pointer' ? { kind: 'target-disabled', wanted, why: by } : { kind: 'target-covered', wanted, by };
}

const NEEDS_ENABLED = new Set<OperationType>(['click', 'type', 'select', 'check', 'press', 'drag', 'upload']);

function whyDisabled(element: Element, type: OperationType | undefined): string | undefined {
  if (element.matches(':disabled')) return element.closest('fieldset:disabled') ? 'its group is disabled' : 'disabled';
  for (let node: Element | null = element; node; node = flatParent(node)) {
    if (node.getAttribute('aria-disabled') === 'true') return 'disabled';
    if (node.hasAttribute('inert')) return 'inert';
  }
  const control = element.closest('label')?.control;
  if (control?.matches(':disabled') && !element.closest('button,a')) return 'disabled';
  return type === 'type' ? whyNotEditable(element) : undefined;
}

/** A wrapper or button may open or hold the field, so only what surely takes no text is refused. */
function whyNotEditable(element: Element): string | undefined {
  const field = editableAt(element) ?? editableInside(element);
  if (field && isReadOnly(field)) return 'read-only';
  if (element.getAttribute('aria-readonly') === 'true') return 'read-only';
  if (field || isPicked(element)) return undefined;
  return NOT_TYPED.test(roleOf(element)) ? 'takes no text' : undefined;
}
const NOT_TYPED = /^(link|checkbox|radio|switch|heading|img|menuitem|tab)$/;

const isFileInput = (element: Element) => element.localName === 'input' && (element as HTMLInputElement).type === 'file';
