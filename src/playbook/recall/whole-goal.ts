import { comparesBy, depends, namesAll } from '../../model/goal/asks';
import { clausesOf } from '../../model/goal/clauses';
import { uncovered } from '../../model/goal/cover';
import { type Deed, deedOf } from '../../model/goal/deed';
import { needsDate } from '../../model/goal/needs-date';
import { keyOfPage } from '../../model/page/page-key';
import type { OperationType } from '../../model/plan/operation';
import { isCompletion } from '../../model/plan/plan-kind';
import { isWriting, rewritten } from '../../model/plan/writing';
import type { Playbook } from '../../model/playbook/playbook';
import type { Run } from '../../model/run/run';
import type { Iteration } from '../learn/iteration';
import { isLearned, type Step } from '../learn/step';
import { fillText } from '../play/placeholders';

/** A playbook with what it would be bound to. */
export interface Bound {
  playbook: Playbook;
  variant?: string | undefined;
  params?: Record<string, string> | undefined;
}

/** Does each clause of the goal have its operation among those of the playbooks? Names do not count: they may say more than is done. */
export function coversGoal(goal: string, bound: readonly Bound[]): boolean {
  return uncovered(goal, bound.flatMap(deedsOf)).length === 0;
}

/** Does something read what the goal asks to be told, and assert what it asks to be checked? */
export function answersGoal(goal: string, bound: readonly Bound[]): boolean {
  return uncovered(goal, bound.flatMap(deedsOf)).every(({ wants }) => wants === 'deed');
}

/** What no step of a playbook, or of a run, did for a goal: nothing, something that it asks to be told or checked, or something to do. */
export type LeftOfGoal = 'nothing' | 'reading' | 'deeds';

/** What was not done for the goal in the run. What was fulfilled already, and no step would bring about, does not count: next time it may not be. */
export function leftOfGoal(run: Run, steps: readonly Step[]): LeftOfGoal {
  const done = steps.filter((step) => isLearned(step) || (step.origin && step.record.status === 'skipped'));
  // In a list of steps each line is one command, covered by its planner; a line without an operation was fulfilled already.
  if (run.started.workflow) return done.length >= run.goal.split('\n').filter((line) => line.trim() !== '').length ? 'nothing' : 'deeds';
  return leftBy(run.goal, done.map(deedOfStep), wasSeen(run));
}

/** Did a planner say, with the final page before it, that the goal is reached? One that counts its own commands has not looked. */
const wasSeen = ({ plans }: Run): boolean => plans.some(({ plan, by }) => isCompletion(plan) && plan.success && by !== 'embedded');

/**
 * The page on which a planner decided what to do, by its key: where what is left of the goal only depends on what the page shows ("the cheapest",
 * "everything"), was decided at one look, and seen to be done. Empty where it is not known to be so, or where the day decided too.
 */
export function knownOn(run: Run, iterations: readonly Iteration[]): { on?: string } {
  const [only, another] = iterations;
  const judged = clausesOf(run.goal).some(({ text }) => comparesBy(text).length + namesAll(text).length > 0);
  const isOther = run.started.play || run.started.workflow || run.started.before || depends(run.goal) || needsDate(run.goal);
  if (!only?.plan.snapshot || another || !judged || isOther || !wasSeen(run)) return {};
  return only.plan.by === 'recall' || only.plan.bail ? {} : { on: keyOfPage(only.plan.snapshot) };
}

/** The page of which a planner said at the end that the goal is reached, by its key. */
export function seenAs({ plans }: Run): { seenAs?: string } {
  const last = plans.at(-1);
  const seen = last && isCompletion(last.plan) && last.plan.success && last.by !== 'embedded' ? last.snapshot : undefined;
  return seen ? { seenAs: keyOfPage(seen) } : {};
}

/** Does some of the goal ask to be told or checked? */
export const asksForWords = (goal: string): boolean => clausesOf(goal).some(({ wants }) => wants !== 'deed');

/** What these playbooks leave of the goal. `seen`: a goal of these words, with other values, was reached by just them. */
export const leftByPlaybooks = (goal: string, bound: readonly Bound[], seen = false): LeftOfGoal =>
  leftBy(goal, bound.flatMap(deedsOf), seen);

/** A reading may be left to a planner, who looks at the page afterwards; unless what was done on the way to it may have depended on the page of then. */
function leftBy(goal: string, deeds: readonly Deed[], seen = false): LeftOfGoal {
  const left = uncovered(goal, deeds, seen);
  if (!left.length) return 'nothing';
  return left.every(({ wants, text }) => wants !== 'deed' && !dependedOnPage(text, deeds)) ? 'reading' : 'deeds';
}

/** Was it a condition; or a comparison, and something was pressed, which may have been what was best then? Filters and orders stay the same, whatever they show. */
const dependedOnPage = (text: string, deeds: readonly Deed[]): boolean =>
  depends(text) || (comparesBy(text).length > 0 && !deeds.every(({ type }) => ARRANGES.has(type)));

const ARRANGES: ReadonlySet<OperationType> = new Set(['type', 'select', 'check', 'scroll', 'extract'] as const);

const deedOfStep = ({ operation, record: { label, found } }: Step): Deed => deedOf(operation, [operation.note, label], found);

function deedsOf({ playbook: { operations, params, variableStep }, variant, params: given = {} }: Bound): Deed[] {
  const defaults = params.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value] as const]));
  const values = { ...Object.fromEntries(defaults), ...given };
  return operations.map((operation, step) => {
    const chosen = params.filter(({ choice, item }) => choice?.step === step || item?.steps.includes(step)).map(({ name }) => values[name]);
    const filled = isWriting(operation) ? rewritten(operation, fillText(operation.text, values)) : operation;
    return deedOf(filled, [...chosen, ...(variableStep?.step === step ? [variant ?? variableStep.recorded] : [])]);
  });
}
