import { deadline } from '../../lib/deadline';
import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';

/** Watches the roots of a document for frames. */
export interface FrameChanges {
  /** Called again for a root whose listeners were removed, it has its listener again. */
  root(root: Node): void;
  /** This element was added, with what is in it. */
  added(element: Element): void;
}

/** `came` is called when frames are added, and once more when one has loaded. Ends with `signal`. */
export function frameChanges(came: () => void, signal: AbortSignal): FrameChanges {
  const loaded = ({ target }: Event) => {
    if (target instanceof Element && dom.matches(target, FRAMES)) came();
  };
  return {
    // This event reaches no window.
    root: (root) => dom.addEventListener(root, 'load', loaded, { capture: true, passive: true, signal }),
    added(element) {
      if (dom.matches(element, FRAMES) || dom.querySelector(element, FRAMES)) came();
    },
  };
}

/** What may hold a document. */
export const FRAMES = 'iframe,frame,object,embed';

/** Resolves when a frame of this document was added or has loaded, at the latest after `ms`. */
export function nextFrameChange(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = deadline(ms);
    const { signal } = limit;
    const end = () => {
      observer.disconnect();
      limit.clear();
      resolve();
    };
    const changes = frameChanges(end, signal);
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) changes.added(node);
    });
    for (const root of rootsInPage()) {
      observer.observe(root, { subtree: true, childList: true });
      changes.root(root);
    }
    signal.addEventListener('abort', end, { once: true });
  });
}
