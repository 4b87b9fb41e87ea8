import { isLocator, LOCATORS, type TestLocator, type TestValue } from './locators';
import { codeOf, listOf, type SourceToken } from './tokens';

/** The names that a test knows: `page`, its constants, and tabs it opened. */
export type Names = Map<string, TestValue>;
/** A call of a chain, or a name in it without a call, such as `not` and `keyboard`. */
export interface Call {
  name: string;
  given?: SourceToken[][];
}
/** Longest text of an operation, and so of a value. */
const MAX_CHARS = 20_000;

/** The value of a literal, a known name, a locator, or of what `write-playwright` writes for an address. Undefined for any other expression. */
export function valueOf(tokens: readonly SourceToken[], names: Names): TestValue | undefined {
  const [one, two, three] = tokens;
  if (one && !two) return valueOfOne(one, names);
  const [code, last] = [codeOf(tokens.slice(0, -1)), tokens.at(-1)];
  if (code === '-' && /^\d+$/.test(last?.text ?? '')) return -Number(last?.text);
  if (code === 'new URL ( .') return valueOf(listOf(three?.inside)[0] ?? [], names);
  if (code === '( => url . href . includes') return valueOf(last?.inside ?? [], names);
  if (last && /^\( => url \. pathname( \+ url \. hash \. split \( \[)? ===$/.test(code)) return valueOfOne(last, names);
  return locatorIn(callsOf(tokens), names);
}

function valueOfOne({ text, inside }: SourceToken, names: Names): TestValue | undefined {
  if (text === '[' && inside) return allOf(listOf(inside).map((item) => valueOf(item, names)));
  if (text === '{' && inside) {
    const fields = listOf(inside).map(([key, colon, ...value]) => [key?.text, colon?.text === ':' ? valueOf(value, names) : undefined]);
    return fields.every(([key, value]) => /^[\w$]+$/.test(String(key)) && value !== undefined)
      ? new Map(fields as [string, TestValue][])
      : undefined;
  }
  if (inside || text.length > MAX_CHARS) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^\/./.test(text)) return { pattern: text.slice(1, text.lastIndexOf('/')) };
  if (/^(true|false|null)$/.test(text)) return JSON.parse(text);
  return /^['"`]/.test(text) ? textIn(text, names) : names.get(text);
}

/** All of them; undefined if one is unknown. */
export const allOf = (values: (TestValue | undefined)[]): TestValue[] | undefined =>
  values.every((value) => value !== undefined) ? values : undefined;

/** The text of a string or template. Undefined if a name in the template has no text, or it is too long. */
function textIn(quoted: string, names: Names): string | undefined {
  let left = MAX_CHARS - quoted.length;
  const text = quoted.slice(1, -1).replace(CODES, (all: string, name, long, unit, byte, sign) => {
    if (name === undefined)
      return sign === undefined ? String.fromCodePoint(Number.parseInt(long ?? unit ?? byte, 16)) : (SIGNS[sign] ?? sign);
    if (!quoted.startsWith('`')) return all;
    const value = names.get(name);
    left -= typeof value === 'string' ? value.length : MAX_CHARS;
    return left < 0 ? '' : String(value);
  });
  return left < 0 ? undefined : text;
}
const CODES = /\$\{([^}]*)\}|\\(?:u\{(10[\da-f]{4}|[\da-f]{1,5})\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis;
const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

/** `page.getByRole('link').click()` as its calls; none for any other expression. */
export function callsOf(tokens: readonly SourceToken[]): Call[] {
  const calls: Call[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [name, group] = [tokens[at], tokens[at + 1]];
    if (!name || !/^[\p{ID_Start}$_]/u.test(name.text)) return [];
    calls.push({ name: name.text, ...(group?.text === '(' ? { given: listOf(group.inside) } : {}) });
    at += group?.text === '(' ? 2 : 1;
    if (at < tokens.length && tokens[at]?.text !== '.') return [];
  }
  return calls;
}

/** The page or locator that a chain names. */
export function locatorIn([root, ...further]: readonly Call[], names: Names): TestLocator | undefined {
  let place = root && !root.given ? names.get(root.name) : undefined;
  for (const { name, given } of further) {
    const values = given && allOf(given.map((one) => valueOf(one, names)));
    place = isLocator(place) && values && Object.hasOwn(LOCATORS, name) ? LOCATORS[name]?.(place, values) : undefined;
  }
  return isLocator(place) ? place : undefined;
}
