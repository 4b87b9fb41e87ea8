import { same } from '../../lib/text';
import type { Bail } from '../../model/bail';
import type { LegOperation } from '../../model/leg';
import type { Operation } from '../../model/operation';
import type { OperationRecord, SeenOption } from '../../model/record';
import type { Found } from '../find/found';
import { isReworded } from '../find/seat';
import type { Change } from '../observe/delta';
import { optionsAmong, optionsOfSelect } from '../observe/options';
import { until } from '../read/until';
import { type Baseline, baseline } from '../settle/baseline';
import { settle } from '../settle/settle';
import type { AskedDialog } from '../shim/dialogs';
import { shimLink } from '../shim/link';
import { act } from './hands';
import { rememberBegun } from './memory';
import { mergeDeltas } from './merge-deltas';
import { whyNothingOpened } from './native-picker';
import { missingParts, promises } from './outcome';
import { isReady } from './ready';
import { type Begun, blank, dismissedPart, foundParts } from './record';
import { nextOf, type World } from './world';

/** How long a promised effect that is not there is waited for, ms: settled pages seldom change their mind. */
const RECHECK = 1000;
/** A page that was asked for may take this long to come, ms. */
const NAVIGATION = 10_000;

/** Acts on a target that was checked in this task, waits for what that causes, and records what changed. */
export async function actAndSettle(begun: Begun, world: World): Promise<OperationRecord> {
  const { step, label, found } = begun;
  const { observation } = world;
  const link = shimLink();
  let dispatched = false;
  const otherwise = promises(step.expects) > 0 && speaksOtherwise(step.operation, found);
  observation.mark();
  const before = baseline(observation);
  link.begin(step.operation.dialogs);
  const began = performance.now();
  const dispatching = () => {
    if (dispatched) return;
    dispatched = true;
    rememberBegun(step.id, label);
    world.tell({ phase: 'dispatching', legId: world.leg.id, operationId: step.id, label, ...(found && { found: found.fingerprint }) });
  };
  const halfway = () => settle(before, { limit: world.leg.settleLimit, signal: world.signal });
  const refused = await act(step, begun.aimed, world, dispatching, halfway);
  const acted = performance.now();
  const settled = await settleAfter(step, before, refused, world);
  const asked = link.dialogs();
  link.finish();
  before.end();
  world.loads = before.loads;
  const change = observation.change();
  keepOpener(begun, world);
  const checked = await checkEffect(begun, change, otherwise, world);
  world.overlay?.done();
  const unopened = () => whyNothingOpened(begun, checked.change.delta, () => isReady(nextOf(step, world)));
  const bail = refused ?? questionOf(asked) ?? checked.bail ?? unopened();
  const options = optionsSeen(begun, checked.change);
  return {
    ...blank(step, label),
    ...foundParts(found),
    ...dismissedPart(begun.dismissed),
    status: bail ? 'failed' : 'done',
    dispatched,
    delta: checked.change.delta,
    ...(options.length && { options }),
    notes: [...begun.notes, ...asked.map(sayDialog), ...settled.notes].slice(0, 10),
    ...(bail && { bail }),
    took: { find: begun.find, act: acted - began, settle: settled.ms },
    url: location.href,
  };
}

async function settleAfter(
  step: LegOperation,
  before: Baseline,
  refused: Bail | undefined,
  world: World,
): Promise<{ ms: number; notes: string[] }> {
  const next = nextOf(step, world);
  // Only a click's timers may be left alone: typing has a debounce that the next operation relies on.
  // Nor where another page is promised: what is like the next target here is not the one that is meant.
  const mayGoOn = next && !refused && GOES_ON.has(step.operation.type) && step.expects?.navigatesTo === undefined;
  const { ms, busyWith } = await settle(before, {
    limit: world.leg.settleLimit,
    signal: world.signal,
    ...(mayGoOn && { nextTarget: () => isReady(next) }),
  });
  const stayed = await waitUntilGone(world);
  const notes = busyWith.length ? [`Still busy: ${busyWith.slice(0, 4).join(', ')}.`.slice(0, 400)] : [];
  return { ms, notes: stayed ? [...notes, stayed] : notes };
}
const GOES_ON = new Set(['click', 'check', 'hover', 'scroll', 'select']);

