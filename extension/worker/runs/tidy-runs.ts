import { fail, ok, type Result } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/fault';
import type { KeepRuns } from '../../../src/model/settings';
import type { Journal } from '../../../src/storage/journal';

/** What tidying needs from outside. */
export interface TidyPorts {
  journal: Pick<Journal, 'outdated' | 'remove'>;
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
  if (!old.ok) return old;
  // Sequentially: active runs write in between.
  for (const runId of old.value) {
    for (const removed of [await removeFiles(runId), await journal.remove(runId)]) if (!removed.ok) return fail(removed.failure);
  }
  return ok(old.value.length);
}
