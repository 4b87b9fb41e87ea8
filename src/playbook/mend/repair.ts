import { hashId } from '../../lib/ids';
import { sameKey } from '../../lib/text';
import { EFFECTS } from '../../model/operations/rows';
import { calledBy } from '../../model/page/called-by';
import type { Snapshot } from '../../model/page/snapshot';
import type { Operation } from '../../model/plan/operation';
import type { PlannedOperation } from '../../model/plan/plan';
import { isReference } from '../../model/plan/plan-kind';
import { isReadBack } from '../../model/plan/writing';
import type { Playbook } from '../../model/playbook/playbook';
import { REPAIRED_VERSION } from '../../model/playbook/version-in-force';
import type { Bail, Candidate } from '../../model/run/bail';
import type { Outcome, Replaced } from '../../model/run/leg';
import type { PlanProgress, QueueItem } from '../../model/run/run';
import type { QueuedOperation } from '../../model/run/run-event';
import { saying } from '../../model/saying-of';
import type { Expansion } from '../play/expand';
import { addCandidate } from './versions';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A version whose step (from 0) is replaced by the repairing operations; a candidate until it worked. */
export function spliceVersion(
  playbook: Playbook,
  step: number,
  mended: readonly Operation[],
  now: string,
  outcomes: readonly (Outcome | null)[] = [],
): { playbook: Playbook; version: number } {
  const around = <Item>(list: readonly Item[], middle: readonly Item[]) => [...list.slice(0, step), ...middle, ...list.slice(step + 1)];
  const count = mended.length;
  const why = count === 1 ? saying('madeReplaced', { step: step + 1 }) : saying('madeReplacedBy', { step: step + 1, count });
  const promised = around(
    playbook.outcomes,
    mended.map((_one, at) => outcomes[at] ?? null),
  );
  return addCandidate(playbook, around(playbook.operations, mended), promised, { cause: 'repaired', why, now });
}

/**
 * What to run after the planner repaired a broken step: its operations, then the rest of the broken plan. Undefined where this is no repair
 * of a playbook step, so that the plan is run as it is. Refused where the same repair did not work before.
 */
export function continueRepaired(
  broken: PlanProgress,
  operations: readonly PlannedOperation[],
  memory: { playbooks: readonly Playbook[] },
  { newId, snapshot }: { newId: () => string; snapshot?: Snapshot | undefined },
): Expansion | undefined {
  const at = brokenAt(broken);
  const origin = broken.items[at]?.origin;
  if (!origin || operations.some(isReference)) return undefined;
  // The replacement of an irreversible step is irreversible, too.
  const isMarked = broken.items[at]?.operation.irreversible === true;
  const mended = (operations as readonly Operation[]).map((operation) => (isMarked ? { ...operation, irreversible: true } : operation));
  const playbook = memory.playbooks.find(({ id }) => id === origin.playbookId);
  const key = repairKey(
    origin.step,
    mended.map((operation) => ({ type: operation.type, called: calledIn(operation, snapshot) })),
  );
  const refused = (shown: string): Expansion => ({ queue: [], incomplete: refusal(origin.name, origin.step, shown) });
  if (playbook?.failedRepairs?.includes(key)) return refused('this one was tried before and did not work');
  if (losesPlace(broken.items[at]?.operation, mended))
    return refused('this one names the drawing or the editor, and not which shape or place in it');
  const later = broken.items.slice(at + 1);
  const rest = withoutDone(later, mended, snapshot);
  const held = heldAgainst(broken, at, mended, (operation) => laterStep(later, operation, snapshot));
  const queue = held.map((one): QueuedOperation => ({ id: newId(), origin: { ...origin, version: REPAIRED_VERSION }, ...one }));
  return { queue: [...queue, ...rest.map(({ operation, origin: from, expects }) => requeue(newId(), operation, from, expects))] };
}

/** The index of the operation at which a plan broke: the one that failed, else the first that was not begun. */
export function brokenAt({ items }: PlanProgress): number {
  const failed = items.findIndex(({ status }) => status === 'failed');
  return failed >= 0 ? failed : items.findIndex(({ status }) => status === 'waiting');
}

/** May the planner be asked to repair it once more today? `repairsPerDay` is the setting. */
export function mayRepair(playbook: Playbook, repairsPerDay: number, now: string): boolean {
  const since = new Date(Date.parse(now) - DAY_MS).toISOString();
  return playbook.versions.filter(({ cause, at }) => cause === 'repaired' && at > since).length < repairsPerDay;
}

/** The playbook with a repair noted that did not work. */
export function rememberFailed(playbook: Playbook, key: string): Playbook {
  return { ...playbook, failedRepairs: [...new Set([...(playbook.failedRepairs ?? []), key])].slice(-40) };
}

/** A key of a repair: the step, and the same operations on elements of the same names. */
export function repairKey(step: number, deeds: readonly { type: string; called: string }[]): string {
  return hashId(JSON.stringify([step, deeds.map(({ type, called }) => [type, sameKey(called)])]));
}

/**
 * The operations of a repair, and what each is checked against. The last one that acts on an element like the broken step did replaces it: it has to
 * hit the step's element, and has the step's expected outcome. One that equals a later step of the playbook is checked against that step.
 * Others prepare.
 */
