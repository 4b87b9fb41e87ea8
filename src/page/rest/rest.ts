import { knownRoots, rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { type Changes, watchChanges } from '../dom/watch-changes';
import { type Link, shimLink } from '../shim/link';
import { animationsIn, isPassing } from './animations';
import { busyMarkers } from './busy-markers';
import { until } from './until';

/** A look waits this long at most, ms: what moves or loads longer than this is looked at as it is. */
const MAX_REST_MS = 1500;
/** Longer requests are long polls, ms. */
const MAX_REQUEST_MS = 2500;
/** What outlasted a wait, or comes again and again: scenery, not waited for twice. Elements, and paths of requests. */
const scenery = new WeakSet<object>();
const endless = new Set<string>();

/**
 * Waits, before a look that no operation led to, until the page stands still: loaded, nothing that fades or slides in, no loading sign, and,
 * as far as the shim was there, its requests answered. Looked at in the middle of its entrance, a dialog would not be there, and what it
 * covers would seem free; a list that waits for its data would be empty. Costs nothing on a page at rest.
 */
export async function rest(signal: AbortSignal = new AbortController().signal): Promise<void> {
  knownRoots();
  const link = shimLink();
  if (isStill(link)) return;
  const observation = heardToo(watchChanges(rootsInPage()), link);
  await until(() => (isStill(link) ? true : undefined), { ms: MAX_REST_MS, observation, signal });
  observation.stop();
  for (const one of unrest()) scenery.add(one);
  for (const path of requestsOf(link)) endless.add(path);
}

const isStill = (link: Link): boolean => !unrest().length && !requestsOf(link).length;

/** What keeps the page from being looked at now. */
function unrest(): object[] {
  const moving = dom.hidden(document) ? [] : animationsIn(rootsInPage()).filter(isPassing).flatMap(subjectOf);
  const loading = dom.readyState(document) === 'complete' ? [] : [document];
  return [...loading, ...moving, ...busyMarkers(rootsInPage())].filter((one) => !scenery.has(one));
}

function requestsOf(link: Link): string[] {
  const after = performance.now() - MAX_REQUEST_MS;
  return (link.report()?.loading ?? []).flatMap(({ path, since }) => (since > after && !endless.has(path) ? [path] : []));
}

/** The element that moves: a ticker's animations are ever new ones of the same element. */
const subjectOf = ({ effect }: Animation): Element[] => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []);

/** An answer changes nothing of the page by itself. */
function heardToo(observation: Changes, link: Link): Changes {
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
