import { shorten, tidy } from '../../lib/text';
import { labelsOf } from '../dom/labels';

/** The visible label of a field where it is not its name already. */
export function fieldLabel(element: Element, name: string): string {
  const [label] = Array.from(labelsOf(element));
  const text = label ? shorten(tidy(label.textContent ?? ''), 200) : '';
  return text === name ? '' : text;
}
