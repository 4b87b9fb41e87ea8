import { shorten, tidyStart } from '../../lib/text';
import { labelsOf } from '../dom/labels';
import * as dom from '../dom/native-accessors';

/** The visible label of a field where it is not its name already. */
export function fieldLabel(element: Element, name: string): string {
  const [label = name ? undefined : (labelBeside(element) ?? columnHeader(element))] = Array.from(labelsOf(element));
  const text = label ? shorten(tidyStart(dom.textContent(label) ?? '', 201), 200) : '';
  return text === name ? '' : text;
}

/** A label that names no field, before the only field in a small box: what a person takes for the field's, though the page does not say so. */
function labelBeside(element: Element): Element | undefined {
  if (!dom.matches(element, FIELDS)) return undefined;
  for (let box = dom.parentElement(element), level = 0; box && level < 3; box = dom.parentElement(box), level++) {
    if (dom.querySelectorAll(box, FIELDS).length > 1) return undefined;
    const [label, other] = dom.querySelectorAll(box, 'label');
    if (!label) continue;
    const before = dom.isBefore(label, element);
    return !other && before && !label.control ? label : undefined;
  }
  return undefined;
}

/** The header of the column that a field stands in, in the first row of its table. */
function columnHeader(element: Element): Element | undefined {
  const cell = dom.matches(element, `${FIELDS},input`) ? dom.closest<HTMLTableCellElement>(element, 'td') : null;
  const [first] = dom.closest<HTMLTableElement>(cell, 'table')?.rows ?? [];
  if (!cell || !first || dom.contains(first, cell)) return undefined;
  const row = dom.as<HTMLTableRowElement>(dom.parentElement(cell));
  const before = (cells: Iterable<HTMLTableCellElement> = []) =>
    [...cells].flatMap((one) => Array<HTMLTableCellElement>(one.colSpan).fill(one));
  const header = before(first.cells)[before(row.cells).indexOf(cell)];
  return header && dom.localName(header) === 'th' ? header : undefined;
}
const FIELDS = 'input:not([type=hidden],[type=checkbox],[type=radio]),select,textarea';
