import { secretNamesIn } from '../../lib/placeholder';
import { parseUrl } from '../../lib/url';
import { isWriting } from '../plan/writing';
import { items, type Run } from '../run/run';
import { secretWord } from '../secret/secret';
import type { SecretPlace } from '../secret/secret-place';

/** The secrets that a run typed into pages, each with the page's origin. Left out are those that work once, and those that nobody may keep. */
export function typedSecrets(run: Run): SecretPlace[] {
  const typed = items(run).flatMap(({ operation, record }): SecretPlace[] => {
    const origin = parseUrl(record?.url ?? '')?.origin;
    if (!origin || record?.status !== 'done' || !isWriting(operation)) return [];
    return secretNamesIn(operation.text).map((name) => ({ name, origin }));
  });
  // Abra names a secret after its kind (`withoutGoalSecrets`), a person as they like.
  const lasting = typed.filter(({ name }) => ![name.replace(/-\d+$/, ''), secretWord(name) ?? ''].some((kind) => NEVER_KEPT.has(kind)));
  return [...new Map(lasting.map((one) => [`${one.name} ${one.origin}`, one])).values()];
}

/** Codes that work once; and the code of a card, which by the rules of the card companies is never stored. */
const NEVER_KEPT = new Set<string>(['one-time-code', 'recovery-code', 'card-code']);
