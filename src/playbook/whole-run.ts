import { tidy } from '../lib/text';
import { pathOf } from '../lib/url';
import { variableSteps } from '../model/choices';
import { isCompletion } from '../model/plan';
import type { Param, Playbook } from '../model/playbook';
import type { Run } from '../model/run';
import { distill, playbookOf } from './distill';
import { nameOfGoal } from './goal-pattern';
import { isPause, playbookId } from './identity';
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
 * after the goal where `did` says that all of that was done, else as its planner did. Undefined where something that was begun failed (what
 * it left behind is in none of the steps), a playbook broke on the way, or all of it was played from playbooks.
 */
export function learnedRun(run: Run, iterations: readonly Iteration[], session: Session, did: boolean): RunAsPlaybook | undefined {
  const { domain, goal, viewport, now } = session;
  if (run.started.play || run.started.workflow || !iterations.every(isWholeOrNeverBegun)) return undefined;
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

/** Was the plan done to its end, or did it stop at a step that was never begun? Of a repair, or what a person did, the steps say too little. */
function isWholeOrNeverBegun({ plan: { items, bail, incomplete, mends, personActed } }: Iteration): boolean {
  const begun = items.filter(({ status, record }) => status !== 'waiting' && !(status === 'failed' && record?.dispatched === false));
  if (mends || personActed || !begun.every(isDoneOrSkipped)) return false;
  const stopped = bail !== undefined || incomplete !== undefined;
  return !stopped || (items.some(({ status }) => status === 'failed') && !items.some(({ origin }) => origin));
}

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
