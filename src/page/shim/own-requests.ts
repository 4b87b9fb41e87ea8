import type { Bus } from './bus';

/** Longer ones are long polls, ms. */
const LONGEST = 2500;
/** A path that is asked for more often than this is polling. */
const OFTEN = 3;
/** As many are kept in mind. */
const MOST = 60;

/** Requests that the page sends of itself, operation or not: a look at a page that waits for its first data would see nothing of it. */
export interface OwnRequests {
  /** One is about to be sent. */
  sent(url: unknown): void;
  /** Paths of those that are not answered. */
  underWay(): string[];
}

/**
 * Only that they were sent is written down; that they were answered is heard from the browser, so that no promise of the page is touched:
 * one with a listener of ours would no longer count as unhandled.
 */
export function followOwnRequests(bus: Bus): OwnRequests {
  const open: { url: string; path: string; since: number }[] = [];
  const times = new Map<string, number>();
  new PerformanceObserver((list) => {
    const before = open.length;
    for (const { name, startTime } of list.getEntries()) {
      const at = open.findIndex(({ url, since }) => url === name && startTime >= since - 1);
      if (at >= 0) open.splice(at, 1);
    }
    if (open.length < before) bus.tell('answered');
  }).observe({ type: 'resource' });
  return {
    sent: (asked) => {
      const url = URL.parse(String(asked), document.baseURI);
      if (!url?.protocol.startsWith('http')) return;
      url.hash = '';
      const count = (times.get(url.pathname) ?? 0) + 1;
      times.set(url.pathname, count);
      if (count > OFTEN) return;
      if (open.length >= MOST) open.shift();
      open.push({ url: url.href, path: url.pathname, since: performance.now() });
    },
    underWay: () => open.filter(({ since }) => performance.now() - since < LONGEST).map(({ path }) => path),
  };
}
