import { MASK } from '../../model/page/mask';

/** The last values that secret fields of this document hold or held. */
let known: string[] = [];
const MAX_KNOWN_VALUES = 60;
/** Values as short and common as "1234", "admin" or "test" are not masked: too much of a page's text would be. */
const COMMON = /^(\p{L}{1,5}|[\s\S]{0,3}|\d{4})$/u;

/** From now on the value is masked in everything that leaves this document. */
export function rememberSecretValue(value: string): void {
  if (known.includes(value) || COMMON.test(value.trim())) return;
  known = [...known, value].slice(-MAX_KNOWN_VALUES);
}

/** So that of two values with the same beginning the longer one is masked. */
const longestFirst = () => [...known].sort((left, right) => right.length - left.length);

/** The text with each known secret value replaced by as many dots as it has characters. */
export const maskText = (text: string): string =>
  longestFirst().reduce((rest, value) => rest.replaceAll(value.trim(), (found) => '•'.repeat(found.length)), text);

/** A lone surrogate cannot be percent-encoded. */
const encoded = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, ''));

/** A copy of any JSON value in whose strings known secret values are masked, written as they are, as in a URL or as in JSON. */
export function maskKnownValues<Told>(told: Told): Told {
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
