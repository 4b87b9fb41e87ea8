import type { Operation } from '../model/operation';
import { isCompletion, isReference } from '../model/plan';
import type { PlanProgress, Run } from '../model/run';
import type { QueuedOperation } from '../model/run-event';
import type { Target } from '../model/target';

/** The plan that an operation belongs to. */
const planOf = ({ id }: QueuedOperation, { plans }: Run): PlanProgress | undefined =>
  plans.findLast(({ items }) => items.some((one) => one.id === id));

/** Did a model make it? Memory and the embedded planner say nothing that a page could have talked them into. */
export function isByModel(item: QueuedOperation, run: Run): boolean {
  const by = planOf(item, run)?.by;
  return by !== undefined && BY_MODEL[by];
}

/** A kind of planner that is new has to say here whose rights its plans have. */
const BY_MODEL: Record<PlanProgress['by'], boolean> = {
  recall: false,
  play: false,
  embedded: false,
  'messages-api': true,
  'on-device': true,
};

/**
 * Why a model's plan says more than a planner may: it names elements by their numbers and answers nothing in the person's place. The reader of answers
 * refuses the rest already; this holds for a plan that was journaled before it did.
 */
export function whyNotPlanned(item: QueuedOperation, run: Run): string | undefined {
  const plan = isByModel(item, run) ? planOf(item, run)?.plan : undefined;
  const said = plan && !isCompletion(plan) ? plan.operations.flatMap((one) => (isReference(one) ? [] : [one])) : [];
  if (said.flatMap(targetsOf).some(isOtherwise)) return 'a planner names elements by their numbers only';
  return said.some(({ dialogs }) => dialogs?.length) ? 'what the page asks is for the person to answer' : undefined;
}

function targetsOf(operation: Operation): Target[] {
  if (operation.type === 'navigate') return [];
  return operation.type === 'drag' && operation.to ? [operation, operation.to] : [operation];
}

const isOtherwise = ({ selector, fingerprint, position, relX, relY }: Target): boolean =>
  [selector, fingerprint, position, relX, relY].some((one) => one !== undefined);
