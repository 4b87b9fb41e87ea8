import type { PlanRequest } from '../planner';
import { fence } from './fence';
import { listWithin } from './list-within';
import { nonceOf } from './nonce-of';
import { pageTextLines } from './page-text-lines';
import { findSection, unlistedLine } from './sections';

/** Tokens that one section may take. */
const BUDGET = 4000;

/** One section of a long page, as the model asked for it by name. */
export function sectionLines(request: PlanRequest, name: string): string {
  const { elements, text } = findSection(request.snapshot, name);
  if (!elements.length && !text) return `There is no section "${name}" on the page. Plan with what is listed, or ask for another one.`;
  const wanted = request.goal;
  const { lines, unlisted } = listWithin(elements, request.snapshot, { budget: BUDGET * 0.75, wanted });
  const rest = unlistedLine(unlisted);
  const said = pageTextLines(text, BUDGET * 0.25, wanted);
  return `${fence('page', nonceOf(request), [...lines, rest, ...said].filter(Boolean).join('\n'))}\n\nWhat next for the goal?`;
}
