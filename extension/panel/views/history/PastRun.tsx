import type { RunSummary } from '../../../../src/wire/shapes';
import { say } from '../../../locales/say';
import { sayAgo } from '../../words/say-number';

const outcomes: Record<RunSummary['outcome'], string> = {
  success: say('history.success'),
  failed: say('history.failed'),
  stopped: say('history.stoppedRun'),
  crashed: say('history.crashed'),
  running: say('history.running'),
};

/** A line that opens a past run: how it ended, its goal, where and when. */
export function PastRun({ run, open, where }: { run: RunSummary; open: () => void; where?: boolean }) {
  return (
    <button type="button" className="line grow" onClick={open}>
      <span className={`outcome ${run.outcome}`} role="img" aria-label={outcomes[run.outcome]} />
      <span className="grow cut">{run.goal}</span>
      {where && run.domain && <span className="small faint cut">{run.domain}</span>}
      <span className="small faint">{sayAgo(run.startedAt, Date.now())}</span>
    </button>
  );
}
