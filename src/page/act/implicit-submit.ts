import { isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { controlsOf, defaultButtonOf } from '../sink/activation-target';
import { commitChange } from './commit-change';
import { fire, fireChange, inputEvent, keyClick } from './events';
import { newInputState } from './input-state';

/** Enter in a field: submits its form, through the default button if there is one (https://html.spec.whatwg.org/#implicit-submission). */
export function submitImplicitly(field: HTMLInputElement | HTMLSelectElement): void {
  if (isTextField(field) && !fire(field, inputEvent('beforeinput', 'insertLineBreak', null))) return;
  commitChange(field);
  if (field.form) submit(field.form);
  if (field.type === 'search') fireChange(field, 'search');
}

function submit(form: HTMLFormElement): void {
  const button = defaultButtonOf(form);
  if (button) {
    if (!dom.matches(button, ':disabled')) fire(button, keyClick(newInputState()));
    return;
  }
  const blocking = controlsOf(form).filter((control) => dom.matches(control, 'input') && BLOCKS.test((control as HTMLInputElement).type));
  if (blocking.length <= 1) HTMLFormElement.prototype.requestSubmit.call(form);
}
const BLOCKS = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;
