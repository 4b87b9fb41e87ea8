import { timeNow } from '../../lib/time-now';
import { knownRoots, rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { type Changes, watchChanges } from '../dom/watch-changes';
import { type Link, shimLink } from '../shim/link';
import { animationsIn, isPassing } from './animations';
import { busyMarkers } from './busy-markers';
import { until } from './until';

/** A scan waits at most this long, ms: what moves or loads longer is scanned as it is. */
const MAX_REST_MS = 1500;
/** Longer requests are long polls, ms. */
const MAX_REQUEST_MS = 2500;
/** What outlasted a wait, or keeps recurring, is not waited for twice. Elements, and paths of requests. */
const scenery = new WeakSet<object>();
const endless = new Set<string>();

/**
 * Waits, before a scan that follows no operation, until the page is at rest: loaded, no fade or slide running, no loading indicator, and,
 * where the shim sees them, its requests answered. A dialog scanned in the middle of its entrance would be missing and what it covers would
 * seem free; a list waiting for its data would be empty. Returns at once on a page at rest.
 */
export async function awaitRest(signal: AbortSignal = new AbortController().signal): Promise<void> {
  knownRoots();
  const link = shimLink();
  if (isStill(link)) return;
  const observation = withAnswers(watchChanges(rootsInPage()), link);
  await until(() => (isStill(link) ? true : undefined), { ms: MAX_REST_MS, observation, signal });
  observation.stop();
  for (const one of whatIsBusy()) scenery.add(one);
  for (const path of requestsOf(link)) endless.add(path);
}

const isStill = (link: Link): boolean => !whatIsBusy().length && !requestsOf(link).length;

/** What keeps the page from being at rest now. */
function whatIsBusy(): object[] {
  const moving = dom.hidden(document) ? [] : animationsIn(rootsInPage()).filter(isPassing).flatMap(subjectOf);
  const loading = dom.readyState(document) === 'complete' ? [] : [document];
  return [...loading, ...moving, ...busyMarkers(rootsInPage())].filter((one) => !scenery.has(one));
}

function requestsOf(link: Link): string[] {
  const after = timeNow() - MAX_REQUEST_MS;
  return (link.report()?.loading ?? []).flatMap(({ path, since }) => (since > after && !endless.has(path) ? [path] : []));
}

/** The element that is animated: a ticker starts ever new animations of the same element. */
const subjectOf = ({ effect }: Animation): Element[] => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []);

/** An answered request changes nothing in the page by itself, so it is subscribed to as well. */
function withAnswers(observation: Changes, link: Link): Changes {
  return {
    ...observation,
    subscribe: (listener) => {
      const stops = [observation.subscribe(listener), link.onAnswered(() => listener([]))];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
