import { sayIssue } from '../../../src/interchange/say-reason';
import type { z } from '../../../src/model/schema';
import { say } from '../../locales/say';
import { saySaid } from '../words/say-told';

/** An error in a text, and its line (from 1). */
export interface JsonFault {
  line: number;
  message: string;
}

/** Parses a text as JSON and validates it by a schema. Returns at most twelve errors, each with its line. */
export function checkJson<Value>(
  text: string,
  schema: z.ZodMiniType<Value>,
): { ok: true; value: Value } | { ok: false; faults: JsonFault[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [{ line: syntaxLine(text, error), message: say('told.notValidJson', { error: tidyMessage(error) }) }] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults = parsed.error.issues.slice(0, 12).map((issue) => ({
    line: lineOfPath(text, issue.path as (string | number)[]),
    message: saySaid(sayIssue(issue)),
  }));
  return { ok: false, faults };
}

/** V8's message contains a position, a line or, at the end of the text, neither. */
function syntaxLine(text: string, error: unknown): number {
  const message = String(error);
  const line = /\(line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length;
}

const tidyMessage = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/ in JSON at position.*$/, '');

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
