import * as dom from './native-accessors';

/**
 * What was found out from one tree alone (a document or a shadow root), by what it is and the node it is about. Never from style, layout, or what was
 * typed or chosen: no observer tells when those change.
 */
export type TreeFacts = Map<string, Map<Node, unknown>>;

let keepers = 0;
let kept = new Map<Node, TreeFacts>();

/** Any change of a tree that something is known of ends all that is known. At most one batch of changes is heard, so a busy page pays nothing. */
const observer = new MutationObserver(forget);
const EVERYTHING = { subtree: true, childList: true, characterData: true, attributes: true };

function forget(): void {
  observer.disconnect();
  kept = new Map();
}

/** From now on, what looks find out from trees is kept for the next looks, until they change. Returns how to end it. */
export function keepTreeFacts(): () => void {
  keepers++;
  return () => {
    if (--keepers === 0) forget();
  };
}

/** A look begins: what has changed since the last one counts. */
export function refreshTreeFacts(): void {
  if (kept.size && observer.takeRecords().length) forget();
}

/** What is known of a tree; undefined where nothing is kept. */
export function treeFactsOf(root: Node): TreeFacts | undefined {
  // Only a document and a shadow root say of everything in them that it changed.
  if (!keepers || (dom.nodeType(root) !== 9 && dom.nodeType(root) !== 11)) return undefined;
  let facts = kept.get(root);
  if (!facts) {
    facts = new Map();
    kept.set(root, facts);
    observer.observe(root, EVERYTHING);
  }
  return facts;
}
