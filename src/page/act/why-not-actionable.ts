import { EFFECTS } from '../../model/operations/rows';
import type { OperationType } from '../../model/plan/operation';
import { isReadBack } from '../../model/plan/writing';
import type { TargetBail } from '../../model/run/bail';
import type { Saying, Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { declaresPopup } from '../dom/declares-popup';
import { editableAt, editablesInside, isPickerInput, isReadOnly, KEY_TARGET_TAGS } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { roleOf } from '../dom/role';
import { deepActiveElement, deepElementFromPoint, flatContains, flatParent } from '../dom/roots';
import { isShown, isVisible } from '../dom/visible';
import { bringToMiddle, middleOf } from './aim';
import { targetDisabled } from './bails';
import { choiceListOf } from './choice-list';
import { isFocusable } from './focus';
import { coverAt, interactiveAncestor } from './hit';
import { checkStateOf, controlOfLabel } from './labelled';
import { closestAcrossRoots } from './press-effects';

/**
 * Why an operation may not act on an element now (actionability); undefined when it may. Checks that it is in the page and visible,
 * enabled, editable where `type` asks for that, and the hit target of a press at `point` (default: its middle). A covered one is scrolled
 * to the middle and checked again; its point has moved then, so aim after this.
 */
export function whyNotActionable(element: Element, point?: Point, type?: OperationType): TargetBail | undefined {
  return whyNotUsable(element, type) ?? (isPointedAt(element, type) ? whyNotHit(element, point, type) : undefined);
}

/** The same without the hit target: attached, visible, enabled, editable. */
export function whyNotUsable(element: Element, type?: OperationType): TargetBail | undefined {
  if (!dom.isConnected(element)) return { kind: 'target-missing', wanted: labelOf(element), nearest: [] };
  const why = needsEnabled(type) ? whyDisabled(element, type) : undefined;
  if (why) return targetDisabled(element, why);
  if ((type === 'scroll' && element === dom.documentElement(document)) || (type === 'upload' && isFileInput(element))) return undefined;
  // The focused element gets keys, visible or not: terminals and self-drawn editors listen through a hidden field.
  if (type === 'press' && (element === dom.documentElement(document) || element === (deepActiveElement() ?? dom.body(document))))
    return undefined;
  // An empty anchor marks a place.
  if (
    isShown(element) ||
    (type === 'scroll' && dom.checkVisibility(element, { visibilityProperty: true }) && dom.getClientRects(element).length)
  )
    return undefined;
  const wanted = labelOf(element);
  return { kind: 'target-missing', wanted, nearest: [{ label: wanted, score: 1, differs: [saying('nearHidden')] }] };
}

/** Does the operation begin with the pointer, at a point that is known before? */
export const isPointedAt = (element: Element, type?: OperationType): boolean =>
  type !== 'scroll' && type !== 'press' && type !== 'select-text' && !(type === 'upload' && isFileInput(element));

/** Why a press at the point would hit something else, or have no effect there. */
export function whyNotHit(element: Element, point?: Point, type?: OperationType): TargetBail | undefined {
  const boxless = dom.localName(element) === 'option' && !dom.getClientRects(element).length;
  const target = boxless ? (dom.closest(element, 'select') ?? element) : element;
  let by = coverAt(target, point ?? middleOf(target));
  if (by && !point) {
    bringToMiddle(target);
    by = coverAt(target, middleOf(target));
  }
  if (by) return covered(element, by);
  const { x, y } = point ?? middleOf(target);
  return whyDead(element, deepElementFromPoint(x, y), type);
}

/** A press on a box may land on a child that is disabled by itself. */
export function whyDead(element: Element, hit: Element | null, type?: OperationType): TargetBail | undefined {
  const dead = needsEnabled(type) && hit && hit !== element && disabledAround(hit);
  return dead ? targetDisabled(element, saying('disabled')) : undefined;
}

/** The bail for a hit target other than the element. */
export function covered(element: Element, by: Told): TargetBail {
  return typeof by !== 'string' && by.kind === 'ignoresPointer'
    ? targetDisabled(element, by)
    : { kind: 'target-covered', wanted: labelOf(element), by };
}

const needsEnabled = (type: OperationType = 'click') => EFFECTS[type] === 'acts' || isReadBack({ type });

function whyDisabled(element: Element, type: OperationType | undefined): Saying | undefined {
  const dead = disabledAround(element);
  if (dead) return dom.closest(dead, 'fieldset:disabled') ? saying('groupDisabled') : saying('disabled');
  for (let node: Element | null = element; node; node = flatParent(node)) {
    if (dom.getAttribute(node, 'aria-disabled') === 'true') return saying('disabled');
    if (dom.hasAttribute(node, 'inert')) return saying('inert');
  }
  const control = dom.closest(element, 'label')?.control;
  if (dom.matches(control, ':disabled') && !dom.closest(element, 'button,a')) return saying('disabled');
  if (type && EFFECTS[type] === 'writes') return whyNotEditable(element);
  if (type === 'check') return checkStateOf(controlOfLabel(element)) ? undefined : saying('nothingToCheck');
  return type === 'select' && !choiceListOf(element) ? saying('noList') : undefined;
}

/** The disabled control that swallows a press there; a disabled fieldset only does so for its controls. */
export const disabledAround = (element: Element) => closestAcrossRoots(element, ':disabled:not(fieldset)');

/** A control that opens a field, reads keys or reacts otherwise to typing may be pressed first; one that does something else may not. */
function whyNotEditable(element: Element): Saying | undefined {
  const own = editableAt(element);
  const fields = own ? [own] : editablesInside(element);
  // Self-drawn editors have hidden fields beside the one that is written in.
  const seen = fields.length > 1 ? fields.filter((one) => isVisible(one) && !isReadOnly(one)) : [];
  if (seen.length > 1 && !flatContains(element, deepActiveElement())) return saying('severalFields');
  if ((fields.length && fields.every(isReadOnly)) || dom.getAttribute(element, 'aria-readonly') === 'true') return saying('readOnly');
  const meant = controlOfLabel(element);
  if (fields.length || isPickerInput(meant) || dom.localName(meant) === 'select') return undefined;
  const control = closestAcrossRoots(meant, 'button,a[href],select,summary,input,[role]') ?? element;
  if (NOT_TYPED.test(roleOf(control))) return declaresPopup(control) ? undefined : saying('takesNoText');
  if (KEY_TARGET_TAGS.test(dom.localName(element)) || isFocusable(element) || interactiveAncestor(element, element)) return undefined;
  return dom.closest(element, 'td,th,[role=gridcell]') ? undefined : saying('takesNoText');
}
const NOT_TYPED = /^(button|link|checkbox|radio|switch|heading|img|option|menuitem(checkbox|radio)?|tab|list|listitem|listbox)$/;

const isFileInput = (element: Element) => dom.localName(element) === 'input' && (element as HTMLInputElement).type === 'file';
