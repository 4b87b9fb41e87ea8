import { FEED, type FeedMessage } from './calls';

/** Panel side: the whole run first, then each event; connects again when the worker died. Returns how to close it. */
export function openFeed(hear: (message: FeedMessage) => void): () => void {
  let closed = false;
  let port: chrome.runtime.Port | undefined;
  const connect = () => {
    if (closed) return;
    port = chrome.runtime.connect({ name: FEED });
    port.onMessage.addListener(hear);
    port.onDisconnect.addListener(connect);
  };
  connect();
  return () => {
    closed = true;
    port?.disconnect();
  };
}

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
