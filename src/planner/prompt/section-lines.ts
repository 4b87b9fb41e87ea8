import type { PlanRequest } from '../planner';
import { fence } from './fence';
import { listWithin } from './list-within';
import { nonceOf } from './nonce-of';
import { findSection, unlistedLine } from './sections';

/** Tokens that one section may take. */
const BUDGET = 4000;

/** One section of a long page, as the model asked for it by name. */
export function sectionLines(request: PlanRequest, name: string): string {
  const { elements, text } = findSection(request.snapshot, name);
  if (!elements.length && !text.length)
    return `There is no section "${name}" on the page. Plan with what is listed, or ask for another one.`;
  const wanted = request.goal;
  const { lines, unlisted } = listWithin(elements, text, request.snapshot, { budget: BUDGET, wanted });
  const rest = unlistedLine(unlisted);
  return `${fence('page', nonceOf(request), [...lines, rest].filter(Boolean).join('\n'))}\n\nWhat next for the goal?`;
}
