import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { loadedValue } from '../../store/loaded';
import { loadRun, useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { typeGoal } from '../../store/use-view';
import { saveWorkflowFile } from '../../store/use-workflows';
import { NO_WORKFLOW } from '../../store/workflow-draft';
import { sayAgo } from '../../words/say-number';
import { KnownHere } from './KnownHere';
import { RecordButton } from './RecordButton';

const examples = ['Type "camera" in the search box and press Enter', 'Scroll to the middle', 'Open the menu and choose the first entry'];

/** Shown before the first goal: playbooks of this site, earlier goals, and help to begin. */
export function StartPage() {
  const { site } = useSite();
  const past = loadedValue(useRuns((runs) => runs.past)) ?? [];
  const domain = loadedValue(site)?.domain;
  return (
    <div className="start stack wide">
      <header className="start-head">
        <h1>Say it once.</h1>
        <p className="soft">Abra does it in the page, keeps what worked as a playbook, and needs no model the next time.</p>
      </header>
      {domain && <KnownHere domain={domain} />}
      {past.length === 0 ? (
        <section className="stack">
          <h2 className="over">Try</h2>
          <ul className="lines">
            {examples.map((example) => (
              <li key={example}>
                <button type="button" className="line" onClick={() => typeGoal(example)}>
                  <span className="grow">{example}</span>
                  <Icon name="up" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <section className="stack">
          <h2 className="over">Recent runs</h2>
          <ul className="lines">
            {past.slice(0, 6).map((run) => (
              <li key={run.runId}>
                <button type="button" className="line" onClick={() => void loadRun(run.runId, true)}>
                  <span className={`outcome ${run.outcome}`} role="img" aria-label={run.outcome} />
                  <span className="grow cut">{run.goal}</span>
                  <span className="small faint">{sayAgo(run.startedAt, Date.now())}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecordButton />
      <section className="stack">
        <h2 className="over">Or write it down</h2>
        <div className="row">
          <Button icon="pen" onClick={() => saveWorkflowFile({ ...NO_WORKFLOW, url: loadedValue(site)?.url ?? '' })}>
            Write a workflow
          </Button>
        </div>
      </section>
    </div>
  );
}
