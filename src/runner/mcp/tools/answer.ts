import { z } from 'zod';
import { EXIT, giveUp } from '../../give-up';
import { RunResult, sayRun } from '../say-run';
import type { ToolMaker } from '../tool-maker';

/** Gives a run the decision of a person. */
export const answerTool: ToolMaker = ({ add, desk, nonce, follow }) =>
  add(
    'answer',
    {
      title: 'Answer a question of a run',
      description:
        'Gives a run the decision of a person about its open question, and follows it on. Ask the person first: a yes may pay, send or delete.',
      inputSchema: z.strictObject({
        run: z.string().max(80).describe('The id of the run that asks.'),
        choice: z.string().max(200).describe('The id of one of its choices.'),
      }),
      outputSchema: RunResult,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
    async ({ run: runId, choice }, context) => {
      const abra = await desk.browser();
      const { question, finished } = await abra.load(runId);
      if (!question)
        giveUp(
          EXIT.usage,
          finished ? `Run ${runId} has ended and asks nothing any more: ${finished.summary}` : `Run ${runId} asks nothing now.`,
        );
      const choices = question.choices.filter(
        ({ id }) => id === 'stop' || (question.kind !== 'secret' && question.kind !== 'file') || id === 'continue',
      );
      if (!choices.some(({ id }) => id === choice))
        giveUp(
          EXIT.usage,
          `"${choice}" is none of the choices of run ${runId}. There are: ${choices.map(({ id, label }) => `${id} (${label})`).join(', ')}. Nothing was done.`,
        );
      const begin = async () => {
        await abra.call('run.answer', { runId, questionId: question.id, choice });
        return { runId };
      };
      return sayRun(await follow(begin, context), nonce);
    },
  );
