import { MASK } from '../../model/mask';

/** Values that secret fields of this document hold or held, the last ones. */
let known: string[] = [];
const MAX_KNOWN_VALUES = 60;
/** "1234", "admin", "test": a page that hid these would not be understood any more. */
const COMMON = /^(\p{L}{1,5}|[\s\S]{0,3}|\d{4})$/u;

/** From now on the value is masked in all that leaves this document. */
export function rememberValue(value: string): void {
  if (known.includes(value) || COMMON.test(value.trim())) return;
  known = [...known, value].slice(-MAX_KNOWN_VALUES);
}

/** Of two that begin alike. */
const longestFirst = () => [...known].sort((left, right) => right.length - left.length);

/** A text with as many dots as a known value has signs: its other parts stay where they are. */
export const dotted = (text: string): string =>
  longestFirst().reduce((rest, value) => rest.replaceAll(value.trim(), (found) => '•'.repeat(found.length)), text);

/** Half a character cannot be put into an address. */
const encoded = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, ''));

/** Without known values, as they are and as an address or JSON has them. In all texts of what is told. */
export function hideKnown<Told>(told: Told): Told {
  if (!known.length) return told;
  const forms = longestFirst()
    .flatMap((value) => [value, encoded(value), JSON.stringify(value).slice(1, -1)])
    .filter(Boolean);
  const hide = (one: unknown): unknown => {
    if (typeof one === 'string') return forms.reduce((text, form) => (text.includes(form) ? text.replaceAll(form, MASK) : text), one);
    if (Array.isArray(one)) return one.map(hide);
    return one && typeof one === 'object' ? Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, hide(inner)])) : one;
  };
  return hide(told) as Told;
}
