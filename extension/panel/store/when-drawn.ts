/** Does what nobody waits for once the panel has drawn what they wait for. Returns how not to. */
export function whenDrawn(work: () => void): () => void {
  const waiting = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(waiting);
}

/** A page at work may leave no idle moment, ms. */
const LATEST_MS = 500;
