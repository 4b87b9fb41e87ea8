import { fail, ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/run/fault';
import type { KeepRuns } from '../../../src/model/settings';
import type { Journal } from '../../../src/storage/journal';

/** What tidying needs from outside. */
export interface TidyPorts {
  journal: Pick<Journal, 'outdated' | 'active' | 'remove'>;
  /** Removes screenshots and files of a run. */
  removeFiles(runId: string): Promise<Result<void, Fault>>;
  now(): number;
}

const DAY_MS = 86_400_000;

/**
 * Removes the journals of runs that ended longer ago than the settings keep them, and of those beyond the kept number, each with its files;
 * resolves to how many. An unfinished run stays, and so do all playbooks. The files are removed first: after an interruption the next time
 * finds the run again.
 */
export async function tidyRuns({ journal, removeFiles, now }: TidyPorts, { days, runs }: KeepRuns): Promise<Result<number, Fault>> {
  const old = await journal.outdated({ runs, before: now() - days * DAY_MS });
  return old.ok ? removeAll({ journal, removeFiles }, old.value) : old;
}

/** Removes the journals of these runs, each with its files, but of those that go on or wait for their person; resolves to how many. */
export async function removeRuns(ports: Omit<TidyPorts, 'now'>, runIds: readonly string[]): Promise<Result<number, Fault>> {
  const active = await ports.journal.active();
  if (!active.ok) return active;
  const stay = new Set(active.value.map(({ runId }) => runId));
  return removeAll(
    ports,
    runIds.filter((runId) => !stay.has(runId)),
  );
}

/** One after another: active runs write in between. */
async function removeAll({ journal, removeFiles }: Omit<TidyPorts, 'now'>, runIds: readonly string[]): Promise<Result<number, Fault>> {
  for (const runId of runIds) {
    for (const removed of [await removeFiles(runId), await journal.remove(runId)]) if (!removed.ok) return fail(removed.failure);
  }
  return ok(runIds.length);
}
