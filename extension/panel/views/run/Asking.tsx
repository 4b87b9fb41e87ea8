import { say } from '../../../locales/say';
import { useClock } from '../../parts/use-clock';
import type { RunLog } from '../../store/runs';
import { sayMs } from '../../words/say-number';
import { saySaid } from '../../words/say-told';

/** Shown while a planner works: its thought as it streams in, and a note if it takes longer (such as a retry). */
export function Asking({ log }: { log: RunLog }) {
  const { asking, lastAt } = log.run;
  const now = useClock(true);
  return (
    <section className="plan asking" aria-busy="true">
      <h2 className="plan-head">
        <span>{asking?.purpose === 'repair' ? say('run.mendingThePlaybook') : say('run.planning')}</span>
        <span className="small faint">{sayMs(Math.max(0, now - lastAt))}</span>
      </h2>
      {log.thought ? (
        <p className="thought">
          {log.thought}
          <span className="caret" aria-hidden="true" />
        </p>
      ) : (
        <span className="pulse" aria-hidden="true" />
      )}
      {log.note && <p className="small soft">{typeof log.note === 'string' ? log.note : saySaid(log.note)}</p>}
    </section>
  );
}
