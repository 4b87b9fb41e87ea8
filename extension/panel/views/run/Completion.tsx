import type { RunEventOf } from '../../../../src/model/run/run-event';
import { say } from '../../../locales/say';
import type { RunLog } from '../../store/runs';
import { offerGoal } from '../../store/use-view';
import { endingOf } from '../../store/ways-out';
import { sayEnd } from '../../words/say-run';
import { FailureCard } from './FailureCard';
import { KeepSecrets } from './KeepSecrets';
import { Offers } from './Offers';
import { ResultCard } from './ResultCard';

const ends = {
  success: say('history.done'),
  failed: say('history.notDone'),
  stopped: say('history.stopped'),
  crashed: say('run.abraBroke'),
} as const;

/** True if nothing was done and the planner suggests what could be meant: that is a question rather than a failure. */
const isUnclear = ({ run }: RunLog, { outcome, suggestions }: RunEventOf<'finished'>) =>
  outcome === 'failed' && run.operations === 0 && suggestions.length > 0;

/** How a run ended, in a word or two; undefined while it goes on. */
export const endOf = (log: RunLog): string | undefined =>
  log.run.finished && (isUnclear(log, log.run.finished) ? say('run.notClearYet') : ends[log.run.finished.outcome]);

interface Props {
  log: RunLog;
  finished: RunEventOf<'finished'>;
  /** Another page is in front: what was suggested does not belong there. */
  isEarlier: boolean;
}

/** The end of a run: its answer, or why there is none and what can be done; then what could be meant or done next. */
export function Completion({ log, finished, isEarlier }: Props) {
  const { run } = log;
  const ending = endingOf(run);
  return (
    <>
      {ending ? (
        <FailureCard run={run} ending={ending} title={endOf(log) ?? ''} summary={sayEnd(run, finished)} />
      ) : (
        <ResultCard log={log} finished={finished} title={endOf(log) ?? ''} />
      )}
      <KeepSecrets runId={run.id} />
      <Offers
        title={isUnclear(log, finished) ? say('run.didYouMean') : say('run.next')}
        {...(isEarlier ? { note: say('run.theseAreForAnotherPage') } : {})}
        commands={finished.suggestions}
        disabled={isEarlier}
        choose={offerGoal}
      />
    </>
  );
}
