import { aborted, deadline } from '../../lib/deadline';

/** Does `work` every so many ms, one after the other, until `signal` aborts: signs of life, which are all that tells of a process that was killed. */
export async function beat(ms: number, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (await pause(ms, signal)) await work();
}

/**
 * Does `work` until it succeeds, for what must not be lost because a database is started again; undefined where `signal` aborts first. `work` may have
 * succeeded although it rejected, so doing it twice must be as doing it once.
 */
export async function untilDone<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  for (;;) {
    try {
      return await work();
    } catch {
      if (!(await pause(AGAIN_MS, signal))) return undefined;
    }
  }
}
/** A database that is started again takes some seconds; each attempt costs one connection that is refused. */
const AGAIN_MS = 1000;

/** False where `signal` ended it. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  const limit = deadline(ms, signal);
  await aborted(limit.signal);
  limit.clear();
  return !signal.aborted;
}
