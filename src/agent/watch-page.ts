import { deadline } from '../lib/deadline';
import { sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import type { Drive } from './drive-context';

/**
 * How long a page may take after a stop to report what it had done, ms: one that answers takes a few, and a stop may take 200 in all, of
 * which a busy machine takes 130.
 */
const LAST_REPORT_MS = 60;

/**
 * Does `work`, which asks the page something, and journals meanwhile when the page does not answer (a native dialog is open, say) and when
 * it does again. That wait is the person's: the run goes on by itself. A run that is stopped ends without an answer of the page.
 */
export async function watchPage({ ports, run, append, signal }: Drive, work: () => Promise<void>): Promise<void> {
  let giveUp = (): void => undefined;
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  let wait: ReturnType<typeof deadline> | undefined;
  const look = () => {
    if (!signal.aborted) return;
    if (run().held) return giveUp();
    wait ??= deadline(LAST_REPORT_MS);
    wait.signal.addEventListener('abort', giveUp, { once: true });
  };
  const hold = async (why?: Saying) => {
    await append({ kind: 'held', at: ports.clock.now(), ...(why === undefined ? {} : { why: sayInEnglish([why]), says: [why] }) });
    look();
  };
  signal.addEventListener('abort', look);
  const stop = ports.page.watch(run().tabId, (why) => void hold(why));
  try {
    await Promise.race([work(), givenUp]);
  } finally {
    stop();
    signal.removeEventListener('abort', look);
    wait?.clear();
  }
  if (run().held && !signal.aborted) await hold();
}
