import { newPlaceMemo, type PlaceMemo } from '../dom/place';
import { onRootFound } from '../dom/roots';
import { type SelectorIndex, selectorIndexOf } from '../selectors/selectors';

/** The scan cache: what a scan computed from the tree alone (never from style, layout or field values), so that the next scan need not. */
export interface ScanCache {
  places: PlaceMemo;
  selectors: Map<Element, string>;
  censusOf: (root: Node) => SelectorIndex;
}

let kept: ScanCache | undefined;
let watched = new Set<Node>();
/** Roots visited by this scan. */
let met = new Set<Node>();

/** Any mutation in a visited tree, of attributes too, drops the cache. The observer is disconnected then, so a busy page causes at most one call. */
const observer = new MutationObserver(forget);

function forget(): void {
  observer.disconnect();
  kept = undefined;
  watched = new Set();
}

/** Call at the beginning of a scan. */
export function beginScan(): void {
  if (observer.takeRecords().length) forget();
  met = new Set([document]);
  onRootFound((root) => met.add(root));
}

/** What is cached for the visited trees. Names of places are not kept: they depend on style. */
export function scanCache(): ScanCache {
  // A shadow root that was not observed may have been attached since; no observer reports that.
  if (kept && ![...met].every((root) => watched.has(root))) forget();
  kept ??= freshLore();
  kept.places.above = new Map();
  return kept;
}

/** Call at the end of a scan: what it computed stays valid until something changes. */
export function endScan(): void {
  onRootFound();
  // Slots that a script assigns by hand change without a mutation record.
  if ([...met].some((root) => (root as Partial<ShadowRoot>).slotAssignment === 'manual')) return forget();
  for (const root of met) {
    if (!watched.has(root)) observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    watched.add(root);
  }
}

function freshLore(): ScanCache {
  const places = newPlaceMemo(true);
  const censuses = new Map<Node, SelectorIndex>();
  const censusOf = (root: Node) => {
    const census = censuses.get(root) ?? selectorIndexOf(root as Document | ShadowRoot, places.nth);
    censuses.set(root, census);
    return census;
  };
  return { places, selectors: new Map(), censusOf };
}
