/** A parsed number as it was written; separators and digits of other scripts normalised. */
export interface NumberReading {
  sign: '' | '-' | '+';
  /** Digits before and after the decimal separator, as written. */
  whole: string;
  fraction: string;
  /** Currency, unit or per cent. */
  affix: string;
}

/** The text with ASCII digits for those of other scripts, and plain signs and spaces for typographic ones. */
export const plainDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\u2212\uff0d]/g, '-')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s/g, ' ')
    .trim();

/** Unicode assigns the ten digits of a script consecutively. */
function digitOf(digit: string): string {
  if (digit <= '9') return digit;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

const AFFIX_BEFORE = /^(?:[\p{L}.]{0,3}\p{Sc}|[A-Z]{3}|\p{L}{1,3}\.? )? ?$/u;
const AFFIX_AFTER = /^ ?(?:[%‰°\p{Sc}]|(?<= )\p{L}[\p{L}/.²³]{0,5})?$/u;
const UNIT_AFTER = /^ ?[\p{L}/.²³%‰°\p{Sc}]{0,6}$/u;

/**
 * The readings of a text as a number: one; two where only the language would decide ("1.050" on a page without `lang`); none where it is no
 * number. `only`: the field holds numbers, so letters at the end are a unit.
 */
export function readNumber(text: string, lang: string | undefined, only: boolean): NumberReading[] {
  const plain = plainDigits(text);
  const inside = /^\((.*\d.*)\)$/.exec(plain)?.[1];
  const parts = /^([^\d+-]*?)([+-]?)([^\d+-]*?)((?:\d|[.,\u066b](?=\d))(?:[\d.,'’_\u066b\u066c ]*\d)?[.,]?)(\D*)$/u.exec(inside ?? plain);
  if (!parts) return [];
  const [, first = '', sign = '', second = '', digits = '', after = ''] = parts;
  if (inside && sign) return [];
  const before = `${first}${second}`;
  if (!AFFIX_BEFORE.test(before) || !(only ? UNIT_AFTER : AFFIX_AFTER).test(after)) return [];
  const affix = `${before}${after}`.replaceAll(' ', '');
  return readDigits(digits, lang).map(([whole, fraction]) => ({ sign: inside ? '-' : (sign as '-'), whole, fraction, affix }));
}

/** [whole, fraction] */
function readDigits(digits: string, lang: string | undefined): [string, string][] {
  const marks = [...digits.matchAll(/[.,\u066b]/g)];
  const last = marks.at(-1);
  if (!last) return grouped(digits, '');
  const { index } = last;
  const asDecimal = () => grouped(digits.slice(0, index), digits.slice(index + 1));
  const asGroups = () => grouped(digits, '');
  if (last[0] === '\u066b') return asDecimal();
  if (marks.length > 1) return marks.every(([mark]) => mark === last[0]) ? asGroups() : asDecimal();
  if (!/^[1-9]\d{0,2}$/.test(digits.slice(0, index)) || !/^\d{3}$/.test(digits.slice(index + 1))) return asDecimal();
  const [decimal, group] = separatorsOf(lang);
  if (last[0] === decimal) return asDecimal();
  return last[0] === group ? asGroups() : [...asDecimal(), ...asGroups()];
}

/** Groups of three, or of two before the last three as in India; of one separator. */
function grouped(whole: string, fraction: string): [string, string][] {
  if (!/^\d*$/.test(fraction)) return [];
  const separators = new Set(whole.match(/\D/g));
  const fits = separators.size === 0 || (separators.size === 1 && /^(\d{1,3}(\D\d{3})+|\d{1,2}(\D\d{2})*\D\d{3})$/.test(whole));
  return fits ? [[whole.replace(/\D/g, ''), fraction]] : [];
}

function separatorsOf(lang: string | undefined): (string | undefined)[] {
  if (!lang) return [];
  const parts = new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).formatToParts(12345.5);
  return ['decimal', 'group'].map((type) => parts.find((part) => part.type === type)?.value);
}

/** The same value? In a field of numbers only the value counts; elsewhere leading zeros, a plus and the written decimals do as well. */
export function isSameNumber(typed: NumberReading, shown: NumberReading, only: boolean): boolean {
  if (typed.affix && !shown.affix.includes(typed.affix)) return false;
  const [one, other] = [typed, shown].map(valueOf);
  if (one !== other) return false;
  return only || (typed.sign === shown.sign && (typed.whole || '0') === (shown.whole || '0') && shown.fraction.startsWith(typed.fraction));
}

/** As text, because long numbers exceed a double. */
function valueOf({ sign, whole, fraction }: NumberReading): string {
  const value = `${whole.replace(/^0+/, '') || '0'}.${fraction.replace(/0+$/, '')}`;
  return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value;
}
