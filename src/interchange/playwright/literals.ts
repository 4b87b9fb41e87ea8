import { onlyPlaceholder, placeholdersIn, replacePlaceholders } from '../../lib/placeholder';

/** A text as TypeScript: a constant if it is exactly one placeholder, a template literal if it contains placeholders, else a string. */
export type Literal = (text: string) => string;

/** `names`: the constants of the file, by placeholder. */
export function literalWith(names: ReadonlyMap<string, string>): Literal {
  return (text) => {
    if (!placeholdersIn(text).some(({ whole }) => names.has(whole))) return quoted(text);
    const only = onlyPlaceholder(text) && names.get(text);
    if (only !== undefined) return only;
    const escaped = text.replace(/[`\\]|\$\{/g, '\\$&');
    return `\`${replacePlaceholders(escaped, ({ whole }) => (names.has(whole) ? `\${${names.get(whole)}}` : whole))}\``;
  };
}

/** A text as a single-quoted TypeScript string. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'");
  // U+2028 and U+2029 are line terminators in JavaScript.
  return `'${escaped.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029')}'`;
}

/** An identifier for a placeholder: "card-number" becomes `cardNumber`. It is never a reserved word or a name that is in use. */
export function constantName(name: string, taken: ReadonlySet<string>): string {
  const camel = name.replace(/[-_]+(\w)/g, (_whole, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
  const safe = RESERVED.has(camel) || !/^[a-z]/i.test(camel) ? `${camel}Value` : camel;
  let next = safe;
  for (let number = 2; taken.has(next); number++) next = `${safe}${number}`;
  return next;
}

const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof ' +
    'let new null return static super switch this throw true try typeof var void while with yield async of page expect test start secret optional process'
  ).split(' '),
);
