const own = new WeakSet<Element>();

/** Marks an element as Abra's: not part of the page, left out of scans, hits and deltas. */
export function markOverlay(element: Element): void {
  own.add(element);
}

/** Is it Abra's own overlay? */
export function isOverlay(element: Element): boolean {
  return own.has(element);
}
