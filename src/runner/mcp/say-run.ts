import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Run } from '../../model/run/run';
import { fence } from '../../planner/prompt/fence';
import type { Desk } from './desk';

const choice = z.object({ id: z.string(), label: z.string() });

/** What became of a run, for programs. */
export const RunResult = z.object({
  run: z.string().describe('The id of the run.'),
  outcome: z.enum(['success', 'failed', 'stopped', 'crashed', 'question', 'running']),
  summary: z.string().describe('What was done, what was read, or why it stopped. It may hold text of the page.'),
  question: z
    .object({ text: z.string(), kind: z.string(), choices: z.array(choice) })
    .optional()
    .describe('What a person has to decide. Nothing is done until `answer` is called with one of the choices.'),
  steps: z.number().describe('How many steps were done.'),
  modelCalls: z.number().describe('How often Abra itself asked a model.'),
});
export type RunResult = z.infer<typeof RunResult>;

/** The run as a tool answers it. Words that may come from the page stand between markers with `nonce`. */
export function sayRun(run: Run, nonce: string, asks: Desk['asks']): CallToolResult {
  const result = resultOf(run, asks);
  return {
    ...(isWell(result) ? {} : { isError: true }),
    structuredContent: result,
    content: [{ type: 'text', text: sayOutcome(result, nonce, asks) }],
  };
}

/** Did it do what was asked for, or does it only wait for a word? */
const isWell = ({ outcome }: RunResult) => outcome === 'success' || outcome === 'question';

/** What the client may choose where the person decides in the panel. */
export const IN_PANEL = [
  { id: 'wait', label: 'Wait for what the person decides in the panel' },
  { id: 'stop', label: 'Stop the run' },
];

/** What became of the run. */
export function resultOf({ id, finished, question, operations, usage }: Run, asks: Desk['asks']): RunResult {
  return {
    run: id,
    outcome: finished?.outcome ?? (question ? 'question' : 'running'),
    summary: finished?.summary ?? question?.text ?? '',
    ...(question && !finished
      ? { question: { text: question.text, kind: question.kind, choices: asks === 'panel' ? IN_PANEL : question.choices } }
      : {}),
    steps: operations,
    modelCalls: usage.calls,
  };
}

/** The result in words. */
export function sayOutcome({ run, outcome, summary, question }: RunResult, nonce: string, asks: Desk['asks']): string {
  if (!question) return `${OUTCOMES[outcome]} (run ${run}).\n${fence('report', nonce, summary)}`;
  if (asks === 'panel')
    return `Run ${run} waits for the person, who is asked in Abra's panel:\n${fence('report', nonce, summary)}\nCall \`answer\` with this run and "wait" to wait on, or "stop".`;
  const choices = question.choices.map(({ id, label }) => `${id} (${label})`).join(', ');
  return `Run ${run} waits for a person, and nothing is done until they have decided:\n${fence('report', nonce, summary)}\n${HOW[question.kind] ?? `Ask the person, then call \`answer\` with this run and one of the choices: ${choices}.`}`;
}

const OUTCOMES: Record<RunResult['outcome'], string> = {
  success: 'Done',
  failed: 'Not done',
  stopped: 'Stopped',
  crashed: 'Abra failed',
  question: 'A question',
  running: 'It goes on still',
};

/** Questions that no choice answers. */
const HOW: Record<string, string> = {
  secret:
    'The value of a secret is never given over this connection. Call `answer` with `secret`, the name of one that was lent for this site; else ask the person to start `abra mcp` with --secret and --url for it, and call `answer` with stop.',
  file: 'Only files of the folder that `abra mcp --files` or ABRA_MCP_FILES of the service names are given, and only those whose path in it stands in the goal or the action. Call `answer` with stop, then name one.',
};
