import { drained } from '../../lib/drained';
import * as dom from './members';

/** The elements of a root that at least one of the selectors hits. Those that this browser does not understand hit nothing. */
export const hitBy = (root: ParentNode, selectors: readonly string[]): Set<Element> => drained(hitting(root, selectors, () => false));

/** The same, with pauses where `due` says so. */
export function* hitting(root: ParentNode, selectors: readonly string[], due: () => boolean): Generator<void, Set<Element>> {
  const hit = new Set<Element>();
  // A list is matched in one pass over the tree, as long as one on a very large page should hold it up; one selector that is not understood spoils the list.
  let many = AT_ONCE;
  for (let from = 0; from < selectors.length; ) {
    const some = selectors.slice(from, from + many);
    const began = performance.now();
    if (!add(hit, root, some.join())) for (const selector of some) add(hit, root, selector);
    from += some.length;
    const took = performance.now() - began;
    many = took > LONG ? Math.max(1, many >> 1) : Math.min(MOST_AT_ONCE, many * 2);
    if (due()) yield;
  }
  return hit;
}
const AT_ONCE = 5;
const MOST_AT_ONCE = 40;
/** A quarter of what a slice of a look may take, ms. */
const LONG = 5;

function add(hit: Set<Element>, root: ParentNode, selector: string): boolean {
  try {
    for (const element of dom.querySelectorAll(root, selector)) hit.add(element);
    return true;
  } catch {
    return false;
  }
}
