import { isTextField } from '../dom/editable';
import { fireChange } from './events';

/** What each field held when it was focused or last fired `change`. */
const told = new WeakMap<Element, string>();
const committed = new WeakSet<Element>();

/** Remembers what a field holds as it is focused: a difference when it is left or submitted is a change. */
export function rememberFieldValue(field: Element): void {
  if (isTextField(field)) told.set(field, field.value);
}

/** Fires `change` on a field that is about to be submitted. */
export function commitChange(field: Element): void {
  if (!isTextField(field) || (told.get(field) ?? field.defaultValue) === field.value) return;
  told.set(field, field.value);
  fireChange(field, 'change');
  committed.add(field);
}

// The browser fires that `change` again when the field is left. Registered from document start on, we are called first and stop it.
addEventListener(
  'change',
  (event) => {
    const field = event.composedPath()[0] as Element;
    if (!event.isTrusted || !committed.delete(field) || !isTextField(field)) return;
    if (told.get(field) === field.value) event.stopImmediatePropagation();
  },
  true,
);
