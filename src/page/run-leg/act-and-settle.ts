import { timeNow } from '../../lib/time-now';
import { wordSet } from '../../lib/word-set';
import type { Delta } from '../../model/page/delta';
import { isWriting } from '../../model/plan/writing';
import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import type { OperationRecord, SeenOption } from '../../model/run/record';
import { unrepeatable } from '../../model/run/unrepeatable';
import type { Saying, Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatContains } from '../dom/roots';
import { describe } from '../find/describe';
import { isPlainClick, ledTo, togglesOf } from '../observe/led-to';
import { describeOptions, optionsAmong } from '../observe/options';
import { optionsOfSelect } from '../observe/options-of-select';
import type { PageChange } from '../observe/page-change';
import { type Baseline, baseline } from '../settle/baseline';
import { settle } from '../settle/settle';
import type { AskedDialog } from '../shim/dialogs';
import { shimLink } from '../shim/link';
import { opensSomething } from '../sink/act-of';
import { beginEffectCheck } from './check-effect';
import { actAndDoAgain } from './do-again';
import { isCaretNext, type LegContext, nextOf } from './leg-context';
import { rememberBegun } from './memory';
import { pickerOf } from './native-picker';
import { performOperation } from './perform-operation';
import { isNextReady } from './ready';
import { type Begun, type By, dismissedPart, emptyRecord, foundParts } from './record';
import { waitForNavigation } from './wait-for-navigation';

/**
 * Acts on a target that was checked in this task, waits for what that causes, and records the change. Where it had no effect at all and
 * trusted input is available, it does the same again with that.
 */
export async function actAndSettle(begun: Begun, world: LegContext): Promise<OperationRecord> {
  const once = (from: Begun, by?: By) => actOnce(from, world, by);
  return world.stroke ? actAndDoAgain(begun, world.stroke, once, world.signal) : once(begun);
}

/** It came to nothing, whatever else it did: what the page was left for is not there. */
const KEPT: Bail = { kind: 'not-allowed', rule: saying('stayed') };

async function actOnce(begun: Begun, world: LegContext, by: By = {}): Promise<OperationRecord> {
  const { step, label, found } = begun;
  const { observation } = world;
  const link = shimLink();
  let { dispatched = false } = by;
  observation.mark();
  world.leaving.wasKept();
  world.leaving.wasDownloaded();
  world.opened?.begins(hitOf(begun));
  const toggles = isPlainClick(step.operation) ? togglesOf(begun.aimed.element) : undefined;
  const before = baseline(observation);
  const effects = beginEffectCheck(begun, before, world);
  link.begin(step.operation.dialogs);
  const began = timeNow();
  const dispatching = () => {
    effects.input();
    if (dispatched) return;
    dispatched = true;
    tellBegun(begun, world);
  };
  const halfway = () => settle(before, { limit: world.leg.settleLimit, signal: world.signal });
  const unfit = await performOperation(step, begun.aimed, world, dispatching, halfway, by.real);
  effects.input();
  const acted = timeNow();
  const settled = await settleAfter(step, before, unfit, world);
  const refused = unfit ?? (world.leaving.wasKept() ? KEPT : undefined);
  const asked = link.dialogs();
  link.finish();
  before.end();
  world.loads = before.loads;
  keepOpener(begun, world);
  const checked = await effects.finish(refused);
  world.overlay?.done();
  const unopened = () => whyNothingOpened(begun, checked.change.delta, () => isNextReady(step, world));
  const bail = refused ?? questionOf(asked) ?? checked.bail ?? unopened();
  const led = bail || wentElsewhere(checked.change.delta.url) ? undefined : toggles && ledTo(toggles, begun.aimed.element);
  const options = optionsSeen(begun, checked.change, world);
  return {
    ...emptyRecord(step, label),
    ...foundParts(found),
    ...dismissedPart(begun.dismissed),
    status: bail ? 'failed' : 'done',
    dispatched,
    delta: checked.change.delta,
    ...(!bail && checked.effect && { effect: asked.length || world.leaving.wasDownloaded() ? 'seen' : checked.effect }),
    ...(options.length && { options }),
    ...(led && { led }),
    notes: [...begun.notes, ...asked.map(sayDialog), ...settled.notes].slice(0, 10),
    ...(bail && { bail }),
    took: { find: begun.find, act: acted - began, settle: settled.ms },
    url: location.href,
  };
}

/**
 * From now on it counts as dispatched. Where it would matter if it were done twice, the worker hears of it before its first event, whatever becomes of the page;
 * what only opens something is closed by that, unless somebody says that it cannot be undone.
 */
