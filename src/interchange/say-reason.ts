import { showInvisible } from '../lib/show-invisible';
import { shorten } from '../lib/text';
import type { Saying, Sayings } from '../model/saying';
import { saying } from '../model/saying-of';

/** Why something of a file is wrong, and where: `playbooks.0.name`, or the whole if `path` is empty. */
export const at = (path: string, ...why: Saying[]): Sayings => (path ? [saying('at', { path }), ...why] : why);

/** The same for a reader who sees more, or less, of the file. */
export function movePath(reason: Sayings, move: (path: string) => string): Sayings {
  const [place, ...why] = reason;
  return place?.kind === 'at' ? at(move(String(place.values?.['path'])), ...why) : at(move('').replace(/\.$/, ''), ...reason);
}

/** A reason as it may be shown: the file's content is untrusted. */
export const sayReason = (reason: Sayings): Sayings =>
  reason.map(({ kind, values }) => ({
    kind,
    ...(values && { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tamed(value)])) }),
  }));
const tamed = <Value>(value: Value) => (typeof value === 'string' ? shorten(showInvisible(value), MAX_VALUE_CHARS) : value);
const MAX_VALUE_CHARS = 280;

interface Issue {
  path: readonly PropertyKey[];
  code?: string | undefined;
  message: string;
  keys?: readonly string[];
}

/** An error of a schema. */
export const sayIssue = (issue: Issue, whole = ''): Sayings => at(issue.path.map(String).join('.') || whole, whyIssue(issue));

function whyIssue({ code, message, keys = [] }: Issue): Saying {
  const [, wanted = message, found = ''] = /expected (?:one of )?(.+?)(?:, received (.+))?$/.exec(message) ?? [];
  if (found === 'undefined') return saying('whyMissing');
  if (code === 'invalid_type') return saying('whyExpected', { wanted, found });
  if (code === 'invalid_value') return saying('whyNotOneOf', { known: wanted });
  if (code === 'too_big') return saying('whyTooBig', { wanted });
  if (code === 'too_small') return saying('whyTooSmall', { wanted });
  const [name = ''] = keys;
  if (code === 'unrecognized_keys')
    return keys.length === 1 ? saying('whyUnknownField', { name }) : saying('whyUnknownFields', { names: keys.join(', ') });
  return code === 'custom' ? saying('verbatim', { text: message }) : saying('whyNoKind');
}
