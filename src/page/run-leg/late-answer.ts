import { shimLink } from '../shim/link';

/** A server may take this long to answer, ms: the usual timeout of proxies and hosts. */
const MAX_ANSWER_MS = 30_000;
/** What a response brings is rendered within this, ms. */
const AFTER = 1000;

/**
 * An operation without its effect while a response is still pending has not failed: its effect is waited for until all requests are
 * answered, and a little longer. `wait` waits for the effect at most so many ms, or until the signal aborts.
 */
export async function waitForAnswers(
  unanswered: () => boolean,
  wait: (ms: number, signal: AbortSignal) => Promise<true | undefined>,
  signal: AbortSignal,
): Promise<void> {
  const answered = new AbortController();
  const stop = shimLink().onAnswered(() => {
    if (!unanswered()) answered.abort();
  });
  const met = await wait(MAX_ANSWER_MS, AbortSignal.any([signal, answered.signal]));
  stop();
  if (!met && !signal.aborted) await wait(AFTER, signal);
}
