import { isPickerInput, isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { controlsOf, defaultButtonOf } from '../sink/activation-target';
import type { ActionContext } from './action-context';
import { commitChange } from './commit-change';
import { fire, fireChange, inputEvent, keyClick } from './events';
import { moveFocus } from './focus';
import { newInputState } from './input-state';
import type { Key, KeyAction } from './keys';
import { radioGroup } from './tab-order';

/** The default action of a key on a control: press it, step it, move its selection. Undefined where the key does nothing there. */
export function controlKey(act: ActionContext, key: Key, focused: HTMLElement): KeyAction | undefined {
  const { altKey, ctrlKey, metaKey } = act.inputState.modifiers;
  if (altKey || ctrlKey || metaKey || dom.matches(focused, ':disabled')) return undefined;
  if (dom.localName(focused) === 'select') return selectKey(focused as HTMLSelectElement, key.key);
  if (dom.localName(focused) === 'input') return inputKey(focused as HTMLInputElement, key.key);
  if (dom.matches(focused, 'a[href],area[href]')) return key.key === 'Enter' ? () => void press(focused) : undefined;
  if (!dom.matches(focused, 'button,summary')) return undefined;
  if (key.key === 'Enter') return () => void press(focused);
  return key.key === ' ' ? () => () => press(focused) : undefined;
}

function inputKey(input: HTMLInputElement, key: string): KeyAction | undefined {
  const type = input.type;
  if (BUTTONS.test(type)) {
    if (key === 'Enter') return () => void press(input);
    return key === ' ' ? () => () => press(input) : undefined;
  }
  if (key === 'Enter') return () => void submitImplicitly(input);
  if (type === 'checkbox') return key === ' ' ? () => () => press(input) : undefined;
  if (type === 'radio') return radioKey(input, key);
  if (type === 'range') return rangeKey(input, key);
  if (type === 'number') return numberKey(input, key);
  return isPickerInput(input) && key === ' ' ? () => undefined : undefined;
}
const BUTTONS = /^(button|submit|reset|image|color|file)$/;

const press = (element: HTMLElement) => void fire(element, keyClick(newInputState()));

function radioKey(input: HTMLInputElement, key: string): KeyAction | undefined {
  if (key === ' ') return () => () => (input.checked ? undefined : press(input));
  const step = STEPS[key];
  if (!step) return undefined;
  const group = radioGroup(input).filter((radio) => !radio.matches(':disabled') && radio.checkVisibility());
  const next = group.at((group.indexOf(input) + step) % group.length);
  if (!next || next === input) return () => undefined;
  return () => {
    moveFocus(next);
    press(next);
    return undefined;
  };
}
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function rangeKey(input: HTMLInputElement, key: string): KeyAction | undefined {
  const [min, max] = [Number(input.min || 0), Number(input.max || 100)];
  const step = input.step === 'any' ? (max - min) / 100 : Number(input.step || 1);
  const big = Math.max((max - min) / 10, step);
  const rtl = getComputedStyle(input).direction === 'rtl' ? -1 : 1;
  const now = Number(input.value);
  const values: Record<string, number> = {
    ArrowUp: now + step,
    ArrowDown: now - step,
    ArrowRight: now + step * rtl,
    ArrowLeft: now - step * rtl,
    PageUp: now + big,
    PageDown: now - big,
    Home: min,
    End: max,
  };
  const value = values[key];
  return value === undefined ? undefined : () => void assign(input, String(Math.min(max, Math.max(min, value))));
}

function numberKey(input: HTMLInputElement, key: string): KeyAction | undefined {
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || input.readOnly) return undefined;
  return () => {
    const before = input.value;
    if (key === 'ArrowUp') input.stepUp();
    else input.stepDown();
    const { value } = input;
    if (value === before) return undefined;
    input.value = before;
    if (!fire(input, inputEvent('beforeinput', 'insertText', value))) return undefined;
    input.value = value;
    fireChange(input, 'input', 'change');
    return undefined;
  };
}

function assign(input: HTMLInputElement, value: string): void {
  const before = input.value;
  input.value = value;
  if (input.value !== before) fireChange(input, 'input', 'change');
}

function selectKey(select: HTMLSelectElement, key: string): KeyAction | undefined {
  const options = Array.from(select.options).filter((option) => !option.disabled && !option.closest('optgroup:disabled') && !option.hidden);
  const now = options.findIndex((option) => option.selected);
  const last = options.length - 1;
  const page = Math.max(1, (select.size || 4) - 1);
  const list = select.multiple || select.size > 1;
  const sideways = list ? now : undefined;
  const places: Record<string, number | undefined> = {
    ArrowDown: Math.min(last, now + 1),
    ArrowUp: Math.max(0, now - 1),
    ArrowRight: sideways ?? Math.min(last, now + 1),
    ArrowLeft: sideways ?? Math.max(0, now - 1),
    Home: 0,
    End: last,
    PageDown: Math.min(last, now + (list ? page : 3)),
    PageUp: Math.max(0, now - (list ? page : 3)),
  };
  const place = places[key] ?? (key.length === 1 && key !== ' ' ? startingWith(options, key, now) : undefined);
  if (key === 'Enter') return () => void submitImplicitly(select);
  if (place === undefined) return undefined;
  return () => {
    const option = options[place];
    if (!option || (option.selected && select.selectedOptions.length === 1)) return undefined;
    for (const one of select.options) one.selected = one === option;
    fireChange(select, 'input', 'change');
    return undefined;
  };
}

/** The next option whose label starts with a letter. */
function startingWith(options: HTMLOptionElement[], letter: string, now: number): number | undefined {
  for (let step = 1; step <= options.length; step++) {
    const place = (now + step) % options.length;
    if (options[place]?.label.trim().toLowerCase().startsWith(letter.toLowerCase())) return place;
  }
  return undefined;
}

/** Enter in a field: submits its form, through the default button if there is one (https://html.spec.whatwg.org/#implicit-submission). */
function submitImplicitly(field: HTMLInputElement | HTMLSelectElement): void {
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
