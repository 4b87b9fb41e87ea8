import { aborted, deadline } from '../../lib/deadline';

/** Does `work` every so many ms, one after the other, until `signal` aborts: signs of life, which are all that tells of a process that was killed. */
export async function beat(ms: number, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    const pause = deadline(ms, signal);
    await aborted(pause.signal);
    pause.clear();
    if (signal.aborted) return;
    await work();
  }
}
