import { aborted, within } from '../../../src/lib/deadline';
import type { Saying } from '../../../src/model/saying';
import { saying } from '../../../src/model/saying-of';

/** How often a page is asked whether it responds, ms. */
const ASK_EVERY = 2000;
/** A page that does not respond for this long is blocked by something, ms. */
const SILENCE = 3000;

/** Chrome reports a page's native dialogs to no extension; it is only seen that the page does not respond. */
const WHY = saying('pageSilent');

/**
 * `hear` is called with a possible reason when a tab's page has not responded for a while, and without one when it does again. Returns the
 * unsubscribe function.
 */
export function watchAnswers(tabId: number, hear: (why?: Saying) => void): () => void {
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

/** Resolves when the page runs a script; one that cannot be asked (no permission, no document) is not waited for. */
export async function answers(tabId: number): Promise<true> {
  await chrome.scripting.executeScript({ target: { tabId }, func: () => true, injectImmediately: true }).catch(() => undefined);
  return true;
}
