import type { QueueItem } from '../../../../src/model/run/run';
import type { Origin } from '../../../../src/model/run/run-event';

/** Consecutive operations from one use of a playbook. `at` is the index in the plan where the group begins. */
export interface OriginGroup {
  origin: Origin | undefined;
  at: number;
  items: QueueItem[];
}

/** If the step number does not increase, a new group begins: the same playbook is used a second time. */
export function byOrigin(items: readonly QueueItem[]): OriginGroup[] {
  const groups: OriginGroup[] = [];
  for (const [at, item] of items.entries()) {
    const last = groups.at(-1);
    if (last && follows(last.items.at(-1)?.origin, item.origin)) last.items.push(item);
    else groups.push({ origin: item.origin, at, items: [item] });
  }
  return groups;
}

function follows(before: Origin | undefined, after: Origin | undefined): boolean {
  if (!before || !after) return before === after;
  return before.playbookId === after.playbookId && before.variant === after.variant && after.step > before.step;
}
