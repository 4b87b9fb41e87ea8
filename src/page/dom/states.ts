import { roleOf } from './role';

/**
 * The states of an element in words, as a person or reader would be told: checked, unchecked, mixed, selected, pressed, expanded, collapsed,
 * open, disabled, required, invalid, readonly, focused, current, busy, popup.
 */
export function statesOf(element: Element, role = roleOf(element)): string[] {
  const states: string[] = [];
  const checked = checkedness(element, role);
  if (checked) states.push(checked);
  if (selectedness(element)) states.push('selected');
  const pressed = element.getAttribute('aria-pressed');
  if (pressed === 'true' || pressed === 'mixed') states.push(pressed === 'true' ? 'pressed' : 'mixed');
  const expanded = expandedness(element);
  if (expanded) states.push(expanded);
  if (isDisabled(element)) states.push('disabled');
  const field = element as Partial<HTMLInputElement>;
  if (field.required === true || element.getAttribute('aria-required') === 'true') states.push('required');
  if (isInvalid(element)) states.push('invalid');
  if (isReadonly(element)) states.push('readonly');
  if (element.matches(':focus')) states.push('focused');
  const current = element.getAttribute('aria-current');
  if (current && current !== 'false') states.push('current');
  if (element.getAttribute('aria-busy') === 'true') states.push('busy');
  const popup = element.getAttribute('aria-haspopup');
  if (popup && popup !== 'false') states.push('popup');
  return states;
}

/** Disabled itself, by a fieldset, by aria-disabled on it or around it, or inert. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || !!element.closest('[aria-disabled="true"],[inert]');
}

/** Shown but not to be edited. */
export function isReadonly(element: Element): boolean {
  if (element.getAttribute('aria-readonly') === 'true') return true;
  return (element.localName === 'input' || element.localName === 'textarea') && (element as HTMLInputElement).readOnly;
}

/** 'checked', 'unchecked' or 'mixed' of something that can be checked, else undefined. */
export function checkedness(element: Element, role = roleOf(element)): 'checked' | 'unchecked' | 'mixed' | undefined {
  if (element.localName === 'input') {
    const input = element as HTMLInputElement;
    if (input.type === 'checkbox' || input.type === 'radio') {
      if (input.indeterminate) return input.type === 'checkbox' ? 'mixed' : 'unchecked';
      return input.checked ? 'checked' : 'unchecked';
    }
  }
  const own = element.getAttribute('aria-checked');
  if (own === 'true') return 'checked';
  if (own === 'mixed') return 'mixed';
  return own === 'false' || CHECKABLE.test(role) ? 'unchecked' : undefined;
}
const CHECKABLE = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;

const selectedness = (element: Element) =>
  element.localName === 'option' ? (element as HTMLOptionElement).selected : element.getAttribute('aria-selected') === 'true';

export function expandedness(element: Element): 'expanded' | 'collapsed' | 'open' | undefined {
  const own = element.getAttribute('aria-expanded');
  if (own === 'true') return showsWhatItControls(element) ? 'expanded' : 'collapsed';
  if (own === 'false') return 'collapsed';
  if (element.localName === 'summary') {
    return (element.parentElement as Partial<HTMLDetailsElement> | null)?.open ? 'expanded' : 'collapsed';
  }
  const opens = element.localName === 'dialog' || element.localName === 'details';
  return opens && (element as HTMLDetailsElement).open ? 'open' : undefined;
}

/** Templates say "expanded" of a menu that nobody opened yet: what is not drawn is not open, whatever the page says. */
function showsWhatItControls(element: Element): boolean {
  const [id] = element.getAttribute('aria-controls')?.split(/\s+/) ?? [];
  const root = element.getRootNode() as Document | ShadowRoot;
  return (id && root.getElementById?.(id)?.checkVisibility()) !== false;
}

function isInvalid(element: Element): boolean {
  const own = element.getAttribute('aria-invalid');
  return own !== null && own !== '' ? own !== 'false' : element.matches(':user-invalid');
}
