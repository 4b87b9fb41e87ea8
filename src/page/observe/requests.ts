import { placeOfPath } from '../../lib/url';
import { shimLink } from '../shim/link';

/** How often a path may have been asked for before, without anybody doing anything, until it counts as polling. */
const OFTEN = 3;

/** The answers that the page's scripts get from now on. */
export interface Answers {
  /**
   * What was asked for since then and answered, not with an error: "POST /cart", "/cart" where no shim has told the method. `caused`: only these paths, where
   * the shim knows what the operation asked for; else all of the page's own site but those that are asked for again and again.
   */
  asked(caused?: ReadonlySet<string>): string[];
  /** Resolves when the browser has told of an answer for each of these paths: it does so a moment after the page has it. */
  told(paths: ReadonlySet<string>, signal: AbortSignal): Promise<void>;
  /** Called at each answer. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export function watchAnswered(): Answers {
  const since = performance.now();
  const all: PerformanceResourceTiming[] = [];
  const take = (entries: PerformanceEntryList) => {
    all.push(...(entries as PerformanceResourceTiming[]).filter(isByScript));
  };
  // The page's own list of entries is full some day; an observer hears of all.
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
      const ours = caused ? asked.filter(({ pathname }) => caused.has(pathname)) : asked.length ? withoutPolling(asked, since) : [];
      const told = ours.flatMap(({ pathname }) => {
        const place = placeOfPath(pathname);
        const by = methods.get(pathname);
        // The browser does not tell which of several was refused.
        if (by && by.size > 1 && refused.has(pathname)) return [];
        return by ? [...by].map((method) => `${method} ${place}`) : [place];
      });
      return [...new Set(told)];
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

/** Answered with an error, or not at all: what is of the page's own origin always has a status, or was answered by a worker of the page. */
const isRefused = ({ name, responseStatus, responseStart }: PerformanceResourceTiming) =>
  responseStatus >= 400 || (!responseStatus && !responseStart && name.startsWith(`${location.origin}/`));

function withoutPolling(asked: readonly URL[], since: number): URL[] {
  const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    (entry) => isByScript(entry) && entry.startTime < since - 1,
  );
  return asked.filter(
    ({ origin, pathname }) => origin === location.origin && before.filter(({ name }) => new URL(name).pathname === pathname).length < OFTEN,
  );
}
