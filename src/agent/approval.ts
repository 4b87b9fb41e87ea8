import { sayOperation } from '../model/plan/operation-words';
import type { PlanProgress, QueueItem, Run } from '../model/run/run';
import { choiceOf } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import { endAs } from './end-as';
import type { Move } from './move';
import { isByModel } from './planned';

/** The question about the first plan of a run; what follows belongs to what was approved, but for repairs where the person wants each plan to be shown. */
const APPROVAL = 'approve-plan';

/**
 * Before anything is done for a plan of a model, where the run is to be approved: the question with all that would be done, or the end where the person said no.
 * Undefined where the run may go on. What cannot be undone is asked about all the same when its turn comes.
 */
export function whatToApprove(run: Run, plan: PlanProgress, next: QueueItem): Move | undefined {
  if (!run.started.approve || !isByModel(next, run)) return undefined;
  const id = questionOf(run, plan);
  if (run.answers[id] === 'go') return undefined;
  if (run.answers[id] === 'stop') return endAs('stopped', run.operations > 0 ? saying('saidNoToNewPlan') : saying('saidNoToPlan'));
  const lines = plan.items.map(({ operation, label }, at) => `${at + 1}. ${sayOperation(operation, label)}`);
  return {
    do: 'ask',
    question: {
      id,
      kind: 'plan',
      text: lines.join('\n').slice(0, 12_000),
      choices: [choiceOf('go', 'doIt'), choiceOf('stop', 'dont')],
    },
  };
}

/** A repair has a question of its own, which the rest of it shares; everything else has that of the run. */
function questionOf({ started, plans }: Run, { mends }: PlanProgress): string {
  if (started.approve !== 'repairs' || !mends) return APPROVAL;
  return `${APPROVAL}-${plans.filter((one) => one.mends && !one.resumes).length}`;
}
