import { readFields } from '../dom/fields';
import { discoverRoots, knownRoots, rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import type { Changes } from '../dom/watch-changes';
import { type Before, computeDelta } from './delta';
import { DRAWING_ATTRIBUTES } from './drawings';
import { Hidden } from './hidden';
import type { PageChange } from './page-change';
import { STATE_ATTRIBUTES, VISIBILITY_ATTRIBUTES } from './sort-mutations';

/** Observes a document from one operation to the next: what happened since `mark`, in every known shadow root too. */
export interface Observation extends Changes {
  /** The operation begins now. */
  mark(): void;
  /** Mutations since `mark`. */
  records(): readonly MutationRecord[];
  /** What the operation changed, but for what `isOthers` says that something else did. Call it once per operation: it brings what is known as hidden up to date. */
  change(isOthers?: (element: Element) => boolean): PageChange;
  /** A shadow root may have been attached to this element. */
  rooted(host: Element): void;
}

const OPTIONS: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  attributes: true,
  attributeOldValue: true,
  attributeFilter: [...STATE_ATTRIBUTES, ...VISIBILITY_ATTRIBUTES, ...DRAWING_ATTRIBUTES],
};

/**
 * Begins to observe. `withFields`: the values of native fields are read now and compared later, which asks the whole page for them. Costs
 * the page some µs per mutation until it is stopped, so only while a leg runs.
 */
export function observe(withFields = true): Observation {
  const listeners = new Set<(fresh: readonly MutationRecord[]) => void>();
  let all: MutationRecord[] = [];
  const roots = knownRoots();
  const take = (records: MutationRecord[]) => {
    if (!records.length) return;
    all.push(...records);
    for (const record of records) {
      for (const node of record.addedNodes) if (node instanceof Element && mayHost(node)) watch(discoverRoots(node));
    }
    // `takeRecords()` empties the queue, so that the callback would not be called: all listeners are called here.
    for (const listener of [...listeners]) listener(records);
  };
  const observer = new MutationObserver(take);
  const watch = (fresh: (Document | ShadowRoot)[]) => {
    for (const root of fresh) observer.observe(root, OPTIONS);
  };
  const flush = () => take(observer.takeRecords());
  watch(roots);
  const hidden = new Hidden();
  let before: Before = begin(withFields ? roots : []);

  return {
    mark() {
      flush();
      if (all.length) computeDelta(all, before, hidden);
      all = [];
      before = begin(withFields ? rootsInPage() : []);
    },
    records() {
      flush();
      return all;
    },
    change(isOthers) {
      flush();
      const records = all;
      all = [];
      return computeDelta(records, before, hidden, isOthers);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rooted(host) {
      watch(discoverRoots(host));
      for (const listener of [...listeners]) listener([]);
    },
    stop() {
      observer.disconnect();
      listeners.clear();
    },
  };
}

const begin = (roots: (Document | ShadowRoot)[]): Before => ({
  url: location.href,
  title: dom.title(document),
  focus: deepActiveElement(),
  fields: readFields(roots),
});

/** Only such a subtree is searched for shadow roots; later ones are announced by the shim. */
const mayHost = (element: Element) => dom.localName(element).includes('-') || dom.shadowRoot(element) !== null || hasCustom(element);

const hasCustom = (element: Element) => {
  for (const inner of dom.getElementsByTagName(element, '*')) if (dom.localName(inner).includes('-') || dom.shadowRoot(inner)) return true;
  return false;
};
