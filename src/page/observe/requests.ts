import { placeOfPath } from '../../lib/url';

/** How often a path may have been asked for before, without anybody doing anything, until it counts as polling. */
const OFTEN = 3;

/** The answers that the page's scripts get from now on. */
export interface Answers {
  /**
   * Paths that were asked for since then and answered, not with an error. `caused`: only these, where the shim knows what the operation asked for; else
   * all of the page's own site but those that are asked for again and again.
   */
  paths(caused?: ReadonlySet<string>): string[];
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
  return {
    paths: (caused) => {
      take(observer.takeRecords());
      const asked = all
        .filter(({ startTime, responseStatus }) => startTime >= since - 1 && responseStatus < 400)
        .map(({ name }) => new URL(name));
      const ours = caused ? asked.filter(({ pathname }) => caused.has(pathname)) : asked.length ? withoutPolling(asked, since) : [];
      return [...new Set(ours.map(({ pathname }) => placeOfPath(pathname)))];
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
    stop: () => observer.disconnect(),
  };
}

const isByScript = ({ initiatorType }: PerformanceResourceTiming) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';

function withoutPolling(asked: readonly URL[], since: number): URL[] {
  const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    (entry) => isByScript(entry) && entry.startTime < since - 1,
  );
  return asked.filter(
    ({ origin, pathname }) => origin === location.origin && before.filter(({ name }) => new URL(name).pathname === pathname).length < OFTEN,
  );
}
