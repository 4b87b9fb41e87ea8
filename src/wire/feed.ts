import { deadline } from '../lib/deadline';
import { FEED, type FeedMessage } from './calls';

/** What is used of a port; a plain object in tests. */
export interface FeedPort {
  onMessage: { addListener(hear: (message: FeedMessage) => void): void };
  onDisconnect: { addListener(lost: () => void): void };
  disconnect(): void;
}

/**
 * Panel side: the whole run first, then each event. Connects again when the worker died: at once where it had said something on the port, as it
 * does to each newcomer, else after a while that doubles up to `LONGEST_MS`, so that a worker that cannot start is not started in a loop. Returns how to look
 * at once (the panel is seen again) and how to close it.
 */
export function openFeed(
  hear: (message: FeedMessage) => void,
  connect: () => FeedPort = () => chrome.runtime.connect({ name: FEED }),
): { again: () => void; close: () => void } {
  const closing = new AbortController();
  let port: FeedPort | undefined;
  let pause = 0;
  let wait: ReturnType<typeof deadline> | undefined;
  const open = () => {
    wait?.clear();
    wait = undefined;
    if (closing.signal.aborted) return;
    try {
      port = connect();
    } catch {
      // The extension was replaced or taken out under the panel.
      return lost();
    }
    port.onMessage.addListener((message) => {
      pause = 0;
      hear(message);
    });
    port.onDisconnect.addListener(lost);
  };
  const lost = () => {
    port = undefined;
    if (closing.signal.aborted) return;
    wait = deadline(pause, closing.signal);
    wait.signal.addEventListener('abort', open, { once: true });
    pause = Math.min(LONGEST_MS, Math.max(FIRST_MS, pause * 2));
  };
  open();
  return {
    again: () => {
      if (!wait) return;
      pause = 0;
      open();
    },
    close: () => {
      closing.abort();
      port?.disconnect();
    },
  };
}
/** The first pause, ms: a worker starts within a few hundred. */
const FIRST_MS = 250;
/** The longest: a person who waits for the panel reloads it after so long. */
const LONGEST_MS = 10_000;

/** Worker side: everybody who listens. `greet` sends what a newcomer must know first. */
export function serveFeed(greet: (send: (message: FeedMessage) => void) => void): (message: FeedMessage) => void {
  const ports = new Set<chrome.runtime.Port>();
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== FEED || port.sender?.id !== chrome.runtime.id || !port.sender.url?.startsWith(chrome.runtime.getURL(''))) return;
    ports.add(port);
    port.onDisconnect.addListener(() => ports.delete(port));
    greet((message) => port.postMessage(message));
  });
  return (message) => {
    for (const port of ports) port.postMessage(message);
  };
}
