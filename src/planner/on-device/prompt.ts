import { messages, systemBlocks } from '../claude/prompt/messages';
import type { PlanRequest } from '../planner';

/** The same manual as for Claude, with the form of the answer in words. */
export const manual = systemBlocks(false)
  .map(({ text }) => text)
  .join('\n');

/** The conversation of a run as one text: a session is made anew for each planning. */
export function prompt(request: PlanRequest, budget: number): string {
  return messages(request, { budget, picture: false, hide: (text) => text })
    .map(({ role, content }) => {
      const text = typeof content === 'string' ? content : content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
      return role === 'assistant' ? `You planned: ${text}` : text;
    })
    .join('\n\n');
}
