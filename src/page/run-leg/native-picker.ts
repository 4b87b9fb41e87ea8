import { wordSet } from '../../lib/word-set';
import * as dom from '../dom/native-accessors';

/** Controls whose popup the browser draws itself, and opens for trusted input only. */
const PICKERS = wordSet('select color date time month week datetime-local');

/** The control of an element, its own or its label's, on which a press opens a popup of the browser, and its kind; undefined for any other. */
export function pickerOf(element: Element): { control: Element; kind: string } | undefined {
  const control = dom.as<HTMLLabelElement>(element).control ?? element;
  const kind = kindOf(control);
  return PICKERS.has(kind) ? { control, kind } : undefined;
}

function kindOf(control: Element): string {
  if (dom.localName(control) === 'input') return (control as HTMLInputElement).type;
  const select = dom.localName(control) === 'select' ? (control as HTMLSelectElement) : undefined;
  return select && !select.multiple && select.size < 2 ? 'select' : '';
}
