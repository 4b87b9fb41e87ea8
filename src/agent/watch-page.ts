import type { Drive } from './drive';

/**
 * Does what asks the page something, and journals meanwhile when the page does not answer (a dialog of its own is open, say) and when it does
 * again. What it waits for then is the person's: the run goes on by itself. Stopped while the page does not answer, it is not waited for.
 */
export async function watchPage({ ports, run, append, signal }: Drive, work: () => Promise<void>): Promise<void> {
  let giveUp = (): void => undefined;
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const look = () => {
    if (signal.aborted && run().held) giveUp();
  };
  const hold = async (why?: string) => {
    await append({ kind: 'held', at: ports.clock.now(), ...(why === undefined ? {} : { why }) });
    look();
  };
  signal.addEventListener('abort', look);
  const stop = ports.page.watch(run().tabId, (why) => void hold(why));
  try {
    await Promise.race([work(), givenUp]);
  } finally {
    stop();
    signal.removeEventListener('abort', look);
  }
  if (run().held && !signal.aborted) await hold();
}
