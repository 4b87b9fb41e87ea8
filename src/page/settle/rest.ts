import { knownRoots, rootsInPage } from '../observe/known-roots';
import { observe } from '../observe/observe';
import { until } from '../read/until';
import { animationsIn, isPassing } from './animations';
import { busyMarkers } from './busy-markers';

/** A look waits this long at most, ms: what moves or loads longer than this is looked at as it is. */
const LONGEST_REST = 1500;
/** What outlasted a wait, or comes again and again: scenery, not waited for twice. */
const scenery = new WeakSet<object>();

/**
 * Waits, before a look that no operation led to, until the page stands still: loaded, nothing that fades or slides in, no loading sign.
 * Looked at in the middle of its entrance, a dialog would not be there, and what it covers would seem free. Costs nothing on a page at rest.
 */
export async function rest(signal: AbortSignal = new AbortController().signal): Promise<void> {
  knownRoots();
  if (!unrest().length) return;
  const observation = observe();
  await until(() => (unrest().length ? undefined : true), { ms: LONGEST_REST, observation, signal });
  observation.stop();
  for (const one of unrest()) scenery.add(one);
}

/** What keeps the page from being looked at now. */
function unrest(): object[] {
  const moving = document.hidden ? [] : animationsIn(rootsInPage()).filter(isPassing).flatMap(subjectOf);
  const loading = document.readyState === 'complete' ? [] : [document];
  return [...loading, ...moving, ...busyMarkers(rootsInPage())].filter((one) => !scenery.has(one));
}

/** The element that moves: a ticker's animations are ever new ones of the same element. */
const subjectOf = ({ effect }: Animation): Element[] => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []);
