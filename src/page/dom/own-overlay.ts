const own = new WeakSet<Element>();

/** Marks an element as part of Abra's overlay: left out of scans, hit tests and deltas. */
export function markOverlay(element: Element): void {
  own.add(element);
}

/** Is it part of Abra's overlay? */
export function isOverlay(element: Element): boolean {
  return own.has(element);
}
