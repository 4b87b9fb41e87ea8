import { domainOf, parseUrl } from '../../lib/url';
import { calledBy } from '../../model/page/called-by';
import type { Operation } from '../../model/plan/operation';
import { isWriting, rewritten } from '../../model/plan/writing';
import type { DomainPlaybooks, Param, Playbook } from '../../model/playbook/playbook';
import { REPAIRED_VERSION } from '../../model/playbook/version-in-force';
import type { Outcome } from '../../model/run/leg';
import type { QueueItem } from '../../model/run/run';
import type { Iteration } from '../learn/iteration';
import { outcomeOf } from '../learn/outcome';
import { parameterise } from '../learn/params';
import { durableOperation, type Step, targetFieldsOf } from '../learn/step';
import { otherChoiceAt } from '../play/choices';
import { mergeOptionMaps } from '../play/option-maps';
import { chosenLabel } from '../play/variants';
import { activateVersion, effectSeen, isPinned, readsOtherwise, rejectVersion } from './heal';
import { healSameTargets } from './heal-same-targets';
import { rememberFailed, repairKey, spliceVersion } from './repair';

/** Operations that replaced a broken step, and whether the playbook reached its end with them. */
export interface Repair {
  playbookId: string;
  /** The index of the step that they replace. */
  step: number;
  operations: Operation[];
  /** What each of them led to. */
  outcomes: (Outcome | null)[];
  worked: boolean;
  /** Which of them had the step's expected outcome, and how it was met: literally, in kind on a page that reads otherwise, or not. */
  promise?: { at: number; kept: 'to the letter' | 'in kind' | 'not' };
  /** The next step's recorded target appeared and matched. */
  nextCame: boolean;
  /** The option that the playbook was run with. */
  variant?: string;
  /** A key that tells it from another repair of the step. */
  key: string;
}

/**
 * The repairs that a run tried. One that was done and then met another broken step worked if that step's repair did. Later steps come
 * first, so that a repair that changes the number of steps does not shift what is still to be replaced. Of a run that was stopped, as where the person
 * said no to the next repair, it is not known whether one that was done would have worked: that one teaches nothing.
 */
export function repairsOf(iterations: readonly Iteration[], wasStopped: boolean): Repair[] {
  const tried = triedIn(iterations);
  for (let at = tried.length - 2; at >= 0; at--) {
    const [one, next] = [tried[at], tried[at + 1]];
    if (one && next?.worked && one.middleDone && next.playbookId === one.playbookId && next.step > one.step) one.worked = true;
  }
  const judged = tried.filter(({ worked, middleDone }) => worked || !middleDone || !wasStopped);
  return judged.map(({ middleDone: _middleDone, ...repair }) => repair).reverse();
}

function triedIn(iterations: readonly Iteration[]): (Repair & { middleDone: boolean })[] {
  return iterations.flatMap(({ plan, steps }): (Repair & { middleDone: boolean })[] => {
    const first = plan.items.find(({ origin }) => origin?.version === REPAIRED_VERSION)?.origin;
    if (!first) return [];
    const middle = plan.items.filter(({ origin }) => origin?.version === REPAIRED_VERSION && origin.playbookId === first.playbookId);
    const rest = plan.items
      .slice(plan.items.indexOf(middle.at(-1) ?? (middle[0] as never)) + 1)
      .filter(({ origin }) => origin?.playbookId === first.playbookId);
    const records = steps.filter(({ record }) => middle.some(({ id }) => id === record.operationId));
    const did = records.filter(({ record }) => record.status === 'done');
    const operations = did.map(durableOperation);
    const promise = promiseOf(middle, did);
    const [next] = rest;
    const isDone = ({ status }: { status: string }) => status === 'done' || status === 'skipped';
    const middleDone = middle.every(isDone) && operations.length > 0 && operations.every((one) => one !== undefined);
    const worked = middleDone && rest.every(isDone);
    return [
      {
        playbookId: first.playbookId,
        step: first.step,
        operations: operations.filter((one) => one !== undefined),
        outcomes: did.map(({ record }) => outcomeOf(record, record.delta.url?.from ?? record.url)),
        worked,
        ...(promise ? { promise } : {}),
        nextCame: next?.status === 'done' && next.record?.found !== undefined,
        middleDone,
        ...(first.variant === undefined ? {} : { variant: first.variant }),
        key: repairKey(
          first.step,
          middle.map((item) => ({ type: item.operation.type, called: item.found ? calledBy(item.found) : (item.label ?? '') })),
        ),
      },
    ];
  });
}

