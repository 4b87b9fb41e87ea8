import type { TargetBail } from '../../model/bail';
import type { OperationType } from '../../model/operation';
import { EFFECTS } from '../../model/operations/rows';
import { declaresPopup } from '../dom/declares-popup';
import { editableAt, editablesInside, isPickerInput, isReadOnly, KEY_TARGET_TAGS } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { deepActiveElement, deepElementFromPoint, flatContains, flatParent } from '../dom/roots';
import { isShown, isVisible } from '../dom/visible';
import { bringToMiddle, middleOf, type Point } from './aim';
import { targetDisabled } from './bails';
import { isFocusable } from './focus';
import { hitBy, reacting } from './hit';
import { controlOf, stateOf } from './labelled';
import { listOf } from './list-of';
import { closest } from './press-effects';

/**
 * Why an operation may not act on an element now; undefined when it may. Sees whether it is in the page and shown, enabled, editable where
 * `type` asks, and whether it is what a press at `point` (default: its middle) would hit. A covered one is scrolled to the middle and looked
 * at again; then its point has moved, so aim after this.
 */
export function whyNotActionable(element: Element, point?: Point, type?: OperationType): TargetBail | undefined {
  return whyNotUsable(element, type) ?? (isPointedAt(element, type) ? whyNotHit(element, point, type) : undefined);
}

/** The same but for what lies over it: whether it is in the page, enabled, editable and shown. */
export function whyNotUsable(element: Element, type?: OperationType): TargetBail | undefined {
  if (!dom.isConnected(element)) return { kind: 'target-missing', wanted: labelOf(element), nearest: [] };
  const why = needsEnabled(type) ? whyDisabled(element, type) : undefined;
  if (why) return targetDisabled(element, why);
  if ((type === 'scroll' && element === dom.documentElement(document)) || (type === 'upload' && isFileInput(element))) return undefined;
  // What has the focus gets the keys, seen or not: terminals and drawn editors listen through a hidden field.
  if (type === 'press' && (element === dom.documentElement(document) || element === (deepActiveElement() ?? dom.body(document))))
    return undefined;
  if (isShown(element)) return undefined;
  const wanted = labelOf(element);
  return { kind: 'target-missing', wanted, nearest: [{ label: wanted, score: 1, differs: ['it is not visible'] }] };
}

/** Does the operation begin with the pointer? */
export const isPointedAt = (element: Element, type?: OperationType): boolean =>
  type !== 'scroll' && type !== 'press' && !(type === 'upload' && isFileInput(element));

/** What a press at the point would hit instead of the element, or why it would come to nothing there. */
export function whyNotHit(element: Element, point?: Point, type?: OperationType): TargetBail | undefined {
  const boxless = dom.localName(element) === 'option' && !dom.getClientRects(element).length;
  const target = boxless ? (dom.closest(element, 'select') ?? element) : element;
  let by = hitBy(target, point ?? middleOf(target));
  if (by && !point) {
    bringToMiddle(target);
    by = hitBy(target, middleOf(target));
  }
  if (by) return covered(element, by);
  const { x, y } = point ?? middleOf(target);
  return whyDead(element, deepElementFromPoint(x, y), type);
}

/** A press on a box lands on what it holds there, which may be disabled by itself. */
export function whyDead(element: Element, hit: Element | null, type?: OperationType): TargetBail | undefined {
  const dead = needsEnabled(type) && hit && hit !== element && disabledAround(hit);
  return dead ? targetDisabled(element, 'disabled') : undefined;
}

/** What is hit instead, as a bail. */
export function covered(element: Element, by: string): TargetBail {
  return by === 'ignores the pointer' ? targetDisabled(element, by) : { kind: 'target-covered', wanted: labelOf(element), by };
}

const needsEnabled = (type: OperationType = 'click') => EFFECTS[type] === 'acts' || EFFECTS[type] === 'fills';

function whyDisabled(element: Element, type: OperationType | undefined): string | undefined {
  const dead = disabledAround(element);
  if (dead) return dom.closest(dead, 'fieldset:disabled') ? 'its group is disabled' : 'disabled';
  for (let node: Element | null = element; node; node = flatParent(node)) {
    if (dom.getAttribute(node, 'aria-disabled') === 'true') return 'disabled';
    if (dom.hasAttribute(node, 'inert')) return 'inert';
  }
  const control = dom.closest(element, 'label')?.control;
  if (dom.matches(control, ':disabled') && !dom.closest(element, 'button,a')) return 'disabled';
  if (type === 'type') return whyNotEditable(element);
  if (type === 'check') return stateOf(controlOf(element)) ? undefined : 'nothing to check';
  return type === 'select' && !listOf(element) ? 'no list' : undefined;
}

/** The control that hears nothing from a press there. A group is one only for the controls in it. */
export const disabledAround = (element: Element) => closest(element, ':disabled:not(fieldset)');

/** What opens a field, reads keys or reacts otherwise may be pressed first; a control that does something else may not. */
function whyNotEditable(element: Element): string | undefined {
  const own = editableAt(element);
  const fields = own ? [own] : editablesInside(element);
  // Drawn editors have hidden ones beside the one that is written in.
  const seen = fields.length > 1 ? fields.filter((one) => isVisible(one) && !isReadOnly(one)) : [];
  if (seen.length > 1 && !flatContains(element, deepActiveElement())) return 'it holds several fields';
  if ((fields.length && fields.every(isReadOnly)) || dom.getAttribute(element, 'aria-readonly') === 'true') return 'read-only';
  const meant = controlOf(element);
  if (fields.length || isPickerInput(meant)) return undefined;
  const control = closest(meant, 'button,a[href],select,summary,input,[role]') ?? element;
  if (dom.localName(control) === 'select' || NOT_TYPED.test(roleOf(control))) return declaresPopup(control) ? undefined : 'takes no text';
  if (KEY_TARGET_TAGS.test(dom.localName(element)) || isFocusable(element) || reacting(element, element)) return undefined;
  return dom.closest(element, 'td,th,[role=gridcell]') ? undefined : 'takes no text';
}
const NOT_TYPED = /^(button|link|checkbox|radio|switch|heading|img|option|menuitem(checkbox|radio)?|tab|list|listitem|listbox)$/;

const isFileInput = (element: Element) => dom.localName(element) === 'input' && (element as HTMLInputElement).type === 'file';
