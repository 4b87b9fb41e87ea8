/** Whether this document is being left: a navigation has begun and not committed yet. */
export interface Leaving {
  /** The URL it goes to; undefined while it stays. */
  to(): string | undefined;
  /** The navigation came to nothing: a download, an empty response. */
  forget(): void;
  /** `listener` is called when that changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Has the page asked, since this was last called, whether it may be left, and the person stayed? */
  wasKept(): boolean;
  /** Has a download begun since this was last called: by a link or a blob of the page, or as somebody else says (`noteDownload`)? */
  wasDownloaded(): boolean;
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

/** A download began in this document: what it was being left for came to that, and it stays. */
export let noteDownload: () => void = () => undefined;

/** Watches links, forms and scripts that begin a navigation to another document. Downloads and same-document routes do not count. */
export function watchLeaving(): Leaving {
  const navigation = (window as { navigation?: Navigation }).navigation;
  const listeners = new Set<() => void>();
  let to: string | undefined;
  let isAsked = false;
  let isDownloading = false;
  const set = (url: string | undefined) => {
    to = url;
    for (const listener of [...listeners]) listener();
  };
  const download = () => {
    isDownloading = true;
    set(undefined);
  };
  noteDownload = download;
  const navigate = (event: Event) => {
    const { destination, downloadRequest, hashChange, signal } = event as NavigateEvent;
    isAsked = false;
    if (downloadRequest === null && (destination.sameDocument || hashChange)) return;
    // The page's own listeners come after this one; whether they prevented it is known when the event is over.
    queueMicrotask(() => {
      if (downloadRequest !== null) isDownloading ||= !event.defaultPrevented;
      else if (event.defaultPrevented || signal.aborted || navigation?.transition) return;
      else {
        set(destination.url);
        signal.addEventListener('abort', () => set(undefined), { once: true });
      }
    });
  };
  // Chrome asks where a listener of the page wants it and somebody has used the page, and only after a yes it begins to navigate. Our listener comes after
  // those that are there already.
  const ask = (event: BeforeUnloadEvent) => {
    isAsked = navigator.userActivation.hasBeenActive && (event.defaultPrevented || event.returnValue !== '');
  };
  window.addEventListener('beforeunload', ask);
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
    wasKept() {
      const kept = isAsked;
      isAsked = false;
      return kept;
    },
    wasDownloaded() {
      const came = isDownloading;
      isDownloading = false;
      return came;
    },
    stop() {
      navigation?.removeEventListener('navigate', navigate);
      window.removeEventListener('beforeunload', ask);
    },
  };
}
