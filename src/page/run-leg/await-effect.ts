import { tidy } from '../../lib/text';
import { pathOf } from '../../lib/url';
import type { Delta } from '../../model/page/delta';
import type { LegOperation } from '../../model/run/leg';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import * as dom from '../dom/native-accessors';
import type { Effects } from '../observe/effects';
import type { Observation } from '../observe/observe';
import type { Complaint, PageChange } from '../observe/page-change';
import { until } from '../rest/until';
import { shimLink } from '../shim/link';
import type { LegContext } from './leg-context';
import { openPatience } from './patience';
import { nextTarget } from './ready';

/** How long a missing expected effect is waited for where the page cannot be known to stand still, ms: settled pages seldom change any more. */
const RECHECK = 1000;

/** What is waited for. */
interface Awaited {
  step: LegOperation;
  effects: Effects | undefined;
  /** Is a request of the operation not answered yet? */
  unanswered(): boolean;
  isThere(): boolean;
}

/** Waits within a while for an expected effect that was not there at the first look, or for a complaint to go. */
export async function awaitEffect({ step, effects, unanswered, isThere }: Awaited, world: LegContext): Promise<void> {
  const isLeft = step.expects?.navigatesTo !== undefined;
  const patience = isLeft ? openPatience(world) : openPatience(world, false);
  // An expected page, a pending response, or a page that is still at work may take its time.
  const ms = isLeft || unanswered() || shimLink().followsAll() ? patience.left() : Math.min(RECHECK, patience.left());
  const signs = { subscribe: joined(world.observation.subscribe, effects?.answers.subscribe) };
  const wait = (most: number, signal: AbortSignal) =>
    until(() => (isThere() || world.leaving.to() ? true : undefined), { ms: most, observation: signs, signal });
  const met = await wait(ms, patience.signal);
  patience.end();
  if (!met && unanswered()) await waitForAnswers(unanswered, wait, world.signal);
}

/** What the page shows, or where it went, instead of the expected outcome: first what it marks as wrong. */
export function shownInstead({ url, appeared }: Delta, wrong: Complaint | undefined): Saying | undefined {
  if (wrong?.kind === 'field') return saying('markedWrong', { thing: { thing: wrong.says } });
  const marked = appeared.find(({ role }) => role === 'alert') ?? appeared.find(({ role }) => role === 'status') ?? appeared[0];
  const said = wrong?.says ?? (marked && tidy(marked.text ?? marked.name ?? ''));
  if (said) return saying('shownInstead', { text: said });
  return url && pathOf(url.to) !== pathOf(url.from) ? saying('ledElsewhere', { to: pathOf(url.to) }) : undefined;
}

/** Did the target of the next operation appear with this one? Then the page went on as recorded, whatever the target is called now. */
export function isNextBrought(step: LegOperation, { came, switched }: PageChange, world: LegContext): boolean {
  const next = nextTarget(step, world);
  return !!next && (came.some(({ element }) => dom.contains(element, next)) || switched.some((element) => dom.contains(element, next)));
}

type Subscribe = Observation['subscribe'];

const joined =
  (changes: Subscribe, answers: Effects['answers']['subscribe'] | undefined): Subscribe =>
  (listener) => {
    const stops = [changes(listener), answers?.(() => listener([]))];
    return () => {
      for (const stop of stops) stop?.();
    };
  };

/** A server may take this long to answer, ms: the usual timeout of proxies and hosts. */
const MAX_ANSWER_MS = 30_000;

/** What a response brings is rendered within this, ms. */
const AFTER = 1000;

/**
 * An operation without its effect while a response is still pending has not failed: its effect is waited for until all requests are
 * answered, and a little longer. `wait` waits for the effect at most so many ms, or until the signal aborts.
 */
async function waitForAnswers(
  unanswered: () => boolean,
  wait: (ms: number, signal: AbortSignal) => Promise<true | undefined>,
  signal: AbortSignal,
): Promise<void> {
  const answered = new AbortController();
  const stop = shimLink().onAnswered(() => {
    if (!unanswered()) answered.abort();
  });
  const met = await wait(MAX_ANSWER_MS, AbortSignal.any([signal, answered.signal]));
  stop();
  if (!met && !signal.aborted) await wait(AFTER, signal);
}
