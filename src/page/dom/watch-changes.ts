/** A subscription to mutations. */
export interface Changes {
  /** `listener` is called with the new records, at most once per microtask. Returns the unsubscribe function. */
  subscribe(listener: (fresh: readonly MutationRecord[]) => void): () => void;
  stop(): void;
}

/** Observes these roots with the fewest options: for waiting, which only needs to know that something changed. `flush` tells at once what the page did in this very task. */
export function watchChanges(roots: readonly Node[]): Changes & { flush(): void } {
  const listeners = new Set<(fresh: readonly MutationRecord[]) => void>();
  const tell = (records: readonly MutationRecord[]) => {
    for (const listener of [...listeners]) listener(records);
  };
  const observer = new MutationObserver(tell);
  for (const root of roots) observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: () => {
      const records = observer.takeRecords();
      if (records.length) tell(records);
    },
    stop: () => observer.disconnect(),
  };
}
