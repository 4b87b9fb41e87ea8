import type { Run } from '../../../../src/model/run';
import { items } from '../../../../src/model/run';
import { sayStep } from '../../words/say-thing';

/** A polite live region that announces the progress of a run to screen readers, one sentence at a time. */
export function RunAnnouncer({ run }: { run: Run }) {
  return (
    <p className="unseen" role="status" aria-live="polite">
      {sayNow(run)}
    </p>
  );
}

function sayNow(run: Run): string {
  if (run.finished) return `${run.finished.outcome === 'success' ? 'Done' : 'Ended'}: ${run.finished.summary}`;
  if (run.question) return `Abra asks: ${run.question.text}`;
  if (run.held) return run.held.why;
  if (run.asking) return 'Planning.';
  const all = items(run);
  const at = all.findLastIndex(({ status }) => status !== 'waiting' && status !== 'sent');
  const item = all[at];
  if (!item) return 'Looking at the page.';
  return `Step ${at + 1} of ${all.length}, ${item.status === 'dispatching' ? 'doing' : item.status}: ${sayStep(item)}`;
}
