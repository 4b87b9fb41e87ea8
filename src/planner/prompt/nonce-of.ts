import { hashId } from '../../lib/ids';
import type { PlanRequest } from '../planner';

/** The word that fences page text in a run's prompts. */
export function nonceOf({ nonce, goal }: PlanRequest): string {
  return nonce ?? hashId(goal);
}
