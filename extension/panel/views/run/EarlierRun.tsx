import { say } from '../../../locales/say';
import { Fold } from '../../parts/Fold';
import type { RunLog } from '../../store/runs';
import { useRuns } from '../../store/use-runs';
import { endOf } from './Completion';
import { RunShown } from './RunShown';

/** A run whose result is about another page than the one in front: folded, unless the person opened it. */
export function EarlierRun({ log }: { log: RunLog }) {
  const opened = useRuns((runs) => runs.opened);
  const end = endOf(log);
  return (
    <section className="earlier" aria-label={say('run.anEarlierRun')}>
      <Fold title={`${end ? `${end}: ` : ''}${log.run.goal}`} open={opened === log.run.id}>
        <RunShown log={log} isEarlier />
      </Fold>
    </section>
  );
}
