import type { RunEventOf } from '../../../../src/model/run-event';
import { say } from '../../../locales/say';
import { Icon } from '../../parts/Icon';
import { loadedValue } from '../../store/loaded';
import type { RunLog } from '../../store/runs';
import { startGoal } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { endingOf } from '../../store/ways-out';
import { sayEnd } from '../../words/say-run';
import { FailureCard } from './FailureCard';
import { KeepSecrets } from './KeepSecrets';
import { ResultCard } from './ResultCard';

const ends = {
  success: say('history.done'),
  failed: say('history.notDone'),
  stopped: say('history.stopped'),
  crashed: say('run.abraBroke'),
} as const;

/** True if nothing was done and the planner suggests what could be meant: that is shown as a question, not as a failure. */
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
  const ending = isUnclear(log, finished) ? undefined : endingOf(run);
  return (
    <>
      {ending ? (
        <FailureCard run={run} ending={ending} summary={sayEnd(run, finished)} />
      ) : (
        <ResultCard log={log} finished={finished} title={endOf(log) ?? ''} isUnclear={isUnclear(log, finished)} />
      )}
      <KeepSecrets runId={run.id} />
      <Suggestions suggestions={finished.suggestions} isUnclear={isUnclear(log, finished)} isEarlier={isEarlier} />
    </>
  );
}

function Suggestions({ suggestions, isUnclear: isQuestion, isEarlier }: { suggestions: string[]; isUnclear: boolean; isEarlier: boolean }) {
  const { tabId, site } = useSite();
  const isHere = tabId !== undefined && loadedValue(site)?.access !== 'forbidden';
  if (suggestions.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="over">{isQuestion ? say('run.didYouMean') : say('run.next')}</h2>
      {isEarlier && <p className="small soft">{say('run.theseAreForAnotherPage')}</p>}
      <ul className="lines">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="line"
              disabled={isEarlier || !isHere}
              onClick={() => void (tabId !== undefined && startGoal({ goal: suggestion, tabId }))}
            >
              <Icon name="play" />
              <span className="grow">{suggestion}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
