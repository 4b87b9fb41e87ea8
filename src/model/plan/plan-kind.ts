import type { Completion, Plan, PlannedOperation, PlaybookReference } from './plan';

/** Does the plan say that nothing more is to be done? */
export const isCompletion = (plan: Plan): plan is Completion => plan.isComplete === true;

/** Does it leave the playbook that broke, instead of repairing it? A question does, as the plan after its answer is for the whole goal. */
export const isAfresh = (plan: Plan): boolean => !isCompletion(plan) && (plan.afresh === true || plan.ask !== undefined);

/** Is it a reference to a playbook? */
export const isReference = (planned: PlannedOperation): planned is PlaybookReference => 'playbook' in planned;
