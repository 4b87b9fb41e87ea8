import { aborted, within } from '../../../src/lib/deadline';

/** A page at work is asked so often whether it is there, ms. */
const ASK_EVERY = 2000;
/** One that does not answer for so long is held up by something, ms. */
const SILENCE = 3000;

/** Chrome tells no extension of a page's native dialogs, only that nothing answers while one is open. */
const WHY =
  'The page does not answer. It may show a message or a question, or ask whether it may be left: answer it in the page, and Abra goes on by itself.';

/** Tells when a tab's page has not answered for a while, and why that may be; with nothing when it answers again. Answers how to stop. */
export function watchAnswers(tabId: number, hear: (why?: string) => void): () => void {
  const over = new AbortController();
  const watch = async () => {
    for (;;) {
      await within(ASK_EVERY, aborted, over.signal);
      if (over.signal.aborted) return;
      const answer = answers(tabId);
      const there = await within(SILENCE, () => answer, over.signal);
      if (over.signal.aborted) return;
      if (there) continue;
      hear(WHY);
      await Promise.race([answer, aborted(over.signal)]);
      if (!over.signal.aborted) hear();
    }
  };
  void watch();
  return () => over.abort();
}

/** Resolves when the page runs a script; one that cannot be asked (no access, no document) is not waited for. */
export async function answers(tabId: number): Promise<true> {
  await chrome.scripting.executeScript({ target: { tabId }, func: () => true, injectImmediately: true }).catch(() => undefined);
  return true;
}
