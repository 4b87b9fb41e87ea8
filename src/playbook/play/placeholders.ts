import { onlyPlaceholder, placeholdersIn, replacePlaceholders } from '../../lib/placeholder';

/** Replaces `{{param}}` by its value; secrets stay (the page fills them in), unknown names stay as they are. */
export function fillText(text: string, values: Record<string, string>): string {
  return replacePlaceholders(text, ({ whole, name, secret }) => (secret ? whole : (own(values, name) ?? whole)));
}

/** Names of the params in a text, without secrets, each once. */
export function paramsIn(text: string): string[] {
  return [...new Set(placeholdersIn(text).flatMap(({ name, secret }) => (secret ? [] : [name])))];
}

/** A copy of the structure with its params replaced; inside selectors escaped as CSS strings, so that no value breaks out of its quotes. */
export function fillAll<Value>(value: Value, values: Record<string, string>): Value {
  const quoted = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.replace(/["'\\]/g, '\\$&').replace(/[\n\r\f]/g, ' ')]),
  );
  const fill = (inner: unknown, css: boolean): unknown => {
    if (typeof inner === 'string') return fillText(inner, css ? quoted : values);
    if (Array.isArray(inner)) return inner.map((item) => fill(item, css));
    if (!inner || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, fill(item, css || IN_CSS.has(key))]));
  };
  return fill(value, false) as Value;
}

const IN_CSS = new Set(['selector', 'selectors', 'shadowPath', 'structure']);

/** All placeholders made equal, so that names make no difference. */
export function blankText(text: string): string {
  return replacePlaceholders(text, ({ secret }) => (secret ? '{{secret}}' : '{{}}'));
}

/** Is the whole text one placeholder? */
export function isPlaceholder(text: string): boolean {
  return onlyPlaceholder(text.trim()) !== undefined;
}

/** A copy of the structure with every string changed; keys stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as Value;
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as Value;
  }
  return value;
}

/** An own property, so that a name from outside never finds an inherited one ("constructor"). */
export function own<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
