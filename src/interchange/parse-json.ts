import { fail, ok, type Result } from '../lib/result';

/** What a file may be at most. */
const MAX_CHARS = 20_000_000;
const DEEPEST = 40;
const MAX_VALUES = 2_000_000;

/** JSON from outside as a value that is safe to look at: not too large, not too deep, no field that changes programs. Else the reasons. */
export function parseJson(text: string): Result<unknown, string[]> {
  if (text.length > MAX_CHARS) return fail([`The file is larger than ${MAX_CHARS / 1e6} MB.`]);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail([`This is no JSON: ${String(error).replace(/^\w*Error: /, '')}`]);
  }
  const hostile = whyHostile(value);
  return hostile ? fail([hostile]) : ok(value);
}

/** Without recursion: a file may be nested as deep as its author likes. */
function whyHostile(value: unknown): string | undefined {
  const open: { inner: unknown; path: string; level: number }[] = [{ inner: value, path: '', level: 1 }];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { inner, path, level } = next;
    if (++values > MAX_VALUES) return `The file holds more than ${MAX_VALUES / 1e6} million values.`;
    if (level > DEEPEST) return `${path.slice(0, 120)}: nested deeper than ${DEEPEST} levels.`;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [key, child] of Object.entries(inner)) {
      const at = path ? `${path}.${key}` : key;
      if (key === '__proto__') return `${at}: a field of this name could change programs.`;
      open.push({ inner: child, path: at, level: level + 1 });
    }
  }
  return undefined;
}

/** A plain object, as JSON has them. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
