/** Defers work until the panel is drawn and idle. Returns the function that cancels it. */
export function whenDrawn(work: () => void): () => void {
  const waiting = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(waiting);
}

/** A page at work may leave no idle moment, ms. */
const LATEST_MS = 500;
