import { timeNow } from '../../lib/time-now';

/** Tells whether a change answers an input: it comes soon, and at a place that did not change by itself before. */
export interface PageAnswers {
  changed(target: Node): void;
  /** Calls `answered` once, at the first answer from now on; undefined ends the wait. */
  listen(answered: (() => void) | undefined): void;
}

/** What changes later than this is no answer, ms; pages that tell a click from a double click wait 300. */
export const LATE = 800;
/** What changed so shortly before changes by itself (a clock), ms. */
const RECENT = 2500;

export function newPageAnswers(): PageAnswers {
  let waiting: { answered(): void; at: number } | undefined;
  const lastChange = new WeakMap<Node, number>();
  return {
    changed(target) {
      const now = timeNow();
      const before = lastChange.get(target) ?? Number.NEGATIVE_INFINITY;
      // While one waits, what changed before stays known as such.
      if (waiting && before < waiting.at && before > waiting.at - RECENT) return;
      lastChange.set(target, now);
      if (!waiting) return;
      const { answered, at } = waiting;
      waiting = undefined;
      if (now - at < LATE) answered();
    },
    listen(answered) {
      waiting = answered && { answered, at: timeNow() };
    },
  };
}
