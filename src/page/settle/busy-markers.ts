import { isVisible } from '../dom/visible';

/** Signs of loading (seed 001, and what skeletons and progress bars are called). */
const MARKERS =
  '[aria-busy="true"],[data-loading="true"],.loading,.spinner,.skeleton,[class*="loading"],[class*="spinner"],[class*="skeleton"],' +
  '[class*="shimmer"],[role="progressbar"]:not([aria-valuenow]),progress:not([value])';
/** Loading stays in the name of things that have loaded ("loading-done", "lazyloading"). */
const OVER = /loaded|loading-(done|complete)|not-loading|no-loading|lazy-?loading|infinite-?loading/i;

/** Loading signs that can be seen now. */
export function busyMarkers(roots: Iterable<Document | ShadowRoot | Element>): Element[] {
  const found: Element[] = [];
  for (const root of roots) {
    if (root instanceof Element && root.matches(MARKERS)) found.push(root);
    found.push(...root.querySelectorAll(MARKERS));
  }
  return found.filter(isBusy);
}

/** Is it (still) a loading sign that a person would see? */
export function isBusy(element: Element): boolean {
  if (!element.isConnected || !element.matches(MARKERS)) return false;
  const classes = element.getAttribute('class') ?? '';
  if (OVER.test(classes) && element.getAttribute('aria-busy') !== 'true') return false;
  return isVisible(element);
}
