import { then } from './natives';
import type { PageRequests } from './page-requests';
import { patch, precede } from './patch';
import { resolveUrl } from './resolve-url';
import type { Tracker } from './tracker';

/** A path that work of one operation requests more often than this is polled. */
const OFTEN = 4;
/** How long an answer over a socket or from a worker is waited for, ms: it cannot be told from other traffic. */
const SOCKET_GRACE = 80;

/** Tracks fetch with its bodies and streams, XMLHttpRequest, and what is sent over sockets and to workers. */
export function trackRequests(tracker: Tracker, own: PageRequests): void {
  const asked = countsByOperation(tracker);

  patch(
    window,
    'fetch',
    (native) =>
      function (input, init) {
        const url = input?.url ?? input;
        own.sent(url, init?.method ?? input?.method);
        const promise = native.call(this, input, init);
        const path = pathOf(url);
        return tracker.now() && asked(path) <= OFTEN ? tracker.promised(promise, 'request', path) : promise;
      },
  );
  for (const reader of ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text']) {
    patch(
      Response.prototype,
      reader,
      (native) =>
        function () {
          return tracker.promised(native.call(this), 'request', pathOf(this.url));
        },
    );
  }
  trackStreams(tracker);
  trackXhr(tracker, asked, own);

  const timeout = setTimeout;
  for (const [owner, method] of [
    [WebSocket, 'send'],
    [Worker, 'postMessage'],
  ] as const) {
    precede(owner.prototype, method, () => {
      if (!tracker.follows(owner)) return;
      const key = tracker.start('socket', method === 'send' ? 'socket' : 'worker');
      timeout(() => tracker.end(key), SOCKET_GRACE);
    });
  }
}

/** A stream is pending from its first read to its end; what each read brings is caused. */
function trackStreams(tracker: Tracker): void {
  const keys = new WeakMap<object, number>();
  patch(
    ReadableStreamDefaultReader.prototype,
    'read',
    (native) =>
      function () {
        const promise = native.call(this);
        const cause = tracker.now();
        if (!cause) return promise;
        const key = keys.get(this) ?? tracker.start('request', 'stream');
        keys.set(this, key);
        const over = () => tracker.end(key);
        const resume = (chunk?: { done: boolean }) => tracker.leave(cause, !chunk || chunk.done ? over : undefined);
        then.call(promise, resume, () => resume());
        return promise;
      },
  );
}

function trackXhr(tracker: Tracker, asked: (path: string) => number, own: PageRequests): void {
  const opened = new WeakMap<XMLHttpRequest, unknown[]>();
  precede(XMLHttpRequest.prototype, 'open', function (method, url) {
    opened.set(this, [url, method]);
    // Registered before the page's own listeners: all events from the last state change to loadend are one task.
    if (tracker.now()) this.addEventListener('readystatechange', () => this.readyState === 4 && began.get(this)?.());
  });
  const began = new WeakMap<XMLHttpRequest, () => void>();
  patch(
    XMLHttpRequest.prototype,
    'send',
    (native) =>
      function (body) {
        const [url, method] = opened.get(this) ?? [];
        const path = pathOf(url);
        own.sent(url, method);
        const cause = tracker.follows(native);
        if (cause && asked(path) <= OFTEN) {
          const key = tracker.start('request', path);
          began.set(this, () => tracker.hold(cause));
          this.addEventListener('loadend', () => {
            tracker.hold(undefined);
            tracker.leave(cause, () => tracker.end(key));
          });
        }
        return native.call(this, body);
      },
  );
}

/** How often work of the current operation has requested each path, this time included. */
function countsByOperation(tracker: Tracker): (path: string) => number {
  let operation = 0;
  let counts = new Map<string, number>();
  return (path) => {
    const now = tracker.root()?.operation ?? 0;
    if (now !== operation) counts = new Map();
    operation = now;
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count;
  };
}

/** The path of a URL: enough for a person to recognise it, and without a query, which may hold a secret. */
const pathOf = (url: unknown): string => resolveUrl(url)?.pathname ?? 'request';
