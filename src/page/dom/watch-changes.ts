/** Tells when something changes. */
export interface Changes {
  /** Called after mutations, at most once a microtask, with those that are new. Answers how to stop. */
  subscribe(listener: (fresh: readonly MutationRecord[]) => void): () => void;
  stop(): void;
}

/** Says that something in these roots changed, and no more: what a look waits with, which has no use for what it was. */
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
