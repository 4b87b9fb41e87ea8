import { listOf, type Piece } from './pieces';
import { FINDERS, isPlace, type Place, type Value } from './places';

/** The names that a test knows: `page`, its constants, and tabs it opened. */
export type Names = Map<string, Value>;

/** A call of a chain, or a name in it without a call, such as `not` and `keyboard`. */
export interface Call {
  name: string;
  given?: Piece[][];
}

/** Longest text of an operation, and so of a value. */
const MAX_CHARS = 20_000;

/** The value of a literal, a known name or a locator. Undefined for any other expression. */
export function valueOf(pieces: readonly Piece[], names: Names): Value | undefined {
  const [one, two, three] = pieces;
  if (one && !two) return valueOfOne(one, names);
  const said = pieces.map(({ text }) => text).join(' ');
  if (/^- \d+$/.test(said)) return -Number(two?.text);
  if (said !== 'new URL ( . href') return placeOf(callsOf(pieces), names);
  const [address, base] = listOf(three?.inside).map((given) => valueOf(given, names));
  return typeof address === 'string' && typeof base === 'string' && URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function valueOfOne({ text, inside }: Piece, names: Names): Value | undefined {
  if (text === '[' && inside) return allOf(listOf(inside).map((item) => valueOf(item, names)));
  if (text === '{' && inside) {
    const keys = listOf(inside).map(([key, colon]) => (colon?.text === ':' && /^[\w$]+$/.test(key?.text ?? '') ? key?.text : undefined));
    const values = allOf([...keys, ...listOf(inside).map((field) => valueOf(field.slice(2), names))]);
    return values && new Map(keys.map((key, at) => [key ?? '', values[keys.length + at] ?? null]));
  }
  if (inside || text.length > MAX_CHARS) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^\/./.test(text)) return { pattern: text.slice(1, text.lastIndexOf('/')) };
  if (/^(true|false|null)$/.test(text)) return JSON.parse(text);
  return /^['"`]/.test(text) ? textIn(text, names) : names.get(text);
}

/** All of them; undefined if one is unknown. */
export const allOf = (values: (Value | undefined)[]): Value[] | undefined =>
  values.every((value) => value !== undefined) ? values : undefined;

/** The text of a string or template. Undefined if a name in the template has no text, or it is too long. */
function textIn(quoted: string, names: Names): string | undefined {
  let [isKnown, length] = [true, quoted.length];
  const text = quoted.slice(1, -1).replace(CODES, (all: string, name, long, unit, byte, sign) => {
    if (name === undefined)
      return sign === undefined ? String.fromCodePoint(Number.parseInt(long ?? unit ?? byte, 16)) : (SIGNS[sign] ?? sign);
    if (!quoted.startsWith('`')) return all;
    const value = names.get(name);
    length += typeof value === 'string' ? value.length : MAX_CHARS;
    isKnown &&= length <= MAX_CHARS;
    return isKnown ? String(value) : '';
  });
  return isKnown ? text : undefined;
}
const CODES = /\$\{([^}]*)\}|\\(?:u\{(10[\da-f]{4}|[\da-f]{1,5})\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis;
const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

/** `page.getByRole('link').click()` as its calls. Undefined for any other expression. */
export function callsOf(pieces: readonly Piece[]): Call[] | undefined {
  const calls: Call[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [name, group] = [pieces[at], pieces[at + 1]];
    if (!name || !/^[\p{ID_Start}$_]/u.test(name.text)) return undefined;
    calls.push({ name: name.text, ...(group?.text === '(' ? { given: listOf(group.inside) } : {}) });
    at += group?.text === '(' ? 2 : 1;
    if (at < pieces.length && pieces[at]?.text !== '.') return undefined;
  }
  return calls;
}

/** The page or locator that a chain names. */
export function placeOf(calls: readonly Call[] = [], names: Names): Place | undefined {
  const [root, ...further] = calls;
  let place = root && !root.given ? names.get(root.name) : undefined;
  for (const { name, given } of further) {
    const values = given && allOf(given.map((one) => valueOf(one, names)));
    place = isPlace(place) && values ? FINDERS.get(name)?.(place, values) : undefined;
  }
  return isPlace(place) ? place : undefined;
}
