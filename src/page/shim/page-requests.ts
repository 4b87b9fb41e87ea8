import type { Bus } from './bus';
import { now } from './natives';
import { resolveUrl } from './resolve-url';

/** A request without an answer for this long will get none, ms. */
const MAX_REQUEST_MS = 30_000;
/** A path that is requested more often than this is polled. */
const OFTEN = 3;

/** Requests that the page sends, with or without an operation: a scan of a page that waits for its first data would miss them. */
export interface PageRequests {
  /** A request is about to be sent. */
  sent(url: unknown, method?: unknown): void;
  /** Those of the last half minute that are not answered. */
  underWay(): RequestUnderWay[];
}

/** `since`: ms of `performance.now()`. */
export interface RequestUnderWay {
  path: string;
  since: number;
}

interface Sent {
  url: URL;
  since: number;
}

const isYoung = ({ since }: Sent) => now() - since < MAX_REQUEST_MS;

/**
 * Only the sending is noted here; the answer is known from resource timing, so that no promise of the page is touched: one with a listener
 * of ours would no longer count as unhandled.
 */
export function trackPageRequests(bus: Bus): PageRequests {
  let open: Sent[] = [];
  const times = new Map<string, number>();
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) open = open.filter(({ url, since }) => url.href !== name || startTime < since - 1);
    bus.send('answered');
  }).observe({ type: 'resource' });
  return {
    sent: (asked, method = 'GET') => {
      const url = resolveUrl(asked);
      if (!url?.protocol.startsWith('http')) return;
      url.hash = '';
      bus.send('sent', `${method} ${url.origin === location.origin ? '' : url.origin}${url.pathname}`);
      const count = (times.get(url.pathname) ?? 0) + 1;
      times.set(url.pathname, count);
      open = open.filter(isYoung);
      if (count <= OFTEN) open.push({ url, since: now() });
    },
    underWay: () => open.filter(isYoung).map(({ url, since }) => ({ path: url.pathname, since })),
  };
}
