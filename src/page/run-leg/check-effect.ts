import { within } from '../../lib/deadline';
import { same, tidy } from '../../lib/text';
import { pathOfLink, routeOf } from '../../lib/url';
import { EFFECTS } from '../../model/operations/rows';
import type { Operation } from '../../model/plan/operation';
import { isReadBack } from '../../model/plan/writing';
import type { Bail } from '../../model/run/bail';
import type { Outcome, Replaced } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { unrepeatable } from '../../model/run/unrepeatable';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { fieldContentOf } from '../act/field-content';
import { nextFrame } from '../act/frame-deadline';
import { editableAt, isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { deepActiveElement, flatContains } from '../dom/roots';
import type { Found } from '../find/found';
import { speaksOtherwise } from '../find/page-reworded';
import { withComplaints } from '../observe/complaints';
import { hasVisibleChange, watchEffects } from '../observe/effects';
import type { PageChange } from '../observe/page-change';
import { deltaWithEffects, isTooltip } from '../observe/step-delta';
import type { Baseline } from '../settle/baseline';
import { shimLink } from '../shim/link';
import { awaitEffect, isNextBrought, shownInstead } from './await-effect';
import { type LegContext, nextOf } from './leg-context';
import { mergeChanges } from './merge-deltas';
import { complaintOf, missingOutcome, numbersIn, standing } from './outcome';
import type { Begun } from './record';
import { waitForNavigation } from './wait-for-navigation';

/** Resource timing reports a response some ms after the page has it, on a busy machine some hundred; one still pending is given up then, ms. */
const TOLD = 1000;

export interface EffectCheck {
  /** The input of the operation begins, after the pointer came there, or is over. */
  input(): void;
  /** What changed; why that is not as expected; and whether the operation had any effect at all. */
  finish(refused?: Bail): Promise<{ change: PageChange; bail?: Bail; effect?: OperationRecord['effect'] }>;
}

/** Begun right before the operation: afterwards it tells the effect, and whether that is what the playbook expects. */
export function beginEffectCheck(begun: Begun, before: Baseline, world: LegContext): EffectCheck {
  const { step, aimed, found } = begun;
  const byKind = !!step.expects && isInOtherWords(step.replaces ?? step.operation, found);
  // The value of a field that is filled in is read back, so its other effects need not be watched.
  const effects = EFFECTS[step.operation.type] === 'acts' ? watchEffects(aimed.element, promisesLook(step)) : undefined;
  const mayAskLate = step.expects?.effects?.some((words) => words.startsWith('request '));
  const look = (isLate?: boolean) => {
    // What is sent after the page has settled is of no operation that is followed, but may be what was promised.
    const caused = before.link.followsAll() && !(isLate && mayAskLate) ? before.asked : undefined;
    const here = deltaWithEffects(world.observation, effects, caused, effects && isTooltip);
    const there = aimed.second?.change?.();
    return there ? mergeChanges(here, there) : here;
  };
  const at = { editors: editorElements(), lies: parentAndPrevious(aimed.element) };
  const expects = expectedOf(begun);
  const from = location.pathname + routeOf(location.hash);
  const held = { byKind, readBack: isReadBack(step.operation), from, stood: standing(expects), named: numbersCalled(begun, world) };
  const missing = ({ delta }: PageChange) => missingOutcome(expects, delta, { ...held, entered: isEntered(begun) });
  // A form that is being filled in may complain about fields still empty.
  const twice = unrepeatable(step.operation, roleOf(aimed.element));
  const mayComplain = twice && twice !== 'key' && twice !== 'append';
  const complaint = (change: PageChange) =>
    (mayComplain && step.expects && complaintOf(step.expects, change.complaints, byKind)) || undefined;
  const isKept = (change: PageChange) => !missing(change).length && !complaint(change);
  const effectIn = (change: PageChange) => effectOf(begun, change, !!step.expects || isSeenThere(begun, at));

  /** Is the expected effect there, and no complaint? If not, it is waited for. */
  const check = async (): Promise<{ change: PageChange; bail?: Bail }> => {
    if (effects && before.asked.size) await within(TOLD, (limit) => effects.answers.told(before.asked, limit));
    let change = look();
    if (isKept(change) || world.signal.aborted) return { change };
    const unanswered = () => isLoading(before.asked);
    const isThere = () => {
      change = mergeChanges(change, look(true));
      return isKept(change);
    };
    const isDone = () => isThere() || isNextBrought(step, change, world);
    await awaitEffect({ step, effects, unanswered, isThere: isDone }, world);
    if (world.leaving.to()) await waitForNavigation(world);
    if (isDone()) return { change };
    const wanted = `${step.operation.type} ${begun.label}`;
    if (unanswered()) return { change, bail: { kind: 'outcome-unknown', wanted, why: saying('serverSilent') } };
    return { change, bail: noEffect(wanted, missing(change), shownInstead(change.delta, complaint(change))) };
  };
  return {
    input: () => effects?.input(world.observation.records().length),
    async finish(refused) {
      const checked = refused ? { change: look() } : await check();
      // That a box was scrolled is told at the next frame; between two operations none is waited for.
      if (!refused && !nextOf(step, world) && effectIn(checked.change) === 'unknown') {
        await nextFrame(world.signal);
        checked.change = mergeChanges(checked.change, look());
      }
      effects?.answers.stop();
      if (mayComplain) checked.change = withComplaints(checked.change);
      const effect = effectIn(checked.change);
      return { ...checked, ...(effect && { effect }) };
    },
  };
}

const noEffect = (wanted: string, missing: string[], instead: Saying | undefined): Bail => ({
  kind: 'no-effect',
  wanted,
  missing: missing.slice(0, 20),
  ...(instead && { instead }),
});

/** Is one of these paths requested, and not answered yet? */
const isLoading = (paths: ReadonlySet<string>): boolean =>
  shimLink()
    .report()
    ?.loading.some(({ path }) => paths.has(path)) === true;

const promisesLook = ({ expects }: Begun['step']) => expects?.effects?.some((words) => words.startsWith('look of '));

/** What it promises here: a link leads where it leads at this visit. */
function expectedOf({ step: { expects, operation }, aimed }: Begun): Outcome | undefined {
  const then = 'fingerprint' in operation ? operation.fingerprint?.attributes['href'] : undefined;
  const now = dom.getAttribute(aimed.element, 'href');
  if (!expects?.navigatesTo || !then || !now) return expects;
  return { ...expects, navigatesTo: pathOfLink(expects.navigatesTo, then, now, dom.baseURI(document)) };
}

/** The numbers in what this step and those before it in the leg call what they act on, but for those that are others here: they count something. */
function numbersCalled({ step, found }: Begun, { leg: { operations } }: LegContext): Set<string> {
  const calls = ({ operation }: { operation: Operation }) =>
    'fingerprint' in operation ? numbersIn(`${operation.fingerprint?.name ?? ''} ${operation.fingerprint?.text ?? ''}`) : [];
  const named = new Set(operations.slice(0, operations.indexOf(step) + 1).flatMap(calls));
  const here = numbersIn(`${found?.fingerprint.name ?? ''} ${found?.fingerprint.text ?? ''}`);
  for (const one of found ? calls(step) : []) if (!here.includes(one)) named.delete(one);
  return named;
}

/** Was it a press into a field that has the focus now? That is what such a press does; a key in it does more. */
function isEntered({ step, aimed }: Begun): boolean {
  const field = step.operation.type === 'click' ? editableAt(aimed.element) : undefined;
  const focused = deepActiveElement();
  return !!field && !!focused && flatContains(field, focused);
}

/** Has a field the focus, is all of it selected, are the editors made of other elements by it, or lies what was dragged in another list or place of its own? */
const isSeenThere = (begun: Begun, { editors, lies }: { editors: string; lies: Place }): boolean =>
  isEntered(begun) ||
  isAllSelected(begun.step) ||
  editors !== editorElements() ||
  (begun.step.operation.type === 'drag' && isMoved(begun.aimed.element, lies));

type Place = [parent: Element | null, before: Element | null];
const parentAndPrevious = (element: Element): Place => [dom.parentElement(element), dom.previousElementSibling(element)];
const isMoved = (element: Element, from: Place): boolean =>
  dom.isConnected(element) && parentAndPrevious(element).some((one, at) => one !== from[at]);

/** Was it the shortcut that selects all, and is all of the field with the focus selected now? */
function isAllSelected({ operation }: Begun['step']): boolean {
  const field =
    operation.type === 'press' && /^(Control|Meta|ControlOrMeta)\+a$/i.test(operation.key) ? editableAt(deepActiveElement()) : undefined;
  if (!field) return false;
  const text = tidy(fieldContentOf(field));
  const selected = isTextField(field)
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : `${dom.getSelection(dom.getRootNode(field))}`;
  return text !== '' && tidy(selected) === text;
}

/** What kinds of elements the page's editors are made of: a paragraph that became a list item is told by nothing else, if nobody can use it and its words stay. */
const editorElements = (): string =>
  Array.from(dom.querySelectorAll(dom.documentElement(document), '[contenteditable] *'), (element) => dom.localName(element)).join();

/** For an operation that is done: an expected effect was seen. */
function effectOf({ step }: Begun, { delta }: PageChange, promised: boolean): OperationRecord['effect'] {
  const kind = EFFECTS[step.operation.type];
  if (isReadBack(step.operation)) return 'seen';
  if (kind !== 'acts') return undefined;
  // Maps add up what the wheel turns in some time: that they moved does not tell how far.
  if (step.operation.type === 'wheel') return promised && (step.operation.count ?? 1) === 1 ? 'seen' : 'unknown';
  return promised || hasVisibleChange(delta) || delta.effects ? 'seen' : 'unknown';
}

/** Does the target, or the page around it, read otherwise than recorded, or in another language? Then the effect will, too. */
function isInOtherWords(recorded: Operation | Replaced, found: Found | undefined): boolean {
  const then = 'fingerprint' in recorded ? recorded.fingerprint : undefined;
  const now = found?.fingerprint;
  if (!then || !now) return false;
  const [before, after] = [then, now].map(({ attributes }) => attributes['lang']);
  const reads = same(then.name ?? then.text ?? '', now.name ?? now.text ?? '');
  return !reads || (!!before && !!after && before !== after) || speaksOtherwise(then);
}
