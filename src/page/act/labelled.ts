import { checkedness } from '../dom/states';

/** The control that a label or a wrapper stands for; else the element itself. */
export function controlOf(element: Element): Element {
  const label = element.localName === 'label' ? (element as HTMLLabelElement) : undefined;
  if (label?.control) return label.control;
  if (checkedness(element) || element.matches('input,select,textarea,button')) return element;
  const inside = element.querySelectorAll('input[type=checkbox],input[type=radio],[role=checkbox],[role=switch],[role=radio]');
  return inside.length === 1 ? (inside[0] as Element) : (element.closest('label')?.control ?? element);
}

/** 'checked', 'unchecked' or 'mixed'; undefined of what cannot be checked. */
export const stateOf = (control: Element) => checkedness(control) ?? pressedness(control);

/** A toggle button says it otherwise. */
function pressedness(control: Element): 'checked' | 'unchecked' | undefined {
  const pressed = control.getAttribute('aria-pressed') ?? control.getAttribute('aria-selected');
  return pressed === null ? undefined : pressed === 'true' ? 'checked' : 'unchecked';
}
