import * as dom from './members';

/** The elements of a root that at least one of the selectors hits. Those that this browser does not understand hit nothing. */
export function hitBy(root: ParentNode, selectors: readonly string[]): Set<Element> {
  const hit = new Set<Element>();
  // A list is matched in one pass over the tree; one selector that is not understood spoils the list.
  for (let from = 0; from < selectors.length; from += AT_ONCE) {
    const some = selectors.slice(from, from + AT_ONCE);
    if (add(hit, root, some.join())) continue;
    for (const selector of some) add(hit, root, selector);
  }
  return hit;
}
const AT_ONCE = 40;

function add(hit: Set<Element>, root: ParentNode, selector: string): boolean {
  try {
    for (const element of dom.querySelectorAll(root, selector)) hit.add(element);
    return true;
  } catch {
    return false;
  }
}
