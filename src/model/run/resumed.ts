import { isCompletion } from '../plan/plan-kind';
import type { PlanProgress, QueueItem, Run } from './run';
import type { RunEventOf } from './run-event';

/** Where a run stopped before its end: the last plan of which something was left, and its step. */
export interface Stop {
  plan: PlanProgress;
  item: QueueItem;
}

/**
 * The step at which a run stopped: the one that failed, else the first that was not begun. Undefined where nothing is left of its last plan, or
 * where it is not known whether the step was done.
 */
export function stopOf({ plans }: Pick<Run, 'plans'>): Stop | undefined {
  const plan = plans.findLast((one) => !isCompletion(one.plan));
  if (!plan || plan.items.some(({ status, record }) => status === 'dispatching' && !record)) return undefined;
  const item = plan.items.find(({ status }) => status === 'failed') ?? plan.items.find(({ status }) => status === 'waiting');
  return item && { plan, item };
}

/**
 * A run that had ended goes on. What a planner said after the stop (that it cannot go on) is put aside, so that the plan that stopped is the
 * current one again. The time since its end was the person's.
 */
export function resumed(run: Run, { way, target, at }: RunEventOf<'resumed'>): Partial<Run> {
  if (!run.finished) return {};
  const stop = stopOf(run);
  const plans = stop ? run.plans.slice(0, run.plans.indexOf(stop.plan) + 1) : withoutEnd(run.plans);
  const byHand = way === 'by-hand' ? { personActed: true as const } : {};
  return {
    finished: undefined,
    fault: undefined,
    held: undefined,
    learned: undefined,
    stale: true,
    waited: run.waited + Math.max(0, at - run.finished.at),
    // A tab that is gone is asked about anew.
    closings: run.closings + (run.closed ? 1 : 0),
    learnedUpTo: run.plans.flatMap(({ items }) => items).filter(({ record }) => record).length,
    plans: plans.map((plan) => (plan === stop?.plan ? { ...plan, ...byHand } : plan)),
    resumed: stop ? { way, ...(target ? { target } : {}) } : undefined,
  };
}

const withoutEnd = (plans: readonly PlanProgress[]): PlanProgress[] =>
  plans.slice(0, plans.findLastIndex(({ plan }) => !isCompletion(plan)) + 1);
