import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';
import { keepTreeFacts, refreshTreeFacts, type TreeFacts, treeFactsOf } from '../dom/tree-facts';
import { describe } from '../find/describe';

/**
 * Describes ahead, while the page is idle, what is about to be pressed or typed into: what that caches of the tree makes the description before the event cheap, and
 * `describedAhead` tells which of its like are seen. A press on a page of 10,000 elements waits 6 ms with it and 46 without; 28 without
 * the description, 19 to 43 without the observation (72 presses each, in turns).
 */
export interface DescribeAhead {
  /** The pointer or the focus moved to this element. */
  at(element: Element): void;
  stop(): void;
}

/** The element that was described last while the page was idle, and what is cached of its tree until that changes. */
let last: { element: Element; described: Fingerprint; facts: TreeFacts | undefined } | undefined;

/**
 * The description that was made of this element since the pointer or the focus came to it; undefined where something in its tree has changed since. Styles may have
 * changed without that (a transition that ends, another size of the window), so only its place among its like is taken from here: to ask hundreds of those whether they
 * are seen is what a press would wait for.
 */
export function describedAhead(element: Element): Fingerprint | undefined {
  refreshTreeFacts();
  return last?.element === element && last.facts && last.facts === treeFactsOf(dom.getRootNode(element)) ? last.described : undefined;
}

/** Without anything described yet. `others` are prepared for the next press at the same time. */
export function describeAhead(others: { prepare(): void; stop(): void }): DescribeAhead {
  const unkeep = keepTreeFacts();
  let next: Element | undefined;
  let asked = 0;
  const look = (idle: IdleDeadline) => {
    asked = 0;
    if (idle.timeRemaining() < ENOUGH) return ask();
    if (next && dom.isConnected(next)) last = { element: next, described: describe(next), facts: treeFactsOf(dom.getRootNode(next)) };
    next = undefined;
    others.prepare();
  };
  const ask = () => {
    asked ||= requestIdleCallback(look);
  };
  return {
    at(element) {
      next = element;
      last = undefined;
      ask();
    },
    stop() {
      if (asked) cancelIdleCallback(asked);
      last = undefined;
      others.stop();
      unkeep();
    },
  };
}
/** With less idle time than this the page might have to wait, ms. */
const ENOUGH = 8;
