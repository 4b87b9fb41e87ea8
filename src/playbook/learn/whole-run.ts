import { tidy } from '../../lib/text';
import { pathOf } from '../../lib/url';
import type { Operation } from '../../model/plan/operation';
import { isCompletion } from '../../model/plan/plan-kind';
import { variableSteps } from '../../model/playbook/choices';
import type { Param, Playbook } from '../../model/playbook/playbook';
import type { QueueItem, Run } from '../../model/run/run';
import { isPause, playbookId, targetKey } from '../merge/identity';
import { distill, playbookOf } from './distill';
import { nameOfGoal } from './goal-pattern';
import { itemParam } from './items';
import { type Iteration, isDoneOrSkipped, type PlacedStep } from './iteration';
import { isLearned } from './step';
import type { Session } from './stitch';

/** A playbook with the steps of the run that it was made of. */
export interface RunAsPlaybook {
  playbook: Playbook;
  steps: PlacedStep[];
}

/**
 * All that a run did for a goal that it reached, as one playbook, whoever planned each step and however many plans it took. It is named
 * after the goal where `did` says that all of that was done, else as its planner did. A plan that stopped on the way is part of it with what it did until
 * then, as the next one went on from there. Undefined where something that was begun failed and left something behind that is in none of the steps, where a
 * playbook was repaired, or where all of it was played from playbooks.
 */
export function learnedRun(run: Run, iterations: readonly Iteration[], session: Session, did: boolean): RunAsPlaybook | undefined {
  const { domain, goal, viewport, now } = session;
  if (run.started.play || run.started.workflow || !iterations.every(isWholeOrGoneOnFrom)) return undefined;
  const steps = inTheirTabs(
    iterations.flatMap((one) => one.steps).filter((step) => isLearned(step) && !step.record.bail && !isPause(step.operation)),
  );
  if (!steps?.some(({ origin }) => !origin)) return undefined;
  const named = iterations.map(({ plan }) => (isCompletion(plan.plan) ? '' : tidy(plan.plan.sequenceName))).filter(Boolean);
  const sequenceName = [...new Set(named)].join(', ').slice(0, 200) || undefined;
  const pagePath = pathOf(iterations[0]?.url ?? '');
  const plain = playbookOf({ domain, pagePath, goal, sequenceName, steps, viewport, now, cause: 'learned' });
  const made = plain && withItem(plain, goal, steps, iterations);
  const name = made && did ? nameOfGoal(goal, valuesIn(made)) : undefined;
  return made && { playbook: name ? { ...made, name, namedBy: 'planner' } : made, steps };
}

/** The playbook with a param for the item that the goal names, where it names one. */
function withItem(playbook: Playbook, goal: string, steps: readonly PlacedStep[], iterations: readonly Iteration[]): Playbook {
  const seen = playbook.operations.map((operation, at) => ({
    operation,
    snapshot: iterations.find((one) => one.steps.includes(steps[at] as PlacedStep))?.plan.snapshot,
  }));
  const param = itemParam(goal, seen, [...playbook.params, ...recordedOption(playbook)]);
  if (!param?.item) return playbook;
  const params = [...playbook.params, param];
  const variable = [...variableSteps(playbook), ...param.item.steps.map((step) => ({ step, map: '', recorded: '' }))];
  return { ...playbook, params, id: playbookId(playbook.operations, playbook.domain, playbook.pagePath, variable) };
}

/** What the variable step chose, as a value that is taken. */
const recordedOption = ({ variableStep }: Playbook): Param[] =>
  variableStep ? [{ name: 'variant', kind: 'option', default: variableStep.recorded }] : [];

/**
 * Each step with the tab that it was done in, as a playbook says it: going to another tab is no step of its own. Undefined where a playbook among them has
 * numbers for its own tabs.
 */
function inTheirTabs(steps: PlacedStep[]): PlacedStep[] | undefined {
  const goes = ({ operation }: PlacedStep) => operation.type === 'navigate' && operation.to === 'tab';
  if (!steps.some((step) => step.doneIn || goes(step))) return steps;
  if (steps.some(({ operation }) => operation.tab !== undefined)) return undefined;
  return steps
    .filter((step) => !goes(step))
    .map((step) => (step.doneIn ? { ...step, operation: { ...step.operation, tab: step.doneIn } } : step));
}

/** Was the plan done to its end, or did a later one go on from where it stopped? Of a repair, or what a person did, the steps say too little. */
function isWholeOrGoneOnFrom({ plan }: Iteration, at: number, all: readonly Iteration[]): boolean {
  const { items, bail, incomplete, mends, personActed } = plan;
  const later = all.slice(at + 1).flatMap((one) => one.plan.items);
  if (mends || personActed || !items.every((item) => item.status === 'waiting' || isDoneOrSkipped(item) || leftNothing(item, later)))
    return false;
  return (!bail && !incomplete) || later.some(isDoneOrSkipped) || items.some(({ status }) => status === 'failed');
}

/** Did all that failed in the run leave nothing behind? Else the goal may have been reached by what is in no step. */
export const nothingLeftBehind = (iterations: readonly Iteration[]): boolean =>
  iterations.every(({ plan: { items } }, at) => {
    const later = iterations.slice(at + 1).flatMap(({ plan }) => plan.items);
    return items.every((item) => item.status !== 'failed' || leftNothing(item, later));
  });

/** Was a step that failed never begun; or was it a value that the page did not take, in a field that was filled in later? */
function leftNothing({ record, operation }: QueueItem, later: readonly QueueItem[]): boolean {
  if (!record?.dispatched) return record !== undefined;
  const field = record.found && targetKey({ fingerprint: record.found });
  const isFilledLater = ({ status, operation: other, record: next }: QueueItem) =>
    status === 'done' && setsValue(other) && next?.found !== undefined && targetKey({ fingerprint: next.found }) === field;
  return record.bail?.kind === 'value-rejected' && setsValue(operation) && later.some(isFilledLater);
}

/** Is a field afterwards what the operation says, whatever it was before? */
const setsValue = (operation: Operation): boolean =>
  operation.type === 'select' || (operation.type === 'type' && (operation.mode ?? 'replace') === 'replace');

const valuesIn = (playbook: Playbook) => ({
  ...defaultsOf(playbook),
  ...(playbook.variableStep ? { variant: playbook.variableStep.recorded } : {}),
});

/** The recorded values of its params by name. */
export const defaultsOf = ({ params }: Playbook): Record<string, string> =>
  Object.fromEntries(params.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])));

/** A list of steps that a person wrote is one playbook, in their order, whoever planned each; failed attempts on the way are not part of it. */
export function wholeWorkflow(run: Run, iterations: readonly Iteration[], session: Session): RunAsPlaybook | undefined {
  const steps = inTheirTabs(iterations.flatMap((one) => one.steps).filter(({ record }) => record.status !== 'failed' && !record.bail));
  const { workflow } = run.started;
  if (!workflow || !steps || steps.some(({ origin }) => origin)) return undefined;
  const { domain, goal, viewport, now } = session;
  const pagePath = pathOf(iterations[0]?.url ?? '');
  const sequenceName = workflow.name || undefined;
  const playbook = distill({ domain, pagePath, goal, sequenceName, steps, viewport, now, cause: 'learned' });
  return playbook && { playbook: sequenceName ? { ...playbook, namedBy: 'person' } : playbook, steps };
}
