import { z } from 'zod';
import type { Question } from '../../../model/run/run-event';
import { EXIT, giveUp } from '../../give-up';
import type { Desk } from '../desk';
import { IN_PANEL, RunResult, sayRun } from '../say-run';
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
        choice: z.string().max(200).optional().describe('The id of one of its choices.'),
        secret: z
          .string()
          .max(80)
          .optional()
          .describe(
            'Instead, where it asks for a secret: the name of one that was lent with --secret when the server was started, never its value.',
          ),
      }),
      outputSchema: RunResult,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
    async ({ run: runId, choice, secret }, context) => {
      const abra = await desk.browser();
      const { question, finished } = await abra.load(runId);
      if (!question && desk.asks === 'panel') return sayRun(await follow(async () => ({ runId }), context), nonce, desk.asks);
      if (!question)
        giveUp(
          EXIT.usage,
          finished ? `Run ${runId} has ended and asks nothing any more: ${finished.summary}` : `Run ${runId} asks nothing now.`,
        );
      if (secret !== undefined) {
        const { given } = desk;
        if (choice !== undefined || !given)
          giveUp(EXIT.usage, 'A secret is given by its name alone, where Abra was started with --secret.');
        const begin = async () => {
          await given.giveSecret(await abra.load(runId), secret);
          return { runId };
        };
        return sayRun(await follow(begin, context), nonce, desk.asks);
      }
      const choices = choicesOf(question, desk.asks);
      if (choice === undefined || !choices.some(({ id }) => id === choice))
        giveUp(
          EXIT.usage,
          `"${choice ?? ''}" is none of the choices of run ${runId}. There are: ${choices.map(({ id, label }) => `${id} (${label})`).join(', ')}. Nothing was done.`,
        );
      const begin = async () => {
        if (desk.asks === 'panel' && choice === 'wait') return { runId };
        if (desk.asks === 'panel') await abra.call('run.stop', { runId });
        else await abra.call('run.answer', { runId, questionId: question.id, choice });
        return { runId };
      };
      return sayRun(await follow(begin, context), nonce, desk.asks);
    },
  );

/** No choice gives a secret or a file; where the person decides in the panel, none decides anything. */
function choicesOf({ kind, choices }: Question, asks: Desk['asks']): Pick<Question['choices'][number], 'id' | 'label'>[] {
  if (asks === 'panel') return IN_PANEL;
  return choices.filter(({ id }) => id === 'stop' || (kind !== 'secret' && kind !== 'file') || id === 'continue');
}