function heldAgainst(
  { items, bail }: PlanProgress,
  at: number,
  mended: readonly Operation[],
  laterStep: (operation: Operation) => QueueItem | undefined,
): Pick<QueuedOperation, 'operation' | 'replaces' | 'expects'>[] {
  const step = items[at] as QueueItem;
  const refused = bail && 'nearest' in bail && bail.kind !== 'playbook-unknown' ? bail.nearest : [];
  const steps = mended.map(laterStep);
  const own = mended.map((operation, index) => (steps[index] || !changes(operation) ? undefined : wayOf(operation)));
  const alike = own.lastIndexOf(wayOf(step.operation));
  const stands = alike >= 0 ? alike : own.findLastIndex((way) => way !== undefined && way !== wayOf({ type: 'navigate' }));
  const promises = alike >= 0 ? alike : own.findLastIndex((way) => way !== undefined);
  return mended.map((operation, index) => {
    const later = steps[index];
    if (later)
      return {
        operation: inTheWayOf(later.operation, operation),
        replaces: replaced(later.operation, [], true),
        ...(later.expects ? { expects: later.expects } : {}),
      };
    return {
      operation: index === stands ? inTheWayOf(step.operation, operation) : operation,
      ...(own[index] === undefined
        ? {}
        : { replaces: { ...replaced(step.operation, refused, false), ...step.replaces, stands: index === stands } }),
      ...(index === promises && step.expects ? { expects: step.expects } : {}),
    };
  });
}

function replaced(operation: Operation, refused: readonly Candidate[], stands: boolean): Replaced {
  const fingerprint = 'fingerprint' in operation ? operation.fingerprint : undefined;
  return {
    ...(fingerprint ? { fingerprint } : {}),
    ...(operation.type === 'select' ? { options: operation.options } : {}),
    refused: [...refused],
    stands,
  };
}

/** How a step does it (at the caret, twice, with a key held) stays, where the planner only names another element. */
function inTheWayOf(step: Operation, mended: Operation): Operation {
  if (step.type === 'type' && mended.type === 'type') return { ...(step.mode && { mode: step.mode }), ...mended };
  if (step.type !== 'click' || mended.type !== 'click') return mended;
  const { button, count, modifiers } = step;
  return { ...(button && { button }), ...(count && { count }), ...(modifiers && { modifiers }), ...mended };
}

/** Operations that may replace one another, as they do the same to an element. */
const wayOf = ({ type }: Pick<Operation, 'type'>): string => (type === 'press' || type === 'check' ? 'click' : type);
const changes = (operation: Operation) => isReadBack(operation) || ['acts', 'leaves'].includes(EFFECTS[operation.type]);

/** The later step that an operation is known to do. */
function laterStep(rest: readonly QueueItem[], operation: Operation, snapshot: Snapshot | undefined): QueueItem | undefined {
  const selector = selectorOf(operation, snapshot);
  return selector === ''
    ? undefined
    : rest.find((one) => one.operation.type === operation.type && selectorOf(one.operation, snapshot) === selector);
}

/** A planner that went on by itself has done some of the rest, which is not run again. */
function withoutDone(rest: readonly QueueItem[], mended: readonly Operation[], snapshot: Snapshot | undefined): readonly QueueItem[] {
  const done = new Set(mended.map((operation) => `${operation.type} ${selectorOf(operation, snapshot)}`));
  const last = rest.findLastIndex(
    ({ operation }) => selectorOf(operation, snapshot) !== '' && done.has(`${operation.type} ${selectorOf(operation, snapshot)}`),
  );
  return rest.slice(last + 1);
}

function elementOf(operation: Operation, snapshot: Snapshot | undefined) {
  const id = 'elementId' in operation ? operation.elementId : undefined;
  return id === undefined ? undefined : snapshot?.elements.find((element) => element.id === id);
}

function selectorOf(operation: Operation, snapshot: Snapshot | undefined): string {
  if (operation.type === 'navigate') return '';
  return elementOf(operation, snapshot)?.selector ?? operation.selector ?? operation.fingerprint?.selectors[0] ?? '';
}

function calledIn(operation: Operation, snapshot: Snapshot | undefined): string {
  const print = 'fingerprint' in operation ? operation.fingerprint : undefined;
  return elementOf(operation, snapshot)?.name ?? (print ? calledBy(print) : selectorOf(operation, snapshot));
}

const requeue = (
  id: string,
  operation: Operation,
  origin: QueuedOperation['origin'],
  expects: QueuedOperation['expects'],
): QueuedOperation => ({
  id,
  operation,
  ...(origin ? { origin } : {}),
  ...(expects ? { expects } : {}),
});

/** Does the step mean a shape of a drawing, a place in a text or a path, and no operation like it says where? It would be done in the middle, or nowhere. */
function losesPlace(step: Operation | undefined, mended: readonly Operation[]): boolean {
  return !!step && placesOf(step) > 0 && !mended.some((one) => wayOf(one) === wayOf(step) && placesOf(one) >= placesOf(step));
}

/** How many places inside their targets its parts mean. */
function placesOf(operation: Operation): number {
  const ends = [operation, ...(operation.type === 'drag' && operation.to ? [operation.to] : [])];
  const meant = ends.filter((end) => 'fingerprint' in end && (end.fingerprint?.drawn || end.fingerprint?.caret)).length;
  return meant + (operation.type === 'drag' && operation.path ? 1 : 0) + (operation.type === 'click' && operation.at ? 1 : 0);
}

function refusal(name: string, step: number, shown: string): Bail {
  return {
    kind: 'assert-failed',
    wanted: `another repair of step ${step + 1} of playbook "${name}"`,
    shown,
  };
}
