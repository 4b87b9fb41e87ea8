import { pathOf } from '../lib/url';
import { sayOperation } from '../model/plan/operation-words';
import type { OpenOperation } from '../model/run/leg';
import type { OperationRecord } from '../model/run/record';
import { items, type QueueItem, type Run } from '../model/run/run';
import type { QueuedOperation } from '../model/run/run-event';
import { unrepeatable } from '../model/run/unrepeatable';

/**
 * The operations that must not be dispatched again. An operation is open when it was dispatched and no effect of it was seen. Whoever plans
 * the same anew (a repair, the same or another planner) does not get it: the page compares by the element that was really hit, and only the
 * person can say "again". Operations of one plan were planned together before any effect, so that three clicks on "+" stay three.
 */
export function openOperations(run: Run, item: QueuedOperation): OpenOperation[] {
  if (!unrepeatable(item.operation) || item.again) return [];
  const at = run.plans.findLastIndex((plan) => plan.items.some(({ id }) => id === item.id));
  const plan = run.plans[at];
  // The later steps of a repaired playbook were planned before the failure.
  if (!plan || (plan.mends && item.origin && item.origin.version > 0)) return [];
  const repeated = new Set(items(run).map(({ again }) => again));
  return run.plans
    .slice(0, beginOf(run, at))
    .flatMap((one) => one.items)
    .filter((one) => isOpenOperation(one) && !repeated.has(one.id))
    .map((one) => openOperation(one, run))
    .slice(-50);
}

/** The index of the first plan that this one continues: a plan that goes on after a question is one with the plan that stopped. */
function beginOf({ plans }: Run, at: number): number {
  return plans[at]?.resumes ? beginOf({ plans } as Run, at - 1) : at;
}

/** Was it dispatched, would a repetition matter, and is no effect known? */
export function isOpenOperation({ operation, expects, record, status, found }: QueueItem): boolean {
  if (!unrepeatable(operation, (record?.found ?? found)?.role)) return false;
  if (!record) return status === 'dispatching';
  return record.dispatched && !(record.status === 'done' && (expects || hadVisibleEffect(record)));
}

/**
 * Was there an effect that a planner would notice? An answered request and a stored value prove that it was done, but a planner does not
 * see them.
 */
function hadVisibleEffect({ delta, value }: OperationRecord): boolean {
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
