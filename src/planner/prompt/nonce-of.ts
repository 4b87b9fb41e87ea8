import { hashId } from '../../lib/ids';
import type { PlanRequest } from '../planner';

/** The random word in the delimiters of page text, the same in all prompts of a run. */
export function nonceOf({ nonce, goal }: PlanRequest): string {
  return nonce ?? hashId(goal);
}
