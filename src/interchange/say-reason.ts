import { showInvisible } from '../lib/show-invisible';
import { shorten } from '../lib/text';

/** Where in a file something is wrong, and what, as a sentence: what the file says may be anything. */
export const sayReason = (reason: string): string => shorten(showInvisible(reason), MAX_REASON_CHARS);
const MAX_REASON_CHARS = 300;

/** What a schema refuses, in words. */
export function sayIssue({ path, message }: { path: readonly PropertyKey[]; message: string }, whole: string): string {
  const said = message.includes('received undefined') ? 'is missing.' : message.replace(/^Invalid input: /, '');
  return `${path.map(String).join('.') || whole}: ${said}`;
}
