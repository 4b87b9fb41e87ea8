import * as dom from './native-accessors';

/**
 * A cache of what was computed from one tree alone (a document or a shadow root): by the kind of fact and the node. Never anything that
 * depends on style, layout or field values, whose changes no observer reports.
 */
export type TreeFacts = Map<string, Map<Node, unknown>>;

let keepers = 0;
let kept = new Map<Node, TreeFacts>();

/** Any mutation in a cached tree drops the whole cache. The observer is disconnected then, so a busy page causes at most one call. */
const observer = new MutationObserver(forget);
const EVERYTHING = { subtree: true, childList: true, characterData: true, attributes: true };

function forget(): void {
  observer.disconnect();
  kept = new Map();
}

/** Turns the cache on: what one scan computed is kept for the next until the trees change. Returns a function that turns it off. */
export function keepTreeFacts(): () => void {
  keepers++;
  return () => {
    if (--keepers === 0) forget();
  };
}

/** Call at the beginning of a scan: takes the pending mutation records into account. */
export function refreshTreeFacts(): void {
  if (kept.size && observer.takeRecords().length) forget();
}

/** The cache of a tree; undefined where nothing is cached. */
export function treeFactsOf(root: Node): TreeFacts | undefined {
  // Only a document or a shadow root can be observed as a whole.
  if (!keepers || (dom.nodeType(root) !== 9 && dom.nodeType(root) !== 11)) return undefined;
  let facts = kept.get(root);
  if (!facts) {
    facts = new Map();
    kept.set(root, facts);
    observer.observe(root, EVERYTHING);
  }
  return facts;
}
