import type { RunEventOf } from '../../../../src/model/run-event';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { loadedValue } from '../../store/loaded';
import type { RunLog } from '../../store/runs';
import { saveJournal, startGoal } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { openPlaybook, typeGoal } from '../../store/use-view';
import { HowItWent } from './HowItWent';
import { KeepSecrets } from './KeepSecrets';
import { ModelCalls } from './ModelCalls';
import { ReadFrom } from './ReadFrom';

const ends = {
  success: { tone: 'good', icon: 'check', title: 'Done' },
  failed: { tone: 'bad', icon: 'alert', title: 'Not done' },
  stopped: { tone: 'plain', icon: 'stop', title: 'Stopped' },
  crashed: { tone: 'bad', icon: 'alert', title: 'Abra broke' },
} as const;

const UNCLEAR = { tone: 'ask', icon: 'ask', title: 'Not clear yet' } as const;

/** True if nothing was done and the planner suggests what could be meant: that is shown as a question, not as a failure. */
const isUnclear = ({ run }: RunLog, { outcome, suggestions }: RunEventOf<'finished'>) =>
  outcome === 'failed' && run.operations === 0 && suggestions.length > 0;

/** How a run ended, as a title with its tone; undefined while it goes on. */
export const endOf = (log: RunLog) => log.run.finished && (isUnclear(log, log.run.finished) ? UNCLEAR : ends[log.run.finished.outcome]);

interface Props {
  log: RunLog;
  finished: RunEventOf<'finished'>;
  /** Another page is in front: what was suggested does not belong there. */
  isEarlier: boolean;
}

/** The end of a run: result, answer, what was learned, and suggestions. */
export function Completion({ log, finished, isEarlier }: Props) {
  const { run } = log;
  const { tone, icon, title } = endOf(log) ?? UNCLEAR;
  const { tabId, site } = useSite();
  const domain = loadedValue(site)?.domain;
  return (
    <>
      <Card tone={tone} icon={icon} title={title} aria-label="Result">
        <p className="summary">{finished.summary}</p>
        <HowItWent run={run} at={finished.at} />
        <ReadFrom run={run} ids={finished.readFrom ?? []} />
        {run.learned?.names.map((name, index) => (
          <button
            key={run.learned?.playbookIds[index] ?? name}
            type="button"
            className="learned"
            onClick={() => openPlaybook(domain === undefined ? undefined : { domain, id: run.learned?.playbookIds[index] ?? '' })}
          >
            <Icon name="book" />
            <span>
              Kept as playbook <b>{name}</b>
            </span>
          </button>
        ))}
        {run.learned && run.learned.names.length === 0 && run.learned.why && <p className="small soft">{run.learned.why}</p>}
      </Card>
      <KeepSecrets runId={run.id} />
      {finished.suggestions.length > 0 && (
        <section className="stack">
          <h2 className="over">You could</h2>
          {isEarlier && <p className="small soft">These are for another page.</p>}
          <ul className="lines">
            {finished.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="line"
                  disabled={isEarlier}
                  onClick={() => void (tabId !== undefined && startGoal({ goal: suggestion, tabId }))}
                >
                  <Icon name="play" />
                  <span className="grow">{suggestion}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ModelCalls calls={log.calls} />
      <div className="row wrap">
        <Button small look="quiet" icon="undo" onClick={() => typeGoal(run.goal)}>
          Edit the goal
        </Button>
        <Button small look="quiet" icon="out" onClick={() => void saveJournal(run.id)}>
          Journal
        </Button>
      </div>
    </>
  );
}
