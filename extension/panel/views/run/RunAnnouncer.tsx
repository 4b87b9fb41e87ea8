import type { QueueItem, Run } from '../../../../src/model/run/run';
import { items } from '../../../../src/model/run/run';
import type { Question } from '../../../../src/model/run/run-event';
import { say } from '../../../locales/say';
import { sayDeed } from '../../words/say-deed';
import { sayEnd, sayQuestion } from '../../words/say-run';
import { sayStep } from '../../words/say-to-person';
import { sayTold } from '../../words/say-told';

/** A polite live region that announces the progress of a run to screen readers, one sentence at a time. */
export function RunAnnouncer({ run }: { run: Run }) {
  return (
    <p className="unseen" role="status" aria-live="polite">
      {sayNow(run)}
    </p>
  );
}

function sayNow(run: Run): string {
  if (run.finished) return say(run.finished.outcome === 'success' ? 'run.nowDone' : 'run.nowEnded', { summary: sayEnd(run, run.finished) });
  if (run.question) return say('run.abraAsks', { text: sayAsked(run, run.question) });
  if (run.held) return sayTold({ text: run.held.why, says: run.held.says });
  if (run.asking) return say('run.planning2');
  // What failed before the run went on is no longer what it does.
  if (run.resumed) return say('run.lookingAtThePage');
  const all = items(run);
  const at = all.findLastIndex(({ status }) => status !== 'waiting' && status !== 'sent');
  const item = all[at];
  if (!item) return say('run.lookingAtThePage');
  return say(stages[item.status], { number: at + 1, count: all.length, step: sayStep(item) });
}

/** An act that needs a yes is said as its card says it. */
function sayAsked(run: Run, question: Question): string {
  const act = question.kind === 'confirm' ? items(run).find(({ id }) => id === question.operationId)?.needsYes?.act : undefined;
  return act ? say('run.askedDeed', { deed: sayDeed(act) }) : sayQuestion(run, question);
}

const stages = {
  waiting: 'run.stepOther',
  sent: 'run.stepOther',
  dispatching: 'run.stepDoing',
  done: 'run.stepDone',
  skipped: 'run.stepSkipped',
  failed: 'run.stepFailed',
} as const satisfies Record<QueueItem['status'], string>;
