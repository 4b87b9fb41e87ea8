import { isCompletion } from '../../model/plan/plan-kind';
import type { PlanProgress, QueueItem, Run } from '../../model/run/run';
import type { Step } from './step';

/** A step with its index in the run. */
export interface PlacedStep extends Step {
  at: number;
  /** In which tab of the run it was done, from 0; absent while there was one. */
  doneIn?: number;
}

/** The executed steps of one plan. */
export interface Iteration {
  plan: PlanProgress;
  steps: PlacedStep[];
  /** URL on which its first step began. */
  url: string;
}

/** The plans of a run of which something was executed. */
export function iterationsOf(run: Run): Iteration[] {
  let at = 0;
  let url = '';
  return wholePlans(run.plans).flatMap((plan) => {
    const found = plan.items.flatMap((item) => stepOf(item) ?? []);
    const [first] = found;
    if (!first) return [];
    const from =
      isInFrame(first) || first.doneIn !== undefined
        ? (plan.snapshot?.url ?? url)
        : (first.record.delta.url?.from ?? (url || first.record.url));
    url = from;
    const steps = found.map((step): PlacedStep => {
      // A record has the address of its own document; a playbook begins and ends at that of the tab.
      url = isInFrame(step) ? url : step.record.url;
      return { ...step, record: { ...step.record, url }, at: at++ };
    });
    return [{ plan, steps, url: from }];
  });
}

const isInFrame = ({ record: { found } }: Step): boolean => (found?.frame?.path.length ?? 0) > 0;

/**
 * A plan that stopped with a question and went on as the person answered is one plan: what was repeated, or accepted, replaces what had
 * failed; what was passed over counts as failed.
 */
function wholePlans(plans: readonly PlanProgress[]): PlanProgress[] {
  const whole: PlanProgress[] = [];
  for (const plan of plans) {
    const before = plan.resumes ? whole.pop() : undefined;
    const [first] = plan.items;
    const anew = first?.again !== undefined || first?.accepted === true || isTriedAgain(first, before);
    const kept = before?.items.filter((item) => isDoneOrSkipped(item) || (!anew && item.status === 'failed')) ?? [];
    const snapshot = before?.snapshot ?? plan.snapshot;
    whole.push(kept.length ? { ...plan, items: [...kept, ...plan.items], ...(snapshot ? { snapshot } : {}) } : plan);
  }
  return whole;
}

/** Does the plan begin with the step at which the one before it waited for the person? Else that step was passed over. */
function isTriedAgain(first: QueueItem | undefined, before: PlanProgress | undefined): boolean {
  const waited = before?.items.find(({ status }) => status === 'failed');
  if (!first || !waited) return false;
  return first.origin?.playbookId === waited.origin?.playbookId && first.origin?.step === waited.origin?.step;
}

/** Was every operation of the plan done or skipped, and nothing left out of it? */
export function ranToItsEnd({ items, bail, incomplete, plan }: PlanProgress): boolean {
  return !isCompletion(plan) && !bail && !incomplete && items.length > 0 && items.every(isDoneOrSkipped);
}

/** Is the operation done or skipped? */
export const isDoneOrSkipped = ({ status }: QueueItem) => status === 'done' || status === 'skipped';

/** What the page reported of the target before it acted counts where its document was unloaded before the record came. */
function stepOf({ operation, record, found, origin, doneIn }: QueueItem): Omit<PlacedStep, 'at'> | undefined {
  if (!record) return undefined;
  return {
    operation,
    record: record.found || !found ? record : { ...record, found },
    ...(origin ? { origin } : {}),
    ...(doneIn === undefined ? {} : { doneIn }),
  };
}
