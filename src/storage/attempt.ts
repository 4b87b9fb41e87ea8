import { fail, ok, type Result } from '../lib/result';
import { tidy } from '../lib/text';
import type { Fault } from '../model/run/fault';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';

/** Runs `work` on a store. Any error becomes a fault, whose message says what was tried and what a person can do. */
export async function attempt<Value>(what: string, work: () => Promise<Value>): Promise<Result<Value, Fault>> {
  try {
    return ok(await work());
  } catch (error) {
    return fail({ kind: 'storage', message: `Abra could not ${what}: ${reason(error)}`, says: [sayStore(error)] });
  }
}

/** The same for the panel; what was tried is known to whoever tried it. */
function sayStore(error: unknown): Saying {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return saying('storeFull');
  if (name === 'VersionError') return saying('storeNewer');
  if (name === 'InvalidStateError') return saying('storeClosed');
  if (name === 'DataCloneError') return saying('storeCannotHold');
  const said = error instanceof Error ? tidy(error.message).slice(0, 300) : '';
  return said ? saying('storeError', { error: said.replace(/\.?$/, '.') }) : saying('storeSilent');
}

function reason(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError')
    return 'the disk space that Chrome gives to Abra is used up. Remove old playbooks or runs, then try again.';
  if (name === 'VersionError') return 'the stored form is of a newer Abra. Update the extension.';
  if (name === 'InvalidStateError') return 'the store was closed, for an update of Abra perhaps. Try again.';
  if (name === 'DataCloneError') return 'something in it cannot be stored.';
  const said = error instanceof Error ? tidy(error.message).slice(0, 300) : '';
  return said
    ? `${said.replace(/\.?$/, '.')} Try again; if it stays, restart Chrome.`
    : 'the store did not say why. Try again; if it stays, restart Chrome.';
}
