import { shorten, tidy } from '../../lib/text';
import { labelsOf } from '../dom/labels';

/** The visible label of a field where it is not its name already. */
export function fieldLabel(element: Element, name: string): string {
  const [label = name ? undefined : labelBeside(element)] = Array.from(labelsOf(element));
  const text = label ? shorten(tidy(label.textContent ?? ''), 200) : '';
  return text === name ? '' : text;
}

/** A label that names no field, before the only field in a small box: what a person takes for the field's, though the page does not say so. */
function labelBeside(element: Element): Element | undefined {
  if (!element.matches(FIELDS)) return undefined;
  for (let box = element.parentElement, level = 0; box && level < 3; box = box.parentElement, level++) {
    if (box.querySelectorAll(FIELDS).length > 1) return undefined;
    const [label, other] = box.querySelectorAll('label');
    if (!label) continue;
    const before = label.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return !other && before && !label.control ? label : undefined;
  }
  return undefined;
}
const FIELDS = 'input:not([type=hidden],[type=checkbox],[type=radio]),select,textarea';
