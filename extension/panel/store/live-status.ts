import type { ItemStatus, PlanProgress, QueueItem, Run } from '../../../src/model/run';

/** What a person sees an operation do. `unreached`: it will not be done any more. */
export type LiveStatus = 'waiting' | 'finding' | 'acting' | 'done' | 'skipped' | 'failed' | 'unreached';

/** Of the operations that one page got together, the first is looked for and the others wait. */
export function liveStatus(item: QueueItem, plan: PlanProgress, run: Run): LiveStatus {
  if (item.status === 'sent')
    return plan.items.find(({ status }) => status === 'sent' || status === 'dispatching') === item ? 'finding' : 'waiting';
  if (item.status === 'waiting' && isOver(plan, run)) return 'unreached';
  if (item.status === 'dispatching' && run.finished) return 'failed';
  return plain[item.status];
}

const plain: Record<ItemStatus, LiveStatus> = {
  waiting: 'waiting',
  sent: 'finding',
  dispatching: 'acting',
  done: 'done',
  skipped: 'skipped',
  failed: 'failed',
};

/** Nothing of this plan will be begun any more. */
const isOver = (plan: PlanProgress, run: Run) => plan.bail !== undefined || run.finished !== undefined || run.plans.at(-1) !== plan;
