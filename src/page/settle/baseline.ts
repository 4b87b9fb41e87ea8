import { timeNow } from '../../lib/time-now';
import { wordSet } from '../../lib/word-set';
import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import type { Observation } from '../observe/observe';
import { animationsIn } from '../rest/animations';
import { watchedMarkers } from '../rest/busy-markers';
import { type Link, shimLink } from '../shim/link';
import { followLateEvents } from './late-events';
import { loadsIn } from './loads';

/** What was there before the operation, so that only what it caused is waited for. Made right before the operation, ended after the settle. */
export interface Baseline {
  since: number;
  observation: Observation;
  link: Link;
  animations: Set<Animation>;
  markers: Set<Element>;
  /** Elements that the operation made load and that have not loaded yet, with since when. */
  loads: Map<Element, number>;
  /** Paths of requests that the operation was seen to send. */
  asked: Set<string>;
  /** When something that runs code (a script, a frame) last loaded; -Infinity for never. ms of `timeNow()`. */
  arrivedAt(): number;
  /** When a request that the page sent after the operation was last answered; only seen without a shim. */
  answeredAt(): number;
  /** Is nothing pending of all that the operation caused? Asked in the same task, so that a quiet page costs not even a turn. */
  over(): boolean;
  /** Has the operation changed what Intersection- or ResizeObservers look at, on a page that has any? */
  stirred(): boolean;
  /** `listener` is called when something has loaded or been answered. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  end(): void;
}

/** Begins to watch from now on; see `Baseline`. */
export function baseline(observation: Observation): Baseline {
  const link = shimLink();
  const roots = rootsInPage();
  const since = timeNow();
  const loads = new Map<Element, number>();
  const listeners = new Set<() => void>();
  const wake = () => {
    for (const listener of [...listeners]) listener();
  };
  let arrivedAt = -Infinity;
  let answeredAt = -Infinity;

  const arrived = (event: Event) => {
    const element = event.target as Element;
    if (!loads.delete(element)) return;
    if (RUNS.has(dom.localName(element))) arrivedAt = timeNow();
    wake();
  };
  const asked = new Set<string>();
  // A request that is answered before anybody looks was sent, too.
  const stops = [watchLoads(observation, loads, arrived), link.onBegan((what) => what.startsWith('/') && asked.add(what))];
  const requests = link.met()
    ? undefined
    : watchRequests(since, () => {
        answeredAt = timeNow();
        wake();
      });
  const aftermath = followLateEvents();
  return {
    since,
    observation,
    link,
    animations: new Set(animationsIn(roots)),
    markers: new Set(watchedMarkers(observation)),
    loads,
    asked,
    arrivedAt: () => arrivedAt,
    answeredAt: () => answeredAt,
    over: () =>
      link.followsAll() &&
      link.pending() === 0 &&
      !aftermath.expected() &&
      !observation.records().some(({ attributeName }) => attributeName === 'open'),
    stirred: () => {
      const watching = link.watching();
      if (watching === false && link.followsAll()) return false;
      return aftermath.scrolled() || (watching === true && observation.records().some((record) => record.addedNodes.length > 0));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => {
      for (const stop of stops) stop();
      requests?.disconnect();
      aftermath.stop();
      listeners.clear();
    },
  };
}

const RUNS = wordSet('script iframe link');

/** Listens at each element that begins to load, from the microtask in which it was inserted. */
function watchLoads(observation: Observation, loads: Map<Element, number>, arrived: (event: Event) => void): () => void {
  let read = 0;
  const look = () => {
    const records = observation.records();
    for (; read < records.length; read++) {
      const record = records[read] as MutationRecord;
      const touched =
        record.type === 'childList'
          ? record.addedNodes
          : record.attributeName === 'src' || record.attributeName === 'href'
            ? [record.target]
            : [];
      for (const node of touched) {
        if (!(node instanceof Element) || !dom.isConnected(node)) continue;
        for (const element of loadsIn(node)) {
          if (loads.has(element)) continue;
          loads.set(element, timeNow());
          dom.addEventListener(element, 'load', arrived, { once: true });
          dom.addEventListener(element, 'error', arrived, { once: true });
        }
      }
    }
  };
  return observation.subscribe(look);
}

/** Without a shim, requests are only seen once they are answered. */
function watchRequests(since: number, answered: () => void): PerformanceObserver {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => entry.startTime >= since)) answered();
  });
  observer.observe({ type: 'resource' });
  return observer;
}
