import { showInvisible } from '../lib/show-invisible';
import { shorten } from '../lib/text';
import { FILE_SAYINGS } from '../model/sayings/file-sayings';

/** A sentence that says where in a file something is wrong, and what. The file's content is untrusted. */
export const sayReason = (reason: string): string => shorten(showInvisible(reason), MAX_REASON_CHARS);
const MAX_REASON_CHARS = 300;

/** The errors of a schema as sentences. */
export function sayIssue({ path, message }: { path: readonly PropertyKey[]; message: string }, whole = ''): string {
  const said = message.includes('received undefined') ? FILE_SAYINGS.whyMissing : message.replace(/^Invalid input: /, '');
  const at = path.map(String).join('.') || whole;
  return at ? FILE_SAYINGS.atPath({ path: at, why: said }) : said;
}
