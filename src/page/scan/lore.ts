import { newPlaceMemo, type PlaceMemo } from '../dom/place';
import { tellRoots } from '../dom/roots';
import { type Index, indexOf } from '../selectors/selectors';

/** What a look finds out from the tree alone (never from style, layout or what was typed): the next look need not find it out again. */
export interface Lore {
  places: PlaceMemo;
  selectors: Map<Element, string>;
  censusOf: (root: Node) => Index;
}

let kept: Lore | undefined;
let watched = new Set<Node>();
/** Roots that this look has met. */
let met = new Set<Node>();

/** Any change of a tree that was looked at, in attributes too, ends what is known of it. At most one batch of changes is heard, so a busy page pays nothing. */
const observer = new MutationObserver(forget);

function forget(): void {
  observer.disconnect();
  kept = undefined;
  watched = new Set();
}

/** A look begins. */
export function recall(): void {
  if (observer.takeRecords().length) forget();
  met = new Set([document]);
  tellRoots((root) => met.add(root));
}

/** What is known of the trees that the look has met; names of places are read anew, because style has a say in them. */
export function lore(): Lore {
  // A root that was not watched may have been attached since, which no observer tells.
  if (kept && ![...met].every((root) => watched.has(root))) forget();
  kept ??= freshLore();
  kept.places.above = new Map();
  return kept;
}

/** The look is over: what it has found out holds until something changes. */
export function remember(): void {
  tellRoots();
  // Slots that a script fills by hand change without a record.
  if ([...met].some((root) => (root as Partial<ShadowRoot>).slotAssignment === 'manual')) return forget();
  for (const root of met) {
    if (!watched.has(root)) observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    watched.add(root);
  }
}

function freshLore(): Lore {
  const places = newPlaceMemo(true);
  const censuses = new Map<Node, Index>();
  const censusOf = (root: Node) => {
    const census = censuses.get(root) ?? indexOf(root as Document | ShadowRoot, places.nth);
    censuses.set(root, census);
    return census;
  };
  return { places, selectors: new Map(), censusOf };
}
