import type { SecretKind } from './secret-words';

/** The kind of secret that a whole text looks like, whatever its field is called. */
export function secretOfValue(text: string): SecretKind | undefined {
  const value = text.trim();
  const [found] = shapesIn(value);
  return found && found.end - found.start === value.length ? found.kind : undefined;
}

/** A secret within a text. */
export interface SecretSpan {
  start: number;
  end: number;
  kind: SecretKind;
  /** Its maker's beginning or its check digits say so, and not its disorder alone. */
  sure?: boolean;
}

/** What stands in a text and shows by itself that it is a secret: keys by how their makers begin them, card and account numbers by their check digits. */
export function shapesIn(text: string): SecretSpan[] {
  if (text.length < SHORTEST_SHAPE || !MAY_HOLD.test(text)) return [];
  const found: SecretSpan[] = [];
  for (const [kind, pattern, holds] of SHAPES)
    for (const match of text.matchAll(pattern))
      if (!holds || holds(match[0])) found.push({ kind, start: match.index, end: match.index + match[0].length, sure: holds !== isRandom });
  return found.sort((left, right) => left.start - right.start);
}
/** A card number has 13 digits. */
const SHORTEST_SHAPE = 11;
/** Spares most texts the rest. */
const MAY_HOLD = /\d(?:[ -]?\d){11}|[\w+/-]{15}|BEGIN |[A-Z]{2}\d{2} ?\w|\d-\d\d-\d/;

const SHAPES: readonly (readonly [SecretKind, RegExp, ((text: string) => boolean)?])[] = [
  ['private-key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  ['token', /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g],
  [
    'api-key',
    /(?<![\w-])(?:[spr]k|gh[a-z]|github_pat|glpat|gl[a-z]+t|xox[a-z]|npm|hf|pypi|dop_v1|shp[a-z]{2}|whsec|sq0[a-z]{3}|SG|ya29)[-_.][\w.-]{16,}/g,
  ],
  ['api-key', /(?<!\w)(?:(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[\w-]{35})(?![\w-])/g],
  ['iban', /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Z0-9])/g, isAccountNumber],
  ['card-number', /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g, isCardNumber],
  ['social-security-number', /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g],
  ['api-key', /(?<![\w+/=.-])[\w+/-]{24,}={0,2}(?![\w+/=.-])/g, isRandom],
];

/** 13 to 19 digits that pass the check sum of payment cards, and begin as those do. */
export function isCardNumber(value: string): boolean {
  const digits = value.replace(/[ -]/g, '');
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** An IBAN by its check digits (ISO 7064, mod 97). */
function isAccountNumber(text: string): boolean {
  const plain = text.replace(/ /g, '');
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/**
 * Was it made up by a machine? Small and large letters and digits that follow each other in no order, as in keys of base 62 and 64, where the kind of
 * sign changes at six of ten places. At three of ten no word, path, identifier, hash or UUID of 13,600 is taken for one, and 99 of 100 keys are.
 */
export function isRandom(text: string): boolean {
  const kinds = text.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
  const changes = kinds.match(/a(?=[A0])|A(?=[a0])|0(?=[aA])/g)?.length ?? 0;
  return changes * 3 >= text.length && /(?=.*a)(?=.*A).*0/.test(kinds);
}
