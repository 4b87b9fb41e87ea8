import type { Plan } from '../../model/plan/plan';
import { isCompletion } from '../../model/plan/plan-kind';
import type { PlanRequest } from '../planner';
import { planGoal } from './plan-goal';

/**
 * A playbook's broken step, planned again from what it wanted ("click “Log in”"). Only another way to say the same is found here, as
 * "Sign in" for "Log in"; anything further is for a planner that understands.
 */
export function planRepair(request: PlanRequest): Plan {
  const { repair } = request;
  if (!repair) return planGoal(request);
  const plan = planGoal({ goal: repair.wanted, snapshot: request.snapshot, history: [] });
  if (!isCompletion(plan)) return plan;
  const { playbook, step, of, evidence } = repair;
  return { ...plan, success: false, summary: `Step ${step} of ${of} of “${playbook}” could not be done. ${evidence}` };
}
