import type { QueueItem } from '../../../../src/model/run';
import type { Origin } from '../../../../src/model/run-event';

/** Operations that follow each other out of the same playing of a playbook. `at` is where the group begins in the plan. */
export interface OriginGroup {
  origin: Origin | undefined;
  at: number;
  items: QueueItem[];
}

/** A step that does not come after the one before begins a new group: the same playbook played twice. */
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
