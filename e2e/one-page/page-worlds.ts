import { deliver, type FakeEvent, fakeEvent } from './fake-event';

export const EXTENSION_ID = 'abcdefghijklmnopabcdefghijklmnop';

/** Who sent a message, as Chrome reports it to the worker. */
export interface Sender {
  id: string;
  url: string;
  tab?: { id: number };
  frameId?: number;
  documentId?: string;
}
export type MessageEvent = FakeEvent<[unknown, Sender, (answer: unknown) => void]>;

/** One document with Abra's page scripts. */
export interface PageWorld {
  documentId: string;
  /** Messages from the worker. */
  messages: MessageEvent;
  /** Aborted when the document is unloaded. */
  ended: AbortSignal;
}

/** A window of the page. `Function` and `eval` are those of its realm. */
export type PageWindow = Window & typeof globalThis & { Function: FunctionConstructor };

const worlds = new WeakMap<Document, PageWorld>();
let documents = 0;

/** The world of the document that a window shows; undefined before the page scripts are injected. */
export const worldOf = ({ document }: Window): PageWorld | undefined => worlds.get(document);

interface Place {
  tabId: number;
  frameId: number;
  /** The worker's `runtime.onMessage`. */
  toWorker: MessageEvent;
}

/**
 * Injects the page scripts into the document that a window shows, once. Scripts and page share the realm of the frame, so the shim is trusted there; `chrome` is
 * an argument and no global.
 */
export function injectInto(window: PageWindow, script: string, { tabId, frameId, toWorker }: Place): PageWorld {
  const known = worldOf(window);
  if (known) return known;
  const ending = new AbortController();
  const world: PageWorld = { documentId: `document-${++documents}`, messages: fakeEvent(), ended: ending.signal };
  worlds.set(window.document, world);
  window.addEventListener('pagehide', () => ending.abort());
  const url = window.location.href;
  const sender = { id: EXTENSION_ID, url, tab: { id: tabId }, frameId, documentId: world.documentId };
  const chrome = {
    runtime: {
      id: EXTENSION_ID,
      onMessage: world.messages,
      sendMessage: (message: unknown) => deliver(toWorker, message, { ...sender, url: window.location.href }, ending.signal),
    },
    dom: { openOrClosedShadowRoot: (element: Element) => element.shadowRoot },
  };
  new window.Function('chrome', script)(chrome);
  return world;
}
