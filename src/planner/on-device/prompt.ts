import type { PlanRequest } from '../planner';
import { conversation } from '../prompt/conversation';

/** The conversation of a run as one text, since each planning begins a new session. */
export function prompt(request: PlanRequest, budget: number): string {
  return conversation(request, { budget, picture: false, hide: (text) => text })
    .map(({ role, content }) => {
      const text = content.map((part) => ('text' in part ? part.text : '')).join('\n');
      return role === 'assistant' ? `You planned: ${text}` : text;
    })
    .join('\n\n');
}
