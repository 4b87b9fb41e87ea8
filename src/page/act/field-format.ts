import { isTextField } from '../dom/editable';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import { type DateOrder, dateOrderIn } from './date-parts';

/** What a field is, as far as it decides which values are equal. */
export interface FieldFormat {
  /** `number`: holds a number and nothing else. `digits`: telephone, card and one-time codes, whose separators mean nothing. */
  kind: 'text' | 'number' | 'digits' | 'secret' | 'rich';
  /** The language that numbers and dates are written in here. */
  lang?: string;
  /** The order of day, month and year where the field declares it ("dd.mm.yyyy"). */
  dateOrder?: DateOrder;
}

/** The format of a field, from its type, attributes and language. */
export function formatOf(field: HTMLElement): FieldFormat {
  const lang = langOf(field);
  const hint = isTextField(field) ? `${field.placeholder} ${field.dataset['dateFormat'] ?? ''} ${labelOf(field)}` : '';
  const dateOrder = dateOrderIn(hint);
  return { kind: kindOf(field), ...(lang && { lang }), ...(dateOrder && { dateOrder }) };
}

function kindOf(field: HTMLElement): FieldFormat['kind'] {
  if (!isTextField(field)) return 'rich';
  if (field.type === 'password') return 'secret';
  if (field.type === 'number' || field.inputMode === 'decimal' || field.role === 'spinbutton') return 'number';
  return field.type === 'tel' || field.inputMode === 'tel' || DIGITS.test(field.autocomplete) ? 'digits' : 'text';
}
const DIGITS = /\b(tel\b|tel-|cc-(number|csc|exp)|one-time-code)/;

/** The `lang` of the nearest ancestor that has one, reduced to what `Intl` supports: language, script and region. */
export function langOf(element: Element): string | undefined {
  for (let node: Element | null = element; node; node = flatParent(node)) {
    const lang = dom.getAttribute(node, 'lang');
    if (lang) return /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?(?![a-z\d])/i.exec(lang)?.[0].replaceAll('_', '-');
  }
  return undefined;
}
