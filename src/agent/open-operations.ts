import { pathOf } from '../lib/url';
import type { OpenOperation } from '../model/leg';
import { sayOperation } from '../model/operation-words';
import type { OperationRecord } from '../model/record';
import { items, type QueueItem, type Run } from '../model/run';
import type { QueuedOperation } from '../model/run-event';
import { unrepeatable } from '../model/unrepeatable';

/**
 * Nothing that was dispatched is dispatched again. An operation is open when it was dispatched and no effect of it was seen. Whoever plans the same anew
 * (a repair, the same or another planner) does not get it: the page compares by what was really hit, and only the person can say "again".
 * Operations of one plan were planned together, knowing nothing of what would come of each, so that three clicks on "+" stay three.
 */
export function openOperations(run: Run, item: QueuedOperation): OpenOperation[] {
  if (!unrepeatable(item.operation) || item.again) return [];
  const at = run.plans.findLastIndex((plan) => plan.items.some(({ id }) => id === item.id));
  const plan = run.plans[at];
  // The later steps of a mended playbook were planned before what went wrong.
  if (!plan || (plan.mends && item.origin && item.origin.version > 0)) return [];
  const repeated = new Set(items(run).map(({ again }) => again));
  return run.plans
    .slice(0, beginOf(run, at))
    .flatMap((one) => one.items)
    .filter((one) => isOpen(one) && !repeated.has(one.id))
    .map((one) => openOperation(one, run))
    .slice(-50);
}

/** A plan that goes on after a question is one with the plan that had stopped to ask. */
function beginOf({ plans }: Run, at: number): number {
  return plans[at]?.resumes ? beginOf({ plans } as Run, at - 1) : at;
}

/** Was it dispatched, is it something that would happen twice, and is nothing known to have come of it? */
export function isOpen({ operation, expects, record, status, found }: QueueItem): boolean {
  if (!unrepeatable(operation, (record?.found ?? found)?.role)) return false;
  if (!record) return status === 'dispatching';
  return record.dispatched && !(record.status === 'done' && (expects || sawEffect(record)));
}

/**
 * Did anything come of it that the page shows, so that whoever plans it again knows that it was done? A request that was answered and what was stored
 * say that it was done, but not to a planner.
 */
function sawEffect({ delta, value }: OperationRecord): boolean {
  const { appeared, disappeared, changed } = delta.totals;
  if (appeared + disappeared + changed > 0 || delta.url || value !== undefined) return true;
  return delta.effects?.some((effect) => !UNSEEN.test(effect)) === true;
}
const UNSEEN = /^(request|storage|cookie) /;

function openOperation({ id, operation, record, found, label }: QueueItem, run: Run): OpenOperation {
  const hit = record?.found ?? found;
  return {
    operationId: id,
    what: unrepeatable(operation, hit?.role) ?? 'activate',
    label: (record?.label ?? label ?? sayOperation(operation)).slice(0, 400),
    ...(hit ? { found: hit } : {}),
    path: pathOf(record?.url ?? run.snapshot?.url ?? ''),
  };
}
