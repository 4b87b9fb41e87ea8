import { isTextField } from '../dom/editable';
import { announce } from './events';

/** What each field held when it got the focus or last told a change. */
const told = new WeakMap<Element, string>();
const committed = new WeakSet<Element>();

/** Remembers what a field holds as it gets the focus: what differs when it is left or sent is a change. */
export function rememberFieldValue(field: Element): void {
  if (isTextField(field)) told.set(field, field.value);
}

/** Tells the change of a field that is about to be sent. */
export function commitChange(field: Element): void {
  if (!isTextField(field) || (told.get(field) ?? field.defaultValue) === field.value) return;
  told.set(field, field.value);
  announce(field, 'change');
  committed.add(field);
}

// The browser tells that change once more when the field is left. Listening from document start on, we hear it first and keep it.
addEventListener(
  'change',
  (event) => {
    const field = event.composedPath()[0] as Element;
    if (!event.isTrusted || !committed.delete(field) || !isTextField(field)) return;
    if (told.get(field) === field.value) event.stopImmediatePropagation();
  },
  true,
);
