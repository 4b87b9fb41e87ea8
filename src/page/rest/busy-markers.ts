import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';
import type { Changes } from '../dom/watch-changes';

/** Selectors of loading indicators: `aria-busy`, and the usual class names of spinners, skeletons and progress bars. */
const MARKERS =
  '[aria-busy="true"],[data-loading="true"],.loading,.spinner,.skeleton,[class*="loading"],[class*="spinner"],[class*="skeleton"],' +
  '[class*="shimmer"],[role="progressbar"]:not([aria-valuenow]),progress:not([value])';
/** Elements that may become one by an attribute change. */
const CANDIDATES = `${MARKERS},[role="progressbar"],progress`;
/** Class names of things that have finished loading also contain "load" ("loading-done", "lazyloading"). */
const OVER = /loaded|loading-(done|complete)|not-loading|no-loading|lazy-?loading|infinite-?loading/i;

/** The loading indicators that are visible now. */
export function busyMarkers(roots: Iterable<Document | ShadowRoot>): Element[] {
  return [...roots].flatMap((root) => [...dom.querySelectorAll(root, MARKERS)].filter(isBusy));
}

/** Does it show that something is under way? */
export const isBusyMark = (element: Element): boolean =>
  dom.closest(element, '[role="progressbar"],progress') !== null ||
  (dom.matches(element, MARKERS) && !OVER.test(dom.getAttribute(element, 'class') ?? ''));

/** `busyMarkers` of an observed page: it is searched once, afterwards only where it changed. */
export function watchedMarkers(observation: Changes): Element[] {
  const known = indexes.get(observation) ?? gather(observation);
  for (const root of rootsInPage()) if (!known.roots.has(root)) addFrom(known, root);
  const busy: Element[] = [];
  for (const element of known.candidates) {
    if (!dom.isConnected(element)) known.candidates.delete(element);
    else if (isBusy(element)) busy.push(element);
  }
  return busy;
}

interface Index {
  candidates: Set<Element>;
  roots: WeakSet<Node>;
}
const indexes = new WeakMap<Changes, Index>();

function gather(observation: Changes): Index {
  const index: Index = { candidates: new Set(), roots: new WeakSet() };
  indexes.set(observation, index);
  observation.subscribe((fresh) => {
    for (const { type, target, addedNodes } of fresh) {
      if (type === 'attributes') addIf(index, target as Element);
      for (const node of addedNodes) if (node instanceof Element) addFrom(index, node);
    }
  });
  return index;
}

function addFrom(index: Index, root: Document | ShadowRoot | Element): void {
  if (root instanceof Element) addIf(index, root);
  else index.roots.add(root);
  for (const element of dom.querySelectorAll(root, CANDIDATES)) index.candidates.add(element);
}

function addIf({ candidates }: Index, element: Element): void {
  if (dom.matches(element, CANDIDATES)) candidates.add(element);
}

/** Is it (still) a loading indicator that a person would see? */
function isBusy(element: Element): boolean {
  if (!dom.matches(element, MARKERS)) return false;
  // A list with `aria-busy` may be empty and of no size until its data arrive.
  if (dom.getAttribute(element, 'aria-busy') === 'true') return dom.checkVisibility(element);
  return !OVER.test(dom.getAttribute(element, 'class') ?? '') && isVisible(element);
}
