import { timeNow } from '../../lib/time-now';
import { pathPattern } from '../../lib/url';
import { shimLink } from '../shim/link';

/** A path that was requested this often before, with no operation running, counts as polling. */
const OFTEN = 3;

/** The responses that the page's scripts receive from now on. */
export interface Responses {
  /**
   * What was requested since then and answered without an error: "POST /cart", or "/cart" where no shim reported the method. `caused`: only
   * these paths, where the shim knows what the operation requested; else all of the page's own site except polling.
   */
  asked(caused?: ReadonlySet<string>): string[];
  /** What was requested of the page's own site and is not answered yet, except polling; nothing where no shim tells of it. */
  unanswered(): string[];
  /** Resolves when the browser has reported a response for each of these paths, which it does shortly after the page has it. */
  told(paths: ReadonlySet<string>, signal: AbortSignal): Promise<void>;
  /** `listener` is called at each response. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Begins to watch; see `Answers`. */
export function watchResponses(): Responses {
  const since = timeNow();
  const all: PerformanceResourceTiming[] = [];
  const take = (entries: PerformanceEntryList) => {
    all.push(...(entries as PerformanceResourceTiming[]).filter(isByScript));
  };
  // The resource timing buffer of the page can be full; an observer still gets all entries.
  const listeners = new Set<() => void>();
  const observer = new PerformanceObserver((list) => {
    take(list.getEntries());
    for (const listener of [...listeners]) listener();
  });
  observer.observe({ type: 'resource' });
  const methods = new Map<string, Set<string>>();
  const stop = shimLink().onSent((asked) => {
    const [method = '', path = ''] = asked.split(' ');
    methods.set(path, (methods.get(path) ?? new Set()).add(method.toUpperCase()));
  });
  return {
    asked: (caused) => {
      take(observer.takeRecords());
      const entries = all.filter(({ startTime }) => startTime >= since - 1);
      const urlsOf = (some: PerformanceResourceTiming[]) => some.map(({ name }) => new URL(name));
      const refused = new Set(urlsOf(entries.filter(isRefused)).map(({ pathname }) => pathname));
      const asked = urlsOf(entries.filter((entry) => !isRefused(entry)));
      const ours = caused ? asked.filter(({ pathname }) => caused.has(pathname)) : withoutPolling(asked, since);
      const told = ours.flatMap(({ origin, pathname }) => {
        const place = pathPattern(pathname);
        const by = methods.get(origin === location.origin ? pathname : origin + pathname);
        // With several requests to one path, the browser does not report which was refused.
        if (by && by.size > 1 && refused.has(pathname)) return [];
        return by ? [...by].map((method) => `${method} ${place}`) : [place];
      });
      return [...new Set(told)];
    },
    unanswered: () => {
      take(observer.takeRecords());
      const answered = new Set(all.filter(({ startTime }) => startTime >= since - 1).map(({ name }) => new URL(name).pathname));
      const open = [...methods].filter(([path]) => path.startsWith('/') && !answered.has(path) && timesBefore(path, since) < OFTEN);
      return open.flatMap(([path, by]) => [...by].map((method) => `${method} ${pathPattern(path)}`));
    },
    told: (paths, signal) =>
      new Promise((resolve) => {
        const look = () => {
          const answered = new Set(all.filter(({ startTime }) => startTime >= since - 1).map(({ name }) => new URL(name).pathname));
          if (!signal.aborted && ![...paths].every((path) => answered.has(path))) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        signal.addEventListener('abort', look, { once: true });
        look();
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      observer.disconnect();
      stop();
    },
  };
}

const isByScript = ({ initiatorType }: PerformanceResourceTiming) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';

/** Answered with an error, or not at all: a same-origin response always has a status, or came from a service worker. */
const isRefused = ({ name, responseStatus, responseStart }: PerformanceResourceTiming) =>
  responseStatus >= 400 || (!responseStatus && !responseStart && name.startsWith(`${location.origin}/`));

const withoutPolling = (asked: readonly URL[], since: number): URL[] =>
  asked.filter(({ origin, pathname }) => origin === location.origin && timesBefore(pathname, since) < OFTEN);

/** How often a path was requested before. */
const timesBefore = (path: string, since: number): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    (entry) => isByScript(entry) && entry.startTime < since - 1 && new URL(entry.name).pathname === path,
  ).length;
