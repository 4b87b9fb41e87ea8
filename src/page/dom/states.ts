import * as dom from './native-accessors';
import { roleOf } from './role';

/**
 * The states of an element as words: checked, unchecked, mixed, selected, pressed, expanded, collapsed, open, disabled, required, invalid,
 * readonly, focused, current, busy, popup.
 */
export function statesOf(element: Element, role = roleOf(element)): string[] {
  const states: string[] = [];
  const checked = checkedness(element, role);
  if (checked) states.push(checked);
  if (selectedness(element)) states.push('selected');
  const pressed = dom.getAttribute(element, 'aria-pressed');
  if (pressed === 'true' || pressed === 'mixed') states.push(pressed === 'true' ? 'pressed' : 'mixed');
  const expanded = expandedness(element);
  if (expanded) states.push(expanded);
  if (isDisabled(element)) states.push('disabled');
  const field = dom.as<HTMLInputElement>(element);
  if (field.required === true || dom.getAttribute(element, 'aria-required') === 'true') states.push('required');
  if (isInvalid(element)) states.push('invalid');
  if (isReadonly(element)) states.push('readonly');
  if (dom.matches(element, ':focus')) states.push('focused');
  const current = dom.getAttribute(element, 'aria-current');
  if (current && current !== 'false') states.push('current');
  if (dom.getAttribute(element, 'aria-busy') === 'true') states.push('busy');
  const popup = dom.getAttribute(element, 'aria-haspopup');
  if (popup && popup !== 'false') states.push('popup');
  return states;
}

/** Disabled by itself, by a fieldset, by `aria-disabled` on it or an ancestor, or inert. */
export function isDisabled(element: Element): boolean {
  return dom.matches(element, ':disabled') || !!dom.closest(element, '[aria-disabled="true"],[inert]');
}

/** Is it shown but not to be edited (`readonly`, `aria-readonly`)? */
export function isReadonly(element: Element): boolean {
  if (dom.getAttribute(element, 'aria-readonly') === 'true') return true;
  return (dom.localName(element) === 'input' || dom.localName(element) === 'textarea') && (element as HTMLInputElement).readOnly;
}

/** 'checked', 'unchecked' or 'mixed' of something that can be checked, else undefined. */
export function checkedness(element: Element, role = roleOf(element)): 'checked' | 'unchecked' | 'mixed' | undefined {
  if (dom.localName(element) === 'input') {
    const input = element as HTMLInputElement;
    if (input.type === 'checkbox' || input.type === 'radio') {
      if (input.indeterminate) return input.type === 'checkbox' ? 'mixed' : 'unchecked';
      return input.checked ? 'checked' : 'unchecked';
    }
  }
  const own = dom.getAttribute(element, 'aria-checked');
  if (own === 'true') return 'checked';
  if (own === 'mixed') return 'mixed';
  return own === 'false' || CHECKABLE.test(role) ? 'unchecked' : undefined;
}
const CHECKABLE = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;

const selectedness = (element: Element) =>
  dom.localName(element) === 'option' ? (element as HTMLOptionElement).selected : dom.getAttribute(element, 'aria-selected') === 'true';

/** Whether what the element opens is open: `expanded` or `collapsed` by ARIA, `open` of details and dialogs; undefined where that does not apply. */
export function expandedness(element: Element): 'expanded' | 'collapsed' | 'open' | undefined {
  const own = dom.getAttribute(element, 'aria-expanded');
  if (own === 'true') return showsWhatItControls(element) ? 'expanded' : 'collapsed';
  if (own === 'false') return 'collapsed';
  if (dom.localName(element) === 'summary') {
    return dom.as<HTMLDetailsElement>(dom.parentElement(element)).open ? 'expanded' : 'collapsed';
  }
  const opens = dom.localName(element) === 'dialog' || dom.localName(element) === 'details';
  return opens && (element as HTMLDetailsElement).open ? 'open' : undefined;
}

/** Some templates ship `aria-expanded="true"` on a closed menu: what is not rendered is not open. */
function showsWhatItControls(element: Element): boolean {
  const [id] = dom.getAttribute(element, 'aria-controls')?.split(/\s+/) ?? [];
  const root = dom.getRootNode(element) as Document | ShadowRoot;
  return (id && dom.checkVisibility(dom.getElementById(root, id))) !== false;
}

function isInvalid(element: Element): boolean {
  const own = dom.getAttribute(element, 'aria-invalid');
  return own !== null && own !== '' ? own !== 'false' : dom.matches(element, ':user-invalid');
}
