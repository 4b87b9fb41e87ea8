import { timeNow } from '../../lib/time-now';

/** Tells whether a change answers an input: it comes soon, and at a place that did not change by itself before. */
export interface PageAnswers {
  changed(target: Node): void;
  /** The pointer moved: what changes now follows it, and does not change by itself. */
  moved(): void;
  /** The page answered without a change. */
  unseen(): void;
  /** There is an input: calls `answered` once, at the first answer to it; undefined where none is awaited. */
  listen(answered: (() => void) | undefined): void;
}

/** What changes later than this is no answer, ms; pages that tell a click from a double click wait 300. */
export const LATE = 800;
/** So soon after an input what changes is not yet taken for something that moves by itself, ms: a frame and the page's work in it, on a slow machine. */
export const QUICK = 150;
/** What changed so shortly before changes by itself (a clock), ms. */
export const RECENT = 2500;

/** What follows the pointer does so within this, ms: some frames of a busy page. */
const FOLLOWS = 120;

/** Follows how the page reacts to the steps that are recorded. */
export function newPageAnswers(): PageAnswers {
  let waiting: { answered(): void; at: number } | undefined;
  let inputAt = Number.NEGATIVE_INFINITY;
  let movedAt = Number.NEGATIVE_INFINITY;
  /** Of changes that no input can have caused. */
  const lastChange = new WeakMap<Node, number>();
  const answer = () => {
    if (!waiting) return;
    const { answered, at } = waiting;
    waiting = undefined;
    if (timeNow() - at < LATE) answered();
  };
  return {
    unseen: answer,
    changed(target) {
      const now = timeNow();
      const before = lastChange.get(target) ?? Number.NEGATIVE_INFINITY;
      // While one waits, what changed before stays known as such.
      if (waiting && before < waiting.at && before > waiting.at - RECENT) return;
      if (now - inputAt > LATE && now - movedAt > FOLLOWS) lastChange.set(target, now);
      answer();
    },
    moved() {
      movedAt = timeNow();
    },
    listen(answered) {
      inputAt = timeNow();
      waiting = answered && { answered, at: inputAt };
    },
  };
}
