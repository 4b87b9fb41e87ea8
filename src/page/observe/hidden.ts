import { wordSet } from '../../lib/word-set';
import { walkFlatTree } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { WHOLLY } from '../dom/visible';

/**
 * Remembers which elements are hidden, as roots of hidden subtrees, so that a class change that shows or hides something can be told from
 * one that does not. Kept up to date by `turned`.
 */
export class Hidden {
  #roots = new WeakSet<Element>();

  /** Visits the whole page. */
  constructor() {
    walkFlatTree(dom.documentElement(document), (element) => isRendered(element) || !this.#roots.add(element));
  }

  /** Was the element hidden at the last visit, by itself or by an ancestor? */
  holds(element: Element): boolean {
    for (let node: Element | null = element; node; node = dom.parentElement(node) ?? host(node)) if (this.#roots.has(node)) return true;
    return false;
  }

  /** Visits new content: `seen` is called with each visible element and returns false to skip its children. */
  look(top: Element, seen: (element: Element) => unknown): void {
    walkFlatTree(top, (element) => {
      if (SILENT.has(dom.localName(element)) || isOverlay(element)) return false;
      if (isRendered(element)) return seen(element) !== false;
      this.#roots.add(element);
      return false;
    });
  }

  /** Visits a region again and reports which elements became visible and which became hidden, outermost only. */
  turned(region: Element, came: (element: Element) => void, went: (element: Element) => void): void {
    walkFlatTree(region, (element) => {
      const shown = isRendered(element);
      const before = !this.#roots.has(element);
      // Nearly all of a page stays as it was: whatever else has to be known of an element is asked only of the others.
      if (shown === before) return shown && !isOverlay(element);
      if (SILENT.has(dom.localName(element)) || isOverlay(element)) return false;
      if (shown) {
        this.#roots.delete(element);
        came(element);
      } else {
        went(element);
        this.#roots.add(element);
      }
      return false;
    });
  }
}

const SILENT = wordSet('script style template noscript head link meta');

/** A cheap test: display, visibility, opacity and closed details, not size or clipping. */
export const isRendered = (element: Element) => dom.checkVisibility(element, WHOLLY) || getComputedStyle(element).display === 'contents';

const host = (node: Element): Element | null => {
  const root = dom.getRootNode(node);
  return root instanceof ShadowRoot ? root.host : null;
};
