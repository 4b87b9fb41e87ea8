import { drained } from '../../lib/drained';
import * as dom from './native-accessors';

/** The elements of a root that at least one of the selectors hits. Those that this browser does not understand hit nothing. */
export const hitBy = (root: ParentNode, selectors: readonly string[]): Set<Element> => drained(hitting(root, selectors, () => false));

/** The same, with pauses where `due` says so. */
export function* hitting(root: ParentNode, selectors: readonly string[], due: () => boolean): Generator<void, Set<Element>> {
  const hit = new Set<Element>();
  // A list is matched in one pass over the tree; one selector that is not understood spoils the list.
  for (let from = 0; from < selectors.length; from += AT_ONCE) {
    const some = selectors.slice(from, from + AT_ONCE);
    if (!add(hit, root, some.join())) for (const selector of some) add(hit, root, selector);
    if (due()) yield;
  }
  return hit;
}
/** So many take 15 ms on a page of 100,000 elements, which is no long task behind a slice of a look. */
const AT_ONCE = 10;

function add(hit: Set<Element>, root: ParentNode, selector: string): boolean {
  try {
    for (const element of dom.querySelectorAll(root, selector)) hit.add(element);
    return true;
  } catch {
    return false;
  }
}
