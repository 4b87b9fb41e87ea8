import { showInvisible } from '../lib/show-invisible';
import { shorten } from '../lib/text';

/** A sentence that says where in a file something is wrong, and what. The file's content is untrusted. */
export const sayReason = (reason: string): string => shorten(showInvisible(reason), MAX_REASON_CHARS);
const MAX_REASON_CHARS = 300;

/** The errors of a schema as sentences. */
export function sayIssue({ path, message }: { path: readonly PropertyKey[]; message: string }, whole: string): string {
  const said = message.includes('received undefined') ? 'is missing.' : message.replace(/^Invalid input: /, '');
  return `${path.map(String).join('.') || whole}: ${said}`;
}
