/**
 * The line (from 1) where the value at a path begins in a JSON text, or the line of its nearest existing ancestor. The text must be valid JSON,
 * so that a scan over strings and brackets is enough to find where a value ends.
 */
export function lineOfPath(text: string, path: readonly (string | number)[]): number {
  let at = skipSpace(text, 0);
  for (const key of path) {
    const next = typeof key === 'number' ? itemAt(text, at, key) : memberAt(text, at, key);
    if (next === undefined) break;
    at = next;
  }
  return text.slice(0, at).split('\n').length;
}

function itemAt(text: string, start: number, index: number): number | undefined {
  if (text[start] !== '[') return undefined;
  let at = skipSpace(text, start + 1);
  for (let left = index; left > 0; left--) {
    at = skipSpace(text, endOfValue(text, at));
    if (text[at] !== ',') return undefined;
    at = skipSpace(text, at + 1);
  }
  return text[at] === ']' ? undefined : at;
}

function memberAt(text: string, start: number, key: string): number | undefined {
  if (text[start] !== '{') return undefined;
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const end = endOfString(text, at);
    const name = JSON.parse(text.slice(at, end)) as string;
    const value = skipSpace(text, skipSpace(text, end) + 1);
    if (name === key) return value;
    at = skipSpace(text, endOfValue(text, value));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return undefined;
}

function endOfValue(text: string, start: number): number {
  if (text[start] === '"') return endOfString(text, start);
  if (text[start] !== '{' && text[start] !== '[') return start + (/^[^\s,\]}]+/.exec(text.slice(start, start + 400))?.[0].length ?? 1);
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '"') at = endOfString(text, at) - 1;
    else if (text[at] === '{' || text[at] === '[') depth++;
    else if ((text[at] === '}' || text[at] === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  return at;
}
