import * as dom from '../dom/native-accessors';
import { keepTreeFacts } from '../dom/tree-facts';
import { describe } from '../find/describe';

/** What is about to be used is described ahead, while the page is idle: what that finds out of the tree makes the description before the event cheap. */
export interface Ahead {
  /** The pointer or the focus came to this element. */
  at(element: Element): void;
  stop(): void;
}

export function lookAhead(): Ahead {
  const unkeep = keepTreeFacts();
  let next: Element | undefined;
  let asked = 0;
  const look = (idle: IdleDeadline) => {
    asked = 0;
    if (idle.timeRemaining() < ENOUGH) return ask();
    if (next && dom.isConnected(next)) describe(next);
    next = undefined;
  };
  const ask = () => {
    asked ||= requestIdleCallback(look);
  };
  return {
    at(element) {
      next = element;
      ask();
    },
    stop() {
      if (asked) cancelIdleCallback(asked);
      unkeep();
    },
  };
}
/** Less than this, and the page might have to wait for it, ms. */
const ENOUGH = 8;
