import { sayIssue } from '../../../src/interchange/say-reason';
import type { z } from '../../../src/model/schema';
import { say } from '../../locales/say';
import { saySaid } from '../words/say-told';
import { lineOfPath } from './line-of-path';

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