/**
 * A document that is being left is not acted on any more; mostly it dies in here. One that stays was asked for something that is no page: a
 * download, an empty answer. The browser tells a page nothing of those, so a limit has to do.
 */
async function waitUntilGone({ leaving, observation, signal }: World): Promise<string | undefined> {
  const to = leaving.to();
  if (!to) return undefined;
  const stays = await until(() => (leaving.to() ? undefined : true), {
    ms: NAVIGATION,
    observation: { ...observation, subscribe: (listener) => leaving.subscribe(() => listener([])) },
    signal,
  });
  leaving.forget();
  return stays || signal.aborted ? undefined : `The page asked for ${to} and stayed.`.slice(0, 400);
}

/** Is what the outcome promises there? If nothing of it is, once more within a while, and then it matters only if the next target is missing too. */
async function checkEffect(
  { step, label }: Begun,
  first: Change,
  otherwise: boolean,
  world: World,
): Promise<{ change: Change; bail?: Bail }> {
  let change = first;
  const promised = promises(step.expects);
  const missing = () => missingParts(step.expects, change.delta, otherwise);
  if (!promised || missing().length < promised || world.signal.aborted) return { change };
  const { observation, signal } = world;
  const look = () => {
    change = both(change, observation.change());
    return missing().length < promised || isReady(nextOf(step, world)) ? true : undefined;
  };
  // A page that is promised may take its time to be asked for.
  const ms = step.expects?.navigatesTo === undefined ? Math.min(RECHECK, world.leg.patience) : world.leg.patience;
  const met = await until(() => look() ?? (world.leaving.to() ? true : undefined), { ms, observation, signal });
  if (world.leaving.to()) await waitUntilGone(world);
  if (met && look()) return { change };
  return { change, bail: { kind: 'no-effect', wanted: `${step.operation.type} ${label}`, missing: missing().slice(0, 20) } };
}

/** The target reads otherwise than when it was recorded, or the page around it does, or it is in another language: so will what comes of it. */
function speaksOtherwise(operation: Operation, found: Found | undefined): boolean {
  const then = 'fingerprint' in operation ? operation.fingerprint : undefined;
  const now = found?.fingerprint;
  if (!then || !now) return false;
  const [before, after] = [then, now].map(({ attributes }) => attributes['lang']);
  const reads = same(then.name ?? then.text ?? '', now.name ?? now.text ?? '');
  return !reads || (!!before && !!after && before !== after) || isReworded(then);
}

const both = (left: Change, right: Change): Change => ({
  delta: mergeDeltas([left.delta, right.delta]),
  came: [...left.came, ...right.came],
});

/** A question of the page that nobody had answered when the way was shown was answered with no: only a person can say yes. */
function questionOf(asked: AskedDialog[]): Bail | undefined {
  const question = asked.find(({ kind, answered }) => kind !== 'alert' && !answered);
  return question && { kind: 'needs-person', what: 'consent', why: `The page asked: "${question.text}"` };
}

function sayDialog({ kind, text, answered }: AskedDialog): string {
  if (kind === 'alert') return `The page said: "${text}"`.slice(0, 400);
  return `The page asked: "${text}" It was answered ${answered ? 'as it was shown' : 'with no'}.`.slice(0, 400);
}

/** What opens something may have to open it again for the very next operation. */
function keepOpener({ aimed, step }: Begun, world: World): void {
  const trigger = step.operation.type === 'click' ? aimed.element.closest('[aria-expanded]') : null;
  if (trigger) world.opener = trigger;
  else delete world.opener;
}

function optionsSeen({ aimed, step, found }: Begun, change: Change): SeenOption[] {
  // Its own list is never seen to open.
  if (/^(select|click)$/.test(step.operation.type) && aimed.element instanceof HTMLSelectElement)
    return optionsOfSelect(aimed.element, found?.fingerprint);
  const opens = step.operation.type !== 'type' && change.delta.url === undefined;
  return opens ? optionsAmong(change.came, aimed.element) : [];
}
