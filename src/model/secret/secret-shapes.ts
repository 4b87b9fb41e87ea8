import type { SecretKind } from '../../languages/words';

/** The kind of secret that a whole text looks like, whatever its field's name. */
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
  /** Recognised by a known prefix or check digits, and not by randomness alone. */
  sure?: boolean;
}

/** The parts of a text that look like secrets: keys by their vendor's prefix, card and account numbers by check digits. */
export function shapesIn(text: string): SecretSpan[] {
  if (text.length < SHORTEST_SHAPE || !MAY_HOLD.test(text)) return [];
  const found: SecretSpan[] = [];
  for (const [kind, pattern, holds] of SHAPES)
    for (const match of text.matchAll(pattern))
      if (!holds || holds(match[0])) found.push({ kind, start: match.index, end: match.index + match[0].length, sure: holds !== isRandom });
  return found.sort((left, right) => left.start - right.start);
}
/** Shortest recognised secret, characters; a card number has 13 digits. */
const SHORTEST_SHAPE = 11;
/** A quick test that most texts fail. */
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

/** 13 to 19 digits with a valid Luhn check sum and the prefix of a payment card. */
export function isCardNumber(value: string): boolean {
  const digits = value.replace(/[ -]/g, '');
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * An IBAN: its country determines the length, and the check digits are valid (ISO 13616, mod 97). With the check digits alone, one of 100
 * hexadecimal ids that begin with two letters and two digits would match.
 */
function isAccountNumber(text: string): boolean {
  const plain = text.replace(/ /g, '');
  if (!IBAN_LENGTHS.has(plain.slice(0, 2) + plain.length)) return false;
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Characters of an IBAN by country, from the registry that SWIFT keeps for ISO 13616. */
const IBAN_LENGTHS = new Set(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 ' +
    'GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 ' +
    'MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 ' +
    'UA29 VA22 VG24 XK20 YE30'
  ).split(' '),
);

/**
 * Does it look generated: upper and lower case letters and digits in random order, as in base62 and base64 keys, where the class of
 * character changes at six of ten places? With a limit of three of ten, none of 13,600 words, paths, identifiers, hashes and UUIDs matches,
 * and 99 of 100 keys do.
 */
export function isRandom(text: string): boolean {
  const kinds = text.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
  const changes = kinds.match(/a(?=[A0])|A(?=[a0])|0(?=[aA])/g)?.length ?? 0;
  return changes * 3 >= text.length && /(?=.*a)(?=.*A).*0/.test(kinds);
}
