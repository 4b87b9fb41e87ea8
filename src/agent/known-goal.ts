import { isCompletion } from '../model/plan/plan-kind';
import { currentPlan, queue, type Run } from '../model/run/run';
import { isDryRun } from './dry-run';

/** Did recall say that what the goal asks for has to be seen in the page once its playbooks are done? */
export function isToBeRead({ plans }: Run): boolean {
  const recalled = plans.findLast(({ by }) => by === 'recall')?.plan;
  return recalled !== undefined && !isCompletion(recalled) && recalled.more === true;
}

/** A recalled plan, or a repaired playbook that goes on after its repaired step: at its end the goal is reached without asking a planner. */
export function isKnownGoal(run: Run, at: number): boolean {
  const plan = run.plans[at];
  if (plan?.by === 'recall' || plan?.by === 'play') return true;
  if (plan?.resumes) return isKnownGoal(run, at - 1);
  return plan?.mends === true && plan.items.some(({ origin }) => origin) && isKnownGoal(run, at - 1);
}

/**
 * Does the run end with the leg that was sent, where all of it goes as planned? Then nobody asks how the page looks afterwards. Where it turns out that
 * somebody does, the page is looked at then.
 */
export function endsWithLeg(run: Run): boolean {
  const plan = currentPlan(run);
  if (!plan || plan.bail || plan.incomplete || isCompletion(plan.plan) || isDryRun(run) || queue(run).length) return false;
  return isKnownGoal(run, run.plans.indexOf(plan)) ? !isToBeRead(run) : plan.plan.more === false;
}
