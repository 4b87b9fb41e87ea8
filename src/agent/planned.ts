import type { Target } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import { isCompletion, isReference } from '../model/plan/plan-kind';
import { isModel } from '../model/plan/planners';
import type { PlanProgress, Run } from '../model/run/run';
import type { QueuedOperation } from '../model/run/run-event';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';

/** The plan that an operation belongs to. */
const planOf = ({ id }: QueuedOperation, { plans }: Run): PlanProgress | undefined =>
  plans.findLast(({ items }) => items.some((one) => one.id === id));

/** Did a model plan it? Recall and the embedded planner cannot be influenced by page text. */
export function isByModel(item: QueuedOperation, run: Run): boolean {
  const by = planOf(item, run)?.by;
  return by !== undefined && isModel(by);
}

/** Are its operations those of a program, which began it in the person's own browser? */
export const isByClient = ({ started }: Run): boolean => started.client !== undefined && started.play?.draft !== undefined;

/**
 * Why an operation of a model's plan exceeds what a planner may say: it names elements by number only and cannot answer for the person. The
 * reader of answers rejects it already; this covers plans journaled before it did. Undefined where it is allowed.
 */
export function whyNotPlanned(item: QueuedOperation, run: Run): Saying | undefined {
  const plan = isByModel(item, run) ? planOf(item, run)?.plan : undefined;
  const said = plan && !isCompletion(plan) ? plan.operations.flatMap((one) => (isReference(one) ? [] : [one])) : [];
  if (said.flatMap(targetsOf).some(isOtherwise)) return saying('numbersOnly');
  const answered = isByClient(run) ? [item.operation] : said;
  return answered.some(({ dialogs }) => dialogs?.length) ? saying('personAnswers') : undefined;
}

function targetsOf(operation: Operation): Target[] {
  if (operation.type === 'navigate') return [];
  return operation.type === 'drag' && operation.to ? [operation, operation.to] : [operation];
}

const isOtherwise = ({ selector, fingerprint, position, relX, relY }: Target): boolean =>
  [selector, fingerprint, position, relX, relY].some((one) => one !== undefined);