function tellBegun({ step, label, found, aimed: { element } }: Begun, { tell, leg }: LegContext): void {
  rememberBegun(step.id, label, element);
  const mustBeKnown = !!step.exact || (unrepeatable(step.operation, roleOf(element)) !== undefined && !opensSomething(element));
  tell({ phase: 'dispatching', legId: leg.id, operationId: step.id, label, ...(found && { found: found.fingerprint }) }, mustBeKnown);
}

/** What of its target it goes to. */
function hitOf({ aimed: { element, point } }: Begun): Element {
  const there = deepElementFromPoint(point.x, point.y);
  return there && flatContains(element, there) ? there : element;
}

async function settleAfter(
  step: LegOperation,
  before: Baseline,
  refused: Bail | undefined,
  world: LegContext,
): Promise<{ ms: number; notes: Told[] }> {
  const next = nextOf(step, world);
  // Only after a click may timers be left running: typing has a debounce that the next operation relies on. Not before a text at the caret, as a timer
  // may move that. Nor where another page is expected: what matches the next target here is not the one that is meant.
  const isLeft = step.expects?.navigatesTo !== undefined;
  const mayGoOn = next && !refused && GOES_ON.has(step.operation.type) && !isLeft && !isCaretNext(step, world);
  const { ms, busyWith } = await settle(before, {
    limit: world.leg.settleLimit,
    signal: world.signal,
    ...(mayGoOn && { nextTarget: () => isNextReady(step, world) }),
  });
  const stayed = await waitForNavigation(world);
  const notes = busyWith.length ? [saying('noteBusy', { what: busyWith.slice(0, 4).join(', ').slice(0, 400) })] : [];
  return { ms, notes: stayed ? [...notes, stayed] : notes };
}
const GOES_ON = wordSet('click check hover scroll select select-text');

/** A dialog of the page that was not answered in the recording was answered with no: only a person can say yes. */
function questionOf(asked: AskedDialog[]): Bail | undefined {
  const question = asked.find(({ kind, answered }) => kind !== 'alert' && !answered);
  return question && { kind: 'needs-person', what: 'consent', why: saying('pageAsked'), asked: question.text.slice(0, 1000) };
}

function sayDialog({ kind, text, answered }: AskedDialog): Saying {
  if (kind === 'alert') return saying('noteSaid', { text: text.slice(0, 400) });
  return saying(answered ? 'noteAnswered' : 'noteDeclined', { text: text.slice(0, 400) });
}

/** Following an in-page link changes only the fragment. */
const wentElsewhere = (url: PageChange['delta']['url']) => !!url && url.from.replace(/#.*/, '') !== url.to.replace(/#.*/, '');

/** An operation that opens something may have to be repeated for the very next operation. */
function keepOpener({ aimed, step }: Begun, world: LegContext): void {
  const trigger = step.operation.type === 'click' ? dom.closest(aimed.element, '[aria-expanded]') : null;
  if (trigger) world.opener = trigger;
  else delete world.opener;
}

function optionsSeen({ aimed, step, found }: Begun, change: PageChange, { known }: LegContext): SeenOption[] {
  // The popup of a native select is never seen to open.
  if (/^(select|click)$/.test(step.operation.type) && aimed.element instanceof HTMLSelectElement) {
    return optionsOfSelect(aimed.element, found?.fingerprint ?? describe(aimed.element), known);
  }
  const opens = !isWriting(step.operation) && change.delta.url === undefined;
  return describeOptions(opens ? optionsAmong(change.came, aimed.element, known) : [], describe);
}

/** What an operation can do instead of opening the popup of such a control; of all others its value is written. */
const INSTEAD: Record<string, string> = { select: 'select chooses in it', color: 'type writes the colour' };

/**
 * Why a click on such a control had no effect; undefined where it is none, or the page reacted to the click. `goesOn`: the next operation
 * can begin, so the click was only meant to focus it.
 */
function whyNothingOpened({ step, aimed }: Begun, delta: Delta, goesOn: () => boolean): Bail | undefined {
  const picker = step.operation.type === 'click' ? pickerOf(aimed.element) : undefined;
  const { appeared, disappeared, changed } = delta.totals;
  if (!picker || appeared || disappeared || changed || delta.url || delta.title || goesOn()) return undefined;
  const missing = [`what it opens (that comes for a person's own click only; ${INSTEAD[picker.kind] ?? 'type writes the value'})`];
  return { kind: 'no-effect', wanted: `click ${labelOf(picker.control)}`, missing };
}
