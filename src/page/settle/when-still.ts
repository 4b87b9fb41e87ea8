import { aborted, deadline } from '../../lib/deadline';
import { timeNow } from '../../lib/time-now';
import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import type { Observation } from '../observe/observe';
import { animationsIn } from '../rest/animations';
import { busyMarkers } from '../rest/busy-markers';
import { shimLink } from '../shim/link';
import type { WorkReport } from '../shim/pending';

/** Sources that cannot be observed (a module that the page imports, a message from another window) get this long after the last activity, ms. */
export const UNOBSERVED_GRACE_MS = 1000;

interface Watched {
  /** From now on, ms: what comes later is not waited for anyway. */
  ms: number;
  observation: Pick<Observation, 'subscribe'>;
  /** What the operation made load and that has not loaded yet. */
  loads: ReadonlyMap<Element, unknown>;
  /** May something be pending that cannot be observed? Then the page is never said to stand still. */
  unseen: boolean;
}

/**
 * Aborts `signal` once the page provably stands still: a second without a change, and nothing pending that could bring one within `ms`
 * (requests, timers, animations, loading indicators, open sockets, workers). Never where that cannot be known: without a shim from document
 * start, or in a hidden tab. `stop` ends the watch.
 */
export function whenStill({ ms, observation, loads, unseen }: Watched): { signal: AbortSignal; stop: () => void } {
  const still = new AbortController();
  const stopped = new AbortController();
  const link = shimLink();
  let alive = timeNow();
  const end = alive + ms;
  const hear = () => {
    alive = timeNow();
  };
  const stops = [observation.subscribe(hear), link.onAnswered(hear)];
  const watch = async () => {
    while (!stopped.signal.aborted) {
      const left = stillIn(link.report(), { alive, end, loads });
      if (left <= 0) return still.abort();
      const limit = deadline(left, stopped.signal);
      await aborted(limit.signal);
      limit.clear();
    }
  };
  if (!unseen && link.report()?.early) void watch();
  return {
    signal: still.signal,
    stop: () => {
      stopped.abort();
      for (const stop of stops) stop();
    },
  };
}

/** How long until the page may be said to stand still, ms, if nothing happens meanwhile. */
function stillIn(report: WorkReport | undefined, { alive, end, loads }: { alive: number; end: number; loads: Watched['loads'] }): number {
  const now = timeNow();
  if (!report || isBusy(report, loads, end - now)) return UNOBSERVED_GRACE_MS;
  const timer = report.due !== null && report.due < end ? report.due : now;
  return Math.max(timer, alive + UNOBSERVED_GRACE_MS) - now;
}

const isBusy = ({ loading, open }: WorkReport, loads: Watched['loads'], ms: number): boolean =>
  open ||
  loading.length > 0 ||
  dom.hidden(document) ||
  dom.readyState(document) !== 'complete' ||
  [...loads.keys()].some((load) => dom.isConnected(load) && dom.localName(load) !== 'img') ||
  animationsIn(rootsInPage()).some((animation) => endsWithin(animation, ms)) ||
  busyMarkers(rootsInPage()).length > 0;

function endsWithin({ playState, effect, currentTime }: Animation, ms: number): boolean {
  return playState === 'running' && Number(effect?.getComputedTiming().endTime) - Number(currentTime) < ms;
}
