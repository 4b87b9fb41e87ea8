import { z } from 'zod';
import { sayBail } from '../../../model/run/bail-words';
import type { OperationRecord } from '../../../model/run/record';
import type { Run } from '../../../model/run/run';
import type { RunEvent } from '../../../model/run/run-event';
import { fence } from '../../../planner/prompt/fence';
import { EXIT, giveUp } from '../../give-up';
import type { Desk } from '../desk';
import { ClientAction, operationsOf } from '../operations-of';
import { LOOK_TOKENS, sayPage } from '../say-page';
import { RunResult, resultOf, sayOutcome } from '../say-run';
import { StateChange, stateChange } from '../state-change';
import type { ToolMaker } from '../tool-maker';

export const SequenceAnswer = z.object({
  run: z.string().optional().describe('The id of the run, where `answer` may be called with it.'),
  completed: z.number().describe('How many actions succeeded.'),
  failed: z.object({ index: z.number(), action: z.string(), error: z.string() }).optional(),
  question: RunResult.shape.question,
  stateChange: StateChange.nullable().describe('null where nothing changed.'),
  stabilityWaitMs: z.number().describe('How long the page was waited for after the actions, all together.'),
  steps: z.array(z.object({ action: z.string(), result: z.enum(['ok', 'error']), durationMs: z.number() })).optional(),
});
type SequenceAnswer = z.infer<typeof SequenceAnswer>;

/** What a call may say: seed 001's fields, with those of its proposals that a page which is settled and not polled has no use for. */
export const SequenceCall = z.strictObject({
  actions: z.array(ClientAction).min(1).max(100),
  url: z.string().max(4000).optional().describe('Open this address first.'),
  tab: z.number().int().optional(),
  sessionId: z.string().max(40).optional().describe('The same as `tab`, as text.'),
  timeoutMs: z.number().min(0).max(60_000).optional().describe('The longest that the page is waited for after each action; default 5000.'),
  stabilityMs: z
    .number()
    .optional()
    .describe('Accepted and without effect: the page is waited for by what happens in it, not by the clock.'),
  pollIntervalMs: z.number().optional().describe('Accepted and without effect: nothing is polled.'),
  verbose: z.boolean().optional().describe('Tell of each action.'),
  look: z
    .enum(['changes', 'page', 'none'])
    .optional()
    .describe('What to tell of the page afterwards: what changed since it was last shown (default), all of it, or nothing.'),
});

/** Several actions in one call, with one delta (seed 001). */
export const executeSequenceTool: ToolMaker = ({ add, desk, nonce, follow }) =>
  add(
    'execute_sequence',
    {
      title: 'Do several actions',
      description:
        'Does several actions in the page, one after the other, in one call, and answers what they changed together. It waits for elements to come and for the page to settle by itself, and stops at the first action that fails. An action that pays, sends, deletes or the like comes back as a question first.',
      inputSchema: SequenceCall,
      outputSchema: SequenceAnswer,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
    async ({ actions, url, tab: wanted, sessionId, timeoutMs, verbose = false, look = 'changes' }, context) => {
      const files = actions.flatMap((one) => one.files ?? []);
      // In their own browser the person chooses them.
      if (files.length && desk.asks === 'client') await checkFiles(desk, files);
      const number = wanted ?? tabOf(sessionId);
      if (url !== undefined && number !== undefined) await desk.tab(number);
      const tab = url === undefined ? await desk.tab(number) : await desk.open(url);
      const { operations, secrets } = operationsOf(actions, url === undefined ? tab.shown : undefined);
      const abra = await desk.browser();
      const settle = timeoutMs === undefined ? {} : { settleLimit: timeoutMs };
      const run = await follow(() => abra.call('run.sequence', { tabId: tab.tabId, operations, secrets, ...settle }), context);
      const { events } = await abra.call('run.load', { runId: run.id });
      const looked = events.filter((event) => event.kind === 'looked');
      const before = looked[0]?.snapshot;
      const now = (await desk.tabs()).find(({ tabId }) => tabId === run.tabId) ?? tab;
      const page = await sayPage(abra, now, nonce, { wanted: '', budget: LOOK_TOKENS, changes: look !== 'page', since: before });
      const result = {
        ...resultOfSequence(run, actions, verbose, desk.asks),
        stateChange: stateChange(deltasOf(events), before, page.snapshot, look !== 'none'),
      };
      return {
        ...(result.failed ? { isError: true } : {}),
        structuredContent: result,
        content: [
          {
            type: 'text',
            text: [...sayResult(result, run, actions.length, nonce, desk.asks), ...(look === 'none' ? [] : [page.text])].join('\n'),
          },
        ],
      };
    },
  );

/** Before anything is done: are they files that may be given? */
async function checkFiles({ given }: Desk, files: readonly string[]): Promise<void> {
  if (!given) giveUp(EXIT.usage, 'No files can be given here.');
  await given.check(files);
}

/** A session's id is the number of a tab. */
function tabOf(sessionId: string | undefined): number | undefined {
  if (sessionId === undefined) return undefined;
  if (!/^\d{1,9}$/.test(sessionId))
    giveUp(EXIT.usage, `There is no session "${sessionId}": it is the number of a tab, as \`tabs\` tells them.`);
  return Number(sessionId);
}

const deltasOf = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.kind === 'reported' && event.delta ? [event.delta] : []));

function resultOfSequence(
  run: Run,
  actions: readonly ClientAction[],
  verbose: boolean,
  asks: Desk['asks'],
): Omit<SequenceAnswer, 'stateChange'> {
  const records = run.plans.flatMap(({ items }) => items.flatMap(({ record }) => record ?? []));
  const completed = records.filter(({ status }) => status !== 'failed').length;
  const { outcome, summary, question } = resultOf(run, asks);
  const { bail } = run.plans.at(-1) ?? {};
  const failed = outcome === 'success' || question ? undefined : actions[completed];
  return {
    ...(question || verbose ? { run: run.id } : {}),
    completed,
    ...(failed ? { failed: { index: completed, action: failed.action, error: bail ? sayBail(bail) : summary } } : {}),
    ...(question ? { question } : {}),
    stabilityWaitMs: Math.round(records.reduce((sum, { took }) => sum + took.settle, 0)),
    ...(verbose ? { steps: records.map((record, index) => stepOf(record, actions[index])) } : {}),
  };
}

const stepOf = ({ status, took }: OperationRecord, action: ClientAction | undefined) => ({
  action: action?.action ?? '',
  result: status === 'failed' ? ('error' as const) : ('ok' as const),
  durationMs: Math.round(took.find + took.act + took.settle),
});

function sayResult(
  { completed, failed, question, steps }: SequenceAnswer,
  run: Run,
  of: number,
  nonce: string,
  asks: Desk['asks'],
): string[] {
  return [
    completed === of ? 'Done.' : `${completed} of ${of} done.`,
    ...(steps ?? []).map(({ action, result, durationMs }, index) => `${index + 1} ${action} ${result} ${durationMs} ms`),
    ...(failed ? [`Action ${failed.index + 1} (${failed.action}) was not done:`, fence('report', nonce, failed.error)] : []),
    ...(question ? [sayOutcome(resultOf(run, asks), nonce, asks)] : []),
  ];
}
