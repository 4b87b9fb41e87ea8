import { z } from 'zod';
import { RunResult, sayRun } from '../say-run';
import type { ToolMaker } from '../tool-maker';

/** Carries out a goal in words. */
export const runGoalTool: ToolMaker = ({ add, desk, nonce, follow }) =>
  add(
    'run_goal',
    {
      title: 'Carry out a goal',
      description:
        'Carries out a goal in the page: plans it, acts, checks what came of it. A goal that was reached before on this site needs no model. What needs a person comes back as a question with choices; nothing is done for it until `answer`.',
      inputSchema: z.strictObject({
        goal: z.string().min(1).max(8000).describe('What is to be done, in plain words: "add two Ceramic mugs to the cart".'),
        url: z.string().max(4000).optional().describe('Open this address first.'),
        tab: z.number().int().optional(),
        learn: z.boolean().optional().describe('false: keep nothing of this run.'),
      }),
      outputSchema: RunResult,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
    async ({ goal, url, tab: number, learn = true }, context) => {
      const tab = url === undefined ? await desk.tab(number) : await desk.open(url);
      const abra = await desk.browser();
      const { planner, learn: mayLearn } = desk.options;
      const begin = () => abra.call('run.start', { goal, tabId: tab.tabId, ...(planner && { planner }), learn: learn && mayLearn });
      return sayRun(await follow(begin, context), nonce, desk.asks);
    },
  );
