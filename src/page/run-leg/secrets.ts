import { secretNamesIn } from '../../lib/placeholder';
import type { Operation } from '../../model/plan/operation';
import { isWriting } from '../../model/plan/writing';
import type { Bail } from '../../model/run/bail';
import type { Leg } from '../../model/run/leg';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { whyNoField } from './secret-fields';

/** Without the fingerprint, into which no secret is put and which is most of an operation: this is called before each of its events. */
const namesIn = (operation: Operation) => secretNamesIn(JSON.stringify({ ...operation, fingerprint: '' }));

/**
 * Why the secrets of an operation are not filled in; undefined when they may be: only into a field, by typing, and only if they are kept
 * for this origin.
 */
export function whyNoSecrets(operation: Operation, { secrets = {}, secretsFor = location.origin }: Leg): Bail | undefined {
  const names = namesIn(operation);
  if (!names.length) return undefined;
  if (!isWriting(operation)) return refused(saying('secretOnlyTyped'));
  // A sandboxed document has the URL of its site and not its origin.
  if (window.origin !== secretsFor) return refused(saying('secretOfOther'));
  const missing = names.find((name) => secrets[name] === undefined);
  if (missing === undefined) return undefined;
  return {
    kind: 'needs-person',
    what: 'login',
    why: saying('noSecretKept', { name: missing, site: secretsFor }),
    secret: { name: missing, origin: secretsFor },
  };
}

/**
 * Why they are not filled into this very field: by its kind and by where its form would send them. Called before they are substituted, and
 * again right before the first event.
 */
export function whyNotIntoField(operation: Operation, target: Element): Bail | undefined {
  const names = namesIn(operation);
  const why = names.length ? whyNoField(names, target) : undefined;
  return why && refused(why);
}

const refused = (rule: Saying): Bail => ({ kind: 'not-allowed', rule });
