import type { ItemStatus, PlanProgress, QueueItem, Run } from '../../../src/model/run/run';

/** The status of an operation as it is displayed. `unreached`: it will not be run any more. */
export type LiveStatus = 'waiting' | 'finding' | 'acting' | 'done' | 'skipped' | 'failed' | 'unreached';

/** Of the operations that were sent to a page together, the first is shown as finding its target, the others as waiting. */
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

/** Will no further operation of this plan be started? */
const isOver = (plan: PlanProgress, run: Run) => plan.bail !== undefined || run.finished !== undefined || run.plans.at(-1) !== plan;
