import { commitChange } from './commit-change';
import { isTextField } from './editable';
import { announce, fire, inputEvent, keyClick } from './events';
import { newHand } from './hand';

/** Enter in a field sends its form, through the default button if there is one, as HTML has it. */
export function submitImplicitly(field: HTMLInputElement | HTMLSelectElement): void {
  if (isTextField(field) && !fire(field, inputEvent('beforeinput', 'insertLineBreak', null))) return;
  commitChange(field);
  if (field.form) submit(field.form);
  if (field.type === 'search') announce(field, 'search');
}

function submit(form: HTMLFormElement): void {
  const controls = Array.from(elementsOf(form));
  const button = controls.find((control) => control.matches('button:not([type=button],[type=reset]),input[type=submit],input[type=image]'));
  if (button) {
    if (!button.matches(':disabled')) fire(button, keyClick(newHand()));
    return;
  }
  const blocking = controls.filter((control) => control.matches('input') && BLOCKS.test((control as HTMLInputElement).type));
  if (blocking.length <= 1) HTMLFormElement.prototype.requestSubmit.call(form);
}
const BLOCKS = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/** Controls may carry names like "elements" that hide the form's own. */
function elementsOf(form: HTMLFormElement): HTMLFormControlsCollection {
  const own = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get;
  return own ? (own.call(form) as HTMLFormControlsCollection) : form.elements;
}
