import { fail, ok, type Result } from '../lib/result';
import type { Sayings } from '../model/saying';
import { saying } from '../model/saying-of';
import { at } from './say-reason';

/** Limits for a file. */
const MAX_CHARS = 20_000_000;
const DEEPEST = 40;
const MAX_VALUES = 2_000_000;

/** Parses untrusted JSON. Refuses, with reasons, what is too large or too deep or has a field such as `__proto__` (prototype pollution). */
export function parseJson(text: string): Result<unknown, Sayings[]> {
  if (text.length > MAX_CHARS) return fail([[saying('fileTooLarge', { megabytes: MAX_CHARS / 1e6 })]]);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail([[saying('fileNoJson', { error: String(error).replace(/^\w*Error: /, '') })]]);
  }
  const hostile = whyHostile(value);
  return hostile ? fail([hostile]) : ok(value);
}

/** Iterative, because deep nesting in a file would overflow the stack of a recursion. */
function whyHostile(value: unknown): Sayings | undefined {
  const open: { inner: unknown; path: string; level: number }[] = [{ inner: value, path: '', level: 1 }];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { inner, path, level } = next;
    if (++values > MAX_VALUES) return [saying('fileTooMuch', { millions: MAX_VALUES / 1e6 })];
    if (level > DEEPEST) return at(path.slice(0, 120), saying('whyTooDeep', { count: DEEPEST }));
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [key, child] of Object.entries(inner)) {
      const place = path ? `${path}.${key}` : key;
      if (key === '__proto__') return at(place, saying('whyProto'));
      open.push({ inner: child, path: place, level: level + 1 });
    }
  }
  return undefined;
}

/** Is it a JSON object (not null, not an array)? */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
