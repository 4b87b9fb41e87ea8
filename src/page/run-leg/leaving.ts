/** Whether this document is on its way out: another one was asked for and has not come yet. */
export interface Leaving {
  /** The url it goes to; undefined while it stays. */
  to(): string | undefined;
  /** It stayed after all: what was asked for is no page. */
  forget(): void;
  /** Called when that changes. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
  downloadRequest: string | null;
  hashChange: boolean;
  signal: AbortSignal;
}
interface Navigation extends EventTarget {
  transition: unknown;
}

/** Hears links, forms and scripts that lead to another document, at the moment they do. Downloads and routes within the page do not count. */
export function watchLeaving(): Leaving {
  const navigation = (window as { navigation?: Navigation }).navigation;
  const listeners = new Set<() => void>();
  let to: string | undefined;
  const set = (url: string | undefined) => {
    to = url;
    for (const listener of [...listeners]) listener();
  };
  const navigate = (event: Event) => {
    const { destination, downloadRequest, hashChange, signal } = event as NavigateEvent;
    if (destination.sameDocument || hashChange || downloadRequest !== null) return;
    // The page's own listeners come after this one; whether they took it over is known when the event has ended.
    queueMicrotask(() => {
      if (event.defaultPrevented || signal.aborted || navigation?.transition) return;
      set(destination.url);
      signal.addEventListener('abort', () => set(undefined), { once: true });
    });
  };
  navigation?.addEventListener('navigate', navigate);
  return {
    to: () => to,
    forget: () => {
      to = undefined;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => navigation?.removeEventListener('navigate', navigate),
  };
}