function promiseOf(middle: readonly QueueItem[], did: readonly Step[]): Repair['promise'] {
  const carries = middle.findLast(({ expects }) => expects);
  const at = did.findIndex(({ record }) => record.operationId === carries?.id);
  const record = did[at]?.record;
  if (!carries || !record) return undefined;
  const otherwise = record.found !== undefined && readsOtherwise(carries.replaces ?? {}, record.found);
  if (effectSeen(carries.expects, record, false)) return { at, kept: 'to the letter' };
  return { at, kept: otherwise && effectSeen(carries.expects, record, true) ? 'in kind' : 'not' };
}

/**
 * The repairing steps get the expected outcome of the replaced one; where the page reads otherwise now, or that outcome was not seen, what
 * they led to.
 */
function promisesOf({ outcomes, promise }: Repair, old: Outcome | null): (Outcome | null)[] {
  return outcomes.map((outcome, at) => (promise?.at === at && (promise.kept === 'to the letter' || !outcome) ? old : outcome));
}

/** Was the purpose of the step seen? Else the repair stays a candidate, however the run ended. */
function isSeen({ promise, outcomes, nextCame }: Repair, old: Outcome | null): boolean {
  if (nextCame) return true;
  return old ? promise !== undefined && promise.kept !== 'not' : outcomes.some((outcome) => outcome !== null);
}

/**
 * Stores a repair in its playbook as a version, in force if the playbook reached its end with it and the step's expected outcome was seen;
 * one without an expected outcome is not kept where the step had one. One that did not work is remembered so that it is not tried again.
 */
export function applyRepair(memory: DomainPlaybooks, repair: Repair, now: string): DomainPlaybooks {
  const playbook = memory.playbooks.find(({ id }) => id === repair.playbookId);
  if (!playbook) return memory;
  // A confirmed navigation to another site counts once: a replay would not ask.
  if (repair.operations.some((operation) => leaves(operation, playbook))) return memory;
  const old = playbook.operations[repair.step];
  const variable = playbook.variableStep;
  if (variable && variable.step === repair.step && repair.variant !== undefined && repair.variant !== variable.recorded)
    return mendOption(memory, playbook, variable.map, repair.variant, repair);
  const other = otherChoiceAt(playbook, repair.step, chosenBy(repair.operations));
  if (other) return mendOption(memory, playbook, other.map, other.label, repair);
  const { operations, params } = blankMended(playbook, old, repair.operations);
  const promised = playbook.outcomes[repair.step] ?? null;
  const outcomes = promisesOf(repair, promised);
  if (repair.worked && promised && outcomes.every((outcome) => !outcome)) return memory;
  const added = operations.length ? spliceVersion({ ...playbook, params }, repair.step, operations, now, outcomes) : undefined;
  const replace = (next: Playbook): DomainPlaybooks => ({
    ...memory,
    playbooks: memory.playbooks.map((one) => (one === playbook ? next : one)),
  });
  if (!repair.worked || !added) return replace(rememberFailed(added ? rejectVersion(added.playbook, added.version) : playbook, repair.key));
  if (isPinned(playbook) || !isSeen(repair, promised)) return replace(added.playbook);
  const active = activateVersion(added.playbook, added.version);
  const [only] = operations;
  const print = operations.length === 1 && only && only.type !== 'navigate' && only.type === old?.type ? only.fingerprint : undefined;
  return print && old ? healSameTargets(replace(active), active, old, { found: print }, now) : replace(active);
}

const leaves = (operation: Operation, { domain }: Playbook): boolean =>
  operation.type === 'navigate' &&
  operation.url !== undefined &&
  domainOf(parseUrl(operation.url, `https://${domain}`)?.href ?? '') !== domain;

/** The label of the option that the repairing steps chose. */
function chosenBy(operations: readonly Operation[]): string | undefined {
  const last = operations.findLast(({ type }) => type === 'click');
  return last && chosenLabel(last);
}

/** With another option than the recorded one: what is repaired is the target of that option. */
function mendOption(
  memory: DomainPlaybooks,
  playbook: Playbook,
  map: string,
  variant: string,
  { operations, worked, key }: Repair,
): DomainPlaybooks {
  const last = operations.findLast(({ type }) => type === 'click');
  if (!worked || !last) {
    return { ...memory, playbooks: memory.playbooks.map((one) => (one === playbook ? rememberFailed(one, key) : one)) };
  }
  return { ...memory, optionMap: mergeOptionMaps(memory.optionMap, { [map]: { [variant]: targetFieldsOf(last) } }) };
}

/** What the planner typed into the field is what the playbook types there; other typed text becomes a new param. */
function blankMended(
  playbook: Playbook,
  old: Operation | undefined,
  mended: readonly Operation[],
): { operations: Operation[]; params: Param[] } {
  const typed = mended.filter(isWriting);
  if (old && isWriting(old) && typed.length === 1) {
    return { operations: mended.map((one) => (isWriting(one) ? rewritten(one, old.text) : one)), params: playbook.params };
  }
  const { operations, params } = parameterise(mended, playbook.params);
  return { operations, params: [...playbook.params, ...params] };
}
