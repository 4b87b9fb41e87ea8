import { runToEnd } from '../../lib/run-to-end';
import * as dom from './native-accessors';

/** The elements of a root that match at least one of the selectors. A selector that this browser does not support matches nothing. */
export const matchSelectors = (root: ParentNode, selectors: readonly string[]): Set<Element> =>
  runToEnd(matchSelectorsInSlices(root, selectors, () => false));

/** The same as a generator that yields where `due` asks for a pause. */
export function* matchSelectorsInSlices(root: ParentNode, selectors: readonly string[], due: () => boolean): Generator<void, Set<Element>> {
  const hit = new Set<Element>();
  // A selector list is matched in one pass over the tree, but one unsupported selector makes the whole list invalid.
  for (let from = 0; from < selectors.length; from += AT_ONCE) {
    const some = selectors.slice(from, from + AT_ONCE);
    if (!add(hit, root, some.join())) for (const selector of some) add(hit, root, selector);
    if (due()) yield;
  }
  return hit;
}
/** Selectors in one pass: ten take 15 ms on a page of 100,000 elements, so that a pass fits a slice of a scan without making a long task. */
const AT_ONCE = 10;

function add(hit: Set<Element>, root: ParentNode, selector: string): boolean {
  try {
    for (const element of dom.querySelectorAll(root, selector)) hit.add(element);
    return true;
  } catch {
    return false;
  }
}
