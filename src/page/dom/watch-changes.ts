/** A subscription to mutations. */
export interface Changes {
  /** `listener` is called with the new records, at most once per microtask. Returns the unsubscribe function. */
  subscribe(listener: (fresh: readonly MutationRecord[]) => void): () => void;
  stop(): void;
}

/** Observes these roots with the fewest options: for waiting, which only needs to know that something changed. */
export function watchChanges(roots: readonly Node[]): Changes {
  const listeners = new Set<(fresh: readonly MutationRecord[]) => void>();
  const observer = new MutationObserver((records) => {
    for (const listener of [...listeners]) listener(records);
  });
  for (const root of roots) observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => observer.disconnect(),
  };
}
