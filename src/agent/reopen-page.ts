import { parseUrl } from '../lib/url';
import { currentPlan, type PlanProgress, queue, type Run } from '../model/run/run';
import type { Question } from '../model/run/run-event';
import { choiceOf, faultOf, sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import { bailEvent } from './bail-event';
import type { Drive } from './drive-context';
import { endAs } from './end-as';
import type { Move } from './move';

/** The next move of a run whose tab is gone: nothing is opened that the person did not ask for. */
export function moveWithoutTab(run: Run): Move {
  const question = reopenQuestion(run);
  const choice = run.answers[question.id];
  if (choice === 'reopen') return { do: 'reopen' };
  if (choice !== 'stop') return { do: 'ask', question };
  return endAs('stopped', saying('stoppedWithoutTab'), ...theStop(currentPlan(run)));
}

function reopenQuestion(run: Run): Question {
  const plan = currentPlan(run);
  const done = plan?.items.filter(({ status }) => status === 'done' || status === 'skipped').length ?? 0;
  const stop = theStop(plan);
  const says = [saying('tabLost'), ...(stop.length ? stop : [saying('stepsDone', { done, total: plan?.items.length ?? 0 })])];
  return {
    id: `reopen-${run.closings}`,
    kind: 'person',
    text: sayInEnglish(says).slice(0, 2000),
    says,
    choices: [choiceOf('reopen', 'reopen'), choiceOf('stop', 'stop')],
  };
}

const theStop = (plan: PlanProgress | undefined): Saying[] =>
  plan?.message ? [saying('theStop', { text: plan.message.slice(0, 12_000) })] : [];

/** Opens the page where the run was last, and goes on there. What a planner named by number in the old page has to be planned anew. */
export async function reopenPage({ ports, run, append, signal }: Drive): Promise<void> {
  const url = run().snapshot?.url ?? '';
  const at = () => ports.clock.now();
  if (!parseUrl(url)?.protocol.startsWith('http'))
    return append({
      kind: 'faulted',
      at: at(),
      fault: faultOf('tab-gone', saying('notOpenedAgain')),
    });
  const tab = tabNumber(run());
  const opened = await ports.page.open(url, signal);
  if (!opened.ok) return append({ kind: 'faulted', at: at(), fault: opened.failure });
  await append({ kind: 'followed', at: at(), tab, tabId: opened.value });
  const numbered = queue(run()).some(({ operation }) => 'elementId' in operation && operation.elementId !== undefined);
  if (numbered) await append(bailEvent(run(), { kind: 'page-left', url, from: url }, at()));
}

/** The number of the current tab within the plan. */
function tabNumber(run: Run): number {
  const known = Object.entries(currentPlan(run)?.tabs.known ?? {});
  return Number(known.find(([, tabId]) => tabId === run.tabId)?.[0] ?? 0);
}
