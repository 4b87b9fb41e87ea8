import * as dom from '../dom/native-accessors';
import { isEditingRoot } from '../dom/role';
import { deepActiveElement, flatParent, shadowRootOf } from '../dom/roots';
import { rememberFieldValue } from './commit-change';
import { fire } from './events';

/** Focuses what a mouse press focuses: the nearest focusable ancestor, or nothing. */
export function focusByMouse(target: Element): void {
  for (let node: Element | null = target; node; node = flatParent(node)) {
    if (isFocusable(node)) return moveFocus(node as HTMLElement);
    // An open dialog that has the focus itself keeps it.
    if (dom.localName(node) === 'dialog' && node === deepActiveElement()) return;
    if (dom.localName(node) === 'label') return;
  }
  moveFocus(null);
}

const NATIVE =
  'a[href],area[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,iframe,object,embed,' +
  'details>summary:first-of-type,[tabindex],audio[controls],video[controls]';

/** Is it focusable, shown or not? */
export function isFocusable(element: Element): boolean {
  if (dom.matches(element, NATIVE) && !dom.matches(element, ':disabled')) return true;
  return isEditingRoot(element) || !!shadowRootOf(element)?.delegatesFocus || !!(element as { editContext?: object | null }).editContext;
}

/** Moves the focus, to nothing for null. */
export function moveFocus(element: HTMLElement | null, options: FocusOptions = { preventScroll: true }): void {
  const old = deepActiveElement() as HTMLElement | null;
  if (old === element) return;
  if (element) rememberFieldValue(element);
  const silent = !dom.hasFocus(document);
  if (element) dom.focus(element, options);
  else if (old && old !== dom.body(document)) dom.blur(old);
  if (silent) fireFocusEvents(old, element);
}

/**
 * In a window without the focus, moving it fires no focus events (only `change`). The side panel has the focus whenever a person has just
 * typed a goal, so the missing events are dispatched.
 */
function fireFocusEvents(old: HTMLElement | null, next: HTMLElement | null): void {
  const now = deepActiveElement();
  if (now === old) return;
  if (old && old !== dom.body(document)) {
    dispatchFocus(old, next, 'blur', 'focusout');
  }
  if (now && now !== dom.body(document)) dispatchFocus(now, old === dom.body(document) ? null : old, 'focus', 'focusin');
}

function dispatchFocus(element: Element, relatedTarget: Element | null, ...types: string[]): void {
  for (const type of types) fire(element, new FocusEvent(type, { bubbles: type.length > 5, composed: true, view: window, relatedTarget }));
}
