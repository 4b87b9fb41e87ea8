import * as dom from '../dom/native-accessors';
import { keepTreeFacts } from '../dom/tree-facts';
import { describe } from '../find/describe';

/** Describes ahead, while the page is idle, what is about to be used: what that caches of the tree makes the description before the event cheap. */
export interface DescribeAhead {
  /** The pointer or the focus moved to this element. */
  at(element: Element): void;
  stop(): void;
}

/** Without anything described yet. */
export function describeAhead(): DescribeAhead {
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
/** With less idle time than this the page might have to wait, ms. */
const ENOUGH = 8;
