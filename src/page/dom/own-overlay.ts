import * as dom from './native-accessors';

const own = new WeakSet<Element>();

/** Marks an element as part of Abra's overlay: left out of scans, hit tests and deltas. */
export function markOverlay(element: Element): void {
  own.add(element);
}

/** Is it part of Abra's overlay? */
export function isOverlay(element: Element): boolean {
  return own.has(element);
}

/** The globals of a document's isolated world by which its scripts know its pill: the element that takes a person's press, and how it makes room. */
export interface PillParts {
  abraPill?: HTMLElement | undefined;
  /** Abra acts on this box (CSS px of the viewport). */
  abraAvoid?: (box: DOMRectReadOnly) => void;
  /** Takes it out of sight for a picture, and back. */
  abraHide?: (isHidden: boolean) => void;
}

/**
 * What of the page is at a point: what lies under the pill, where that is hit. No style of it is changed for the question, which would have the page's styles
 * computed anew at each point. Also asked of the documents around a frame, which have their own.
 */
export function pageElementFromPoint(root: DocumentOrShadowRoot, x: number, y: number): Element | null {
  const hit = dom.elementFromPoint(root, x, y);
  const pill = hit && (dom.defaultView(dom.ownerDocument(hit)) as PillParts | null)?.abraPill;
  if (!pill || pill !== hit) return hit;
  return dom.elementsFromPoint(root, x, y).find((element) => element !== pill) ?? null;
}

/** The part of the window that shows the page, CSS px: without classic scroll bars, which `innerWidth` counts and which lie over the top layer too. */
export function shownSize(): { width: number; height: number } {
  const { width, height, scale } = window.visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 };
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}
