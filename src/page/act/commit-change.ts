import { isTextField } from './editable';
import { announce, fire } from './events';

const told = new WeakMap<Element, string>();

/** Remembers what a field holds as it gets the focus: what differs when it is left or sent is a change. */
export function rememberValue(field: Element): void {
  if (isTextField(field)) told.set(field, field.value);
}

/** Tells the change of a field that is about to be sent. The browser would tell it once more when the field is left: it is kept from that. */
export function commitChange(field: Element): void {
  if (!isTextField(field) || (told.get(field) ?? field.defaultValue) === field.value) return;
  told.set(field, field.value);
  announce(field, 'change');
  const value = field.value;
  const keep = (event: Event) => {
    if (event.composedPath()[0] !== field || !event.isTrusted) return;
    removeEventListener('change', keep, true);
    if (field.value === value) event.stopImmediatePropagation();
  };
  addEventListener('change', keep, true);
}

/** A field that is left in a window without the focus: the browser tells nothing. */
export function commitSilently(field: Element): void {
  if (isTextField(field) && told.has(field) && told.get(field) !== field.value) fire(field, new Event('change', { bubbles: true }));
}
