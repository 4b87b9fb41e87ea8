import * as dom from '../dom/native-accessors';
import { checkedness } from '../dom/states';

/** The control of a label or a wrapper; else the element itself. */
export function controlOfLabel(element: Element): Element {
  const label = dom.localName(element) === 'label' ? (element as HTMLLabelElement) : undefined;
  if (label?.control) return label.control;
  if (checkedness(element) || dom.matches(element, 'input,select,textarea,button')) return element;
  const inside = dom.querySelectorAll(element, 'input[type=checkbox],input[type=radio],[role=checkbox],[role=switch],[role=radio]');
  return inside.length === 1 ? (inside[0] as Element) : (dom.closest(element, 'label')?.control ?? element);
}

/** 'checked', 'unchecked' or 'mixed'; undefined for what cannot be checked. */
export const checkStateOf = (control: Element) => checkedness(control) ?? pressedness(control);

/** A toggle button has `aria-pressed` instead. */
function pressedness(control: Element): 'checked' | 'unchecked' | undefined {
  const pressed = dom.getAttribute(control, 'aria-pressed') ?? dom.getAttribute(control, 'aria-selected');
  return pressed === null ? undefined : pressed === 'true' ? 'checked' : 'unchecked';
}
