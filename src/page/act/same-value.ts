import { comparableAsTyped } from '../../lib/text';
import { isSameDate, readDate } from './date-parts';
import type { FieldFormat } from './field-format';
import { isMasked } from './masked';
import { isSameNumber, readNumber } from './number-reading';

/**
 * Does a field that shows `shown` hold what was typed? Compared by the field's format: text as typed, except trimmed ends, one case for all
 * of it, and the separators of a mask; numbers by value, dates and times by their parts, read in the language of the field. What only an
 * unknown language would make equal is not.
 */
export function isSameValue(typed: string, shown: string, format: FieldFormat): boolean {
  const [wanted, is] = [comparableAsTyped(typed), comparableAsTyped(shown)];
  if (wanted === is) return true;
  if (format.kind === 'secret') return false;
  const [one, other] = [wanted, is].map((text) => lines(text, format));
  if (one === undefined || other === undefined) return false;
  if (one === other) return true;
  // An emptied field may show the signs of its mask.
  if (!one) return /^[\s()_.,:/+-]*$/.test(other);
  if (!other) return false;
  return (
    byValue(one, other, format) ?? (isInOneCase(one, other) || (format.kind !== 'rich' && isMasked(one, other, format.kind === 'digits')))
  );
}

/** Ends are trimmed; a single-line field has a space for a line break, and editors make paragraphs of lines. */
const lines = (text: string, { kind }: FieldFormat) => text.replace(kind === 'rich' ? /\s+/g : /\s*[\r\n]\s*/g, ' ').trim();

/** Undefined where the typed text is neither a number nor a date, or the shown text reads as neither. */
function byValue(typed: string, shown: string, { kind, lang, dateOrder }: FieldFormat): boolean | undefined {
  const only = kind === 'number';
  if (kind !== 'digits' && !dateOrder) {
    const [one, another] = readNumber(typed, lang, only);
    const readings = one ? readNumber(shown, lang, only) : [];
    if (one && readings.length) return !another && readings.some((reading) => isSameNumber(one, reading, only));
    if (only) return Number(typed) === Number(shown);
  }
  const days = readDate(typed, lang, dateOrder);
  const seen = days.length ? readDate(shown, lang, dateOrder) : [];
  if (!days.length || !seen.length) return undefined;
  // Ambiguous texts are equal only if all their readings are.
  return days.length === seen.length && days.every((day, at) => isSameDate(day, seen[at] ?? {}));
}

/** A field may show all of it in capitals, in lower case or with capital initials: a mapping of the whole text, which makes no two values equal. */
function isInOneCase(typed: string, shown: string): boolean {
  const half = typed.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  const initials = (text: string) => text.replace(/(?<!\S)\S/g, (letter) => letter.toUpperCase());
  const small = half.toLowerCase();
  return [half, half.toUpperCase(), small, initials(half), initials(small)].includes(shown);
}
