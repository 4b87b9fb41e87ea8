import { COURTESY } from '../../languages/joined/goal-words';

/** Removes polite beginnings: "could you open it?" asks for the deed; "is it open?" asks something, and its question mark stays. */
export function withoutCourtesy(goal: string): string {
  const rest = goal.replace(POLITE, '');
  const bare = rest.replace(BEGINS, '').replace(ENDS, '');
  return rest === goal ? bare : bare.replace(/[?？\s]+$/u, '');
}

/** Polite beginnings say nothing about what to do. */
const POLITE = new RegExp(`^\\s*(?:(?:${COURTESY.opens})[\\s,]+)*(?:${COURTESY.asks})[\\s,]+`, 'iu');
const BEGINS = new RegExp(`^\\s*(?:${COURTESY.begins})\\s+`, 'iu');
const ENDS = new RegExp(`[\\s,]+(?:${COURTESY.ends})[\\s.!]*$`, 'iu');
