import { editableAt } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import { interestOf } from '../scan/interest';
import { listensItself } from '../scan/listeners';

/**
 * The element that a press on `hit` activates: the control that it is, lies in or labels; else an ancestor that only listens; undefined
 * where nothing reacts.
 */
export function activationTargetOf(hit: Element): Element | undefined {
  let listening: Element | undefined;
  for (let node: Element | null = hit; node && dom.localName(node) !== 'body'; node = flatParent(node)) {
    const labelled = dom.localName(node) === 'label' ? (node as HTMLLabelElement).control : null;
    if (labelled) return labelled;
    const interest = interestOf(node);
    if (interest === 'control') return node;
    if (interest || listensItself(node)) listening ??= node;
  }
  return listening;
}

/** The default button of a form, which Enter in one of its fields presses (https://html.spec.whatwg.org/#default-button). */
export function defaultButtonOf(form: HTMLFormElement): Element | undefined {
  return controlsOf(form).find((control) => dom.matches(control, SENDS));
}
const SENDS = 'button:not([type=button],[type=reset]),input[type=submit],input[type=image]';

/** All form-associated elements of a form. */
export const controlsOf = (form: HTMLFormElement): Element[] => Array.from(dom.elements(form));

/** The form that pressing the element would submit, or null. */
export const sentBy = (element: Element): HTMLFormElement | null =>
  dom.matches(element, SENDS) ? (element as HTMLButtonElement).form : null;

/**
 * The buttons that Enter in a field may press: the default button of its form; without a form, and in a multi-line field, those right
 * behind it in the nearest box that has any. For a search field without a form none.
 */
export function buttonsBehind(field: Element): Element[] {
  const { form } = dom.as<HTMLInputElement>(field);
  if (form && dom.localName(field) !== 'textarea') {
    const button = defaultButtonOf(form);
    return button ? [button] : [];
  }
  if (dom.matches(field, '[type=search],[role=searchbox]')) return [];
  for (let box = flatParent(field), up = 0; box && up < BOXES; box = flatParent(box), up++) {
    const behind = [...dom.querySelectorAll(box, `${BUTTON},${FIELD}`)].filter(
      (one) => !dom.contains(field, one) && dom.isBefore(field, one),
    );
    const end = behind.findIndex((one) => !dom.matches(one, BUTTON) || (editableAt(one) !== undefined && one !== field));
    const buttons = behind.slice(0, end < 0 ? SENDERS : Math.min(end, SENDERS));
    if (behind.length) return buttons;
  }
  return [];
}
const BUTTON = 'button,[role=button],input[type=button],input[type=submit],input[type=image]';
const FIELD = 'input:not([type=hidden]),select,textarea,[contenteditable=true],[role=textbox]';
const BOXES = 4;
/** A message field has an icon button or two between it and "Send". */
const SENDERS = 3;
