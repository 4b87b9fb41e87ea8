import { tidy } from '../../lib/text';
import { pathOf } from '../../lib/url';
import type { Bail } from '../../model/bail';
import type { Delta } from '../../model/delta';
import type { Told } from '../../model/sayings/near-sayings';
import * as dom from '../dom/native-accessors';
import type { Complaint } from '../observe/complaints';
import type { PageChange } from '../observe/delta';
import type { Effects } from '../observe/effects';
import type { Observation } from '../observe/observe';
import { until } from '../rest/until';
import type { Baseline } from '../settle/baseline';
import { shimLink } from '../shim/link';
import { waitForAnswers } from './late-answer';
import type { LegContext } from './leg-context';
import { mergeChanges } from './merge-deltas';
import { noEffect } from './outcome';
import { openPatience } from './patience';
import { nextTarget } from './ready';
import type { Begun } from './record';
import { waitForNavigation } from './wait-for-navigation';

/** How long a missing expected effect is waited for, ms: settled pages seldom change any more. */
const RECHECK = 1000;

/** How it is told whether an effect is there. */
interface Awaited {
  begun: Begun;
  before: Baseline;
  effects: Effects | undefined;
  /** What changed since it was last asked. */
  look(): PageChange;
  isKept(change: PageChange): boolean;
  missing(change: PageChange): string[];
  complaint(change: PageChange): Complaint | undefined;
}

/** The expected effect was not there at the first look, `first`, or the page complains: checks once more within a while. */
export async function awaitEffect(
  first: PageChange,
  { begun, before, effects, look, isKept, missing, complaint }: Awaited,
  world: LegContext,
): Promise<{ change: PageChange; bail?: Bail }> {
  const { step } = begun;
  let change = first;
  const unanswered = () => isLoading(before.asked);
  const patience = openPatience(world);
  // An expected page, or a pending response, may take its time.
  const ms = step.expects?.navigatesTo !== undefined || unanswered() ? patience.left() : Math.min(RECHECK, patience.left());
  const isThere = () => {
    change = mergeChanges(change, look());
    // That the next target is there may show the effect.
    return isKept(change) || isBrought(nextTarget(step, world), change) ? true : undefined;
  };
  const signs = { subscribe: joined(world.observation.subscribe, effects?.answers.subscribe) };
  const wait = (most: number, signal: AbortSignal) =>
    until(() => isThere() ?? (world.leaving.to() ? true : undefined), { ms: most, observation: signs, signal });
  const met = await wait(ms, patience.signal);
  patience.end();
  if (!met && unanswered()) await waitForAnswers(unanswered, wait, world.signal);
  if (world.leaving.to()) await waitForNavigation(world);
  if (isThere()) return { change };
  const bail = noEffect(begun, missing(change), insteadOf(change.delta, complaint(change)));
  return {
    change,
    bail: unanswered() ? { kind: 'outcome-unknown', wanted: bail.wanted, why: 'the server has not answered yet' } : bail,
  };
}

/** What the page shows, or where it went, instead of the expected outcome: first what it marks as wrong. */
function insteadOf({ url, appeared }: Delta, wrong: Complaint | undefined): string | undefined {
  if (wrong?.kind === 'field') return `${wrong.says} is marked as wrong` satisfies Told<'markedWrong'>;
  const marked = appeared.find(({ role }) => role === 'alert') ?? appeared.find(({ role }) => role === 'status') ?? appeared[0];
  const said = wrong?.says ?? (marked && tidy(marked.text ?? marked.name ?? ''));
  if (said) return `"${said}" is shown` satisfies Told<'shownInstead'>;
  return url && pathOf(url.to) !== pathOf(url.from) ? (`it led to ${pathOf(url.to)}` satisfies Told<'ledElsewhere'>) : undefined;
}

/** Is one of these paths requested, and not answered yet? */
const isLoading = (paths: ReadonlySet<string>): boolean =>
  shimLink()
    .report()
    ?.loading.some(({ path }) => paths.has(path)) === true;

/** Did the target of the next operation appear with this one? Then the page went on as recorded, whatever the target is called now. */
const isBrought = (next: Element | undefined, { came, switched }: PageChange): boolean =>
  !!next && (came.some(({ element }) => dom.contains(element, next)) || switched.some((element) => dom.contains(element, next)));

type Subscribe = Observation['subscribe'];

const joined =
  (changes: Subscribe, answers: Effects['answers']['subscribe'] | undefined): Subscribe =>
  (listener) => {
    const stops = [changes(listener), answers?.(() => listener([]))];
    return () => {
      for (const stop of stops) stop?.();
    };
  };
