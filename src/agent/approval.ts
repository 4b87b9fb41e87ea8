import { sayOperation } from '../model/operation-words';
import type { PlanProgress, QueueItem, Run } from '../model/run';
import { choiceOf, saying } from '../model/say-in-english';
import { endAs } from './end-as';
import type { Move } from './next-move';
import { isByModel } from './planned';

/** The one question of a run; it is about its first plan, and what follows belongs to what was approved. */
const APPROVAL = 'approve-plan';

/**
 * Before anything is done for a plan of a model, where the run is to be approved: the question with all that would be done, or the end where the person said no.
 * Undefined where the run may go on. What cannot be undone is asked about all the same when its turn comes.
 */
export function whatToApprove(run: Run, plan: PlanProgress, next: QueueItem): Move | undefined {
  if (!run.started.approve || !isByModel(next, run) || run.answers[APPROVAL] === 'go') return undefined;
  if (run.answers[APPROVAL] === 'stop') return endAs('stopped', saying('saidNoToPlan'));
  const lines = plan.items.map(({ operation, label }, at) => `${at + 1}. ${sayOperation(operation, label)}`);
  return {
    do: 'ask',
    question: {
      id: APPROVAL,
      kind: 'plan',
      text: lines.join('\n').slice(0, 12_000),
      choices: [choiceOf('go', 'doIt'), choiceOf('stop', 'dont')],
    },
  };
}
