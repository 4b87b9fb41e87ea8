import * as dom from './native-accessors';
import { isEditingRoot } from './role';
import { flatChildren, flatParent } from './roots';
import { isVisible } from './visible';

const TYPED = /^(text|search|tel|url|email|password|number|)$/;

/** Is it a field that is typed into: a text area, or an input of a textual type? */
export function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return dom.localName(element) === 'textarea' || (dom.localName(element) === 'input' && TYPED.test((element as HTMLInputElement).type));
}

/** Is it an input whose value is picked in a native control and set as a whole (date, colour, range)? */
export function isPickerInput(element: Element): element is HTMLInputElement {
  return (
    dom.localName(element) === 'input' && /^(date|time|month|week|datetime-local|color|range)$/.test((element as HTMLInputElement).type)
  );
}

/** The part of `EditContext` used here: editors that draw their own text take input through it (https://www.w3.org/TR/edit-context/). */
export interface EditContextLike extends EventTarget {
  text: string;
  selectionStart: number;
  selectionEnd: number;
  updateText(start: number, end: number, text: string): void;
  updateSelection(start: number, end: number): void;
}
/** The `EditContext` of an element, or undefined. */
export const editContextOf = (element: Element) =>
  dom.as<Element & { editContext: EditContextLike | null }>(element).editContext ?? undefined;

/** The field, editing root or EditContext element that typing here goes into; undefined when typing here writes nothing. */
export function editableAt(element: Element | null): HTMLElement | undefined {
  for (let node = element; node; node = flatParent(node)) {
    if (isTextField(node) || editContextOf(node) || isEditingRoot(node)) return node as HTMLElement;
  }
  // document.designMode
  return dom.isConnected(element) && dom.isContentEditable(element as HTMLElement) ? dom.body(document) : undefined;
}

/** The one editable inside a wrapper; undefined when there is none, or more than one. */
export function editableInside(wrapper: Element): HTMLElement | undefined {
  const [one, other] = editablesInside(wrapper);
  return other ? undefined : one;
}

/** The outermost editable elements inside a wrapper: text fields, editing roots and EditContext elements, in tree order. */
export function editablesInside(wrapper: Element): HTMLElement[] {
  const found: Element[] = [];
  const look = (element: Element) => {
    if (isTextField(element) || editContextOf(element) || isEditingRoot(element)) found.push(element);
    else for (const child of Array.from(flatChildren(element))) if (dom.nodeType(child) === 1) look(child as Element);
  };
  look(wrapper);
  return found as HTMLElement[];
}

/** Has the text field the `readonly` attribute? */
export const isReadOnly = (field: Element) => isTextField(field) && field.readOnly;

/** Tags on which a page that handles keys for the whole document expects them. */
export const KEY_TARGET_TAGS = /^(html|body|main|canvas)$/;

/** A hidden field that only catches keys and is emptied at once, as terminals and self-drawn editors have: its value proves nothing. */
export function onlyCatchesKeys(field: HTMLElement): boolean {
  if (!isTextField(field)) return false;
  if (!isVisible(field)) return true;
  const box = dom.getBoundingClientRect(field);
  const style = getComputedStyle(field);
  return box.width < 12 || box.height < 8 || style.clipPath !== 'none' || Number.parseInt(style.zIndex, 10) < 0;
}
