import { deadline } from '../../lib/deadline';
import * as dom from '../dom/native-accessors';
import type { Changes } from '../dom/watch-changes';
import { frame, turn } from './turn';

/** Events after which an answer may differ although nothing was mutated. */
const SIGNS = 'scroll resize input change toggle transitionend animationend load hashchange popstate focusin visibilitychange'.split(' ');

/**
 * Calls `look` now, and again whenever there is evidence that its answer may have changed, until it returns something, `ms` have passed or
 * `signal` aborts (then once more, and that is the answer). Nothing is polled; on a page that changes in every task it is called once a
 * frame.
 */
export async function until<Answer>(
  look: () => Answer | undefined,
  options: { ms: number; observation: Pick<Changes, 'subscribe'>; signal: AbortSignal },
): Promise<Answer | undefined> {
  const first = look();
  if (first !== undefined || options.ms <= 0) return first;
  const limit = deadline(options.ms, options.signal);
  const ear = listen(options.observation);
  let answer: Answer | undefined;
  let drawn: Promise<unknown> | undefined;
  while (answer === undefined && !limit.signal.aborted) {
    await ear.next(limit.signal);
    await drawn;
    // One turn, so that a burst of changes causes one call.
    await turn();
    if (!options.signal.aborted) answer = look();
    if (answer === undefined) drawn = frame(limit.signal);
  }
  ear.close();
  limit.clear();
  return answer;
}

/** Waits for evidence; evidence that comes while nobody waits is kept. */
function listen(observation: Pick<Changes, 'subscribe'>): { next(signal: AbortSignal): Promise<void>; close(): void } {
  const closing = new AbortController();
  let heard = false;
  let wake: (() => void) | undefined;
  const hear = () => {
    heard = true;
    wake?.();
  };
  const stop = observation.subscribe(hear);
  for (const sign of SIGNS) window.addEventListener(sign, hear, { capture: true, passive: true, signal: closing.signal });
  const navigation = (window as { navigation?: EventTarget }).navigation;
  dom.addEventListener(navigation, 'currententrychange', hear, { signal: closing.signal });
  for (const animation of dom.getAnimations(document)) if (animation.playState === 'running') animation.finished.then(hear, hear);
  return {
    next: (signal) =>
      new Promise<void>((resolve) => {
        wake = () => {
          wake = undefined;
          heard = false;
          resolve();
        };
        if (heard || signal.aborted) wake();
        signal.addEventListener('abort', () => wake?.(), { once: true });
      }),
    close: () => {
      stop();
      closing.abort();
    },
  };
}
