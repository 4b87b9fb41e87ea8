import { useEffect, useRef } from 'react';
import type { Run } from '../../../../src/model/run/run';
import { say, sayFacts } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Fold } from '../../parts/Fold';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { useClock } from '../../parts/use-clock';
import { useFollow } from '../../parts/use-follow';
import { type Calls, runNumbers } from '../../store/run-numbers';
import type { RunLog } from '../../store/runs';
import { changeNotify, followNotify, useNotify } from '../../store/use-notify';
import { saveJournal, showRun } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { sayAmount, sayDollars, sayMs } from '../../words/say-number';
import { sayCalls } from '../../words/say-run';
import { saySaid, sayTold } from '../../words/say-told';
import { Completion } from './Completion';
import { PlanShown } from './PlanShown';
import { QuestionCard } from './QuestionCard';
import { RunAnnouncer } from './RunAnnouncer';

/** One whole run, from goal to completion. `isEarlier`: another page is in front. */
export function RunShown({ log, isEarlier = false }: { log: RunLog; isEarlier?: boolean }) {
  const { run, heard } = log;
  const end = useRef<HTMLDivElement>(null);
  useFollow(end, run.finished ? 0 : heard);
  return (
    <article className="run stack wide" aria-label={say('run.run', { goal: run.goal })}>
      <RunAnnouncer run={run} />
      <header className="run-head stack">
        <div className="row" style={{ alignItems: 'start' }}>
          <h1 className="goal grow">{run.goal}</h1>
          {run.finished && <IconButton small icon="cross" label={say('run.closeThisRun')} onClick={() => showRun(undefined)} />}
        </div>
        {run.started.client && <p className="small soft">{say('run.startedBy', { name: run.started.client.name })}</p>}
        {run.started.play?.dryRun && (
          <p className="small soft row">
            <Icon name="ask" /> {say('run.previewShowsWhatItWould')}
          </p>
        )}
        <OtherTab run={run} />
        {!run.finished && <Meters run={run} />}
        {!run.finished && !run.question && <NotifyOffer />}
      </header>
      {run.finished && <Completion log={log} finished={run.finished} isEarlier={isEarlier} />}
      <RunDetails log={log} />
      {run.asking && <Asking log={log} />}
      {run.held && (
        <Card tone="ask" icon="ask" title={say('run.yourTurn')} aria-label={say('run.thePageDoesNotAnswer')}>
          <p>{sayTold({ text: run.held.why, says: run.held.says })}</p>
        </Card>
      )}
      {run.question && <QuestionCard key={run.question.id} run={run} question={run.question} />}
      <div ref={end} />
    </article>
  );
}

/** While a run goes on, once: to be told of its end without the panel. */
function NotifyOffer() {
  const { may, offered } = useNotify();
  useEffect(followNotify, []);
  if (may !== false || offered) return null;
  return (
    <div className="row">
      <Button small look="quiet" onClick={() => void changeNotify(true)} title={say('run.notifyMeWhen')}>
        {say('run.notifyMe')}
      </Button>
    </div>
  );
}

/** A notice that the run is in a tab that is not active. */
function OtherTab({ run }: { run: Run }) {
  const { tabId } = useSite();
  if (run.finished || tabId === undefined || tabId === run.tabId) return null;
  return (
    <p className="row small soft">
      <span>{say('run.thisRunIsInAnother')}</span>
      <Button small look="quiet" onClick={() => void chrome.tabs.update(run.tabId, { active: true })}>
        {say('run.goThere')}
      </Button>
    </p>
  );
}

/** Shown while a planner works: its thought as it streams in, and a note if it takes longer (such as a retry). */
function Asking({ log }: { log: RunLog }) {
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

/** All plans of a run with their steps. Of a run that has ended they are folded, with its numbers and its log. */
function RunDetails({ log }: { log: RunLog }) {
  const { run } = log;
  // The plan that the person is asked about is told by the question.
  const told = run.question?.kind === 'plan' ? run.plans.slice(0, -1) : run.plans;
  const plans = told.map((plan, index) => (
    <PlanShown key={plan.at} plan={plan} run={run} first={run.plans.slice(0, index).reduce((sum, { items }) => sum + items.length, 0)} />
  ));
  if (!run.finished)
    return (
      <>
        <RecallLine run={run} />
        {plans}
      </>
    );
  return (
    <Fold title={say('run.whatWasDone')}>
      <div className="stack wide">
        <Meters run={run} />
        <RecallLine run={run} />
        {plans}
        <ModelCalls calls={log.calls} />
        <div className="row wrap">
          <Button small look="quiet" icon="out" onClick={() => void saveJournal(run.id)}>
            {say('run.saveLog')}
          </Button>
        </div>
      </div>
    </Fold>
  );
}

/** The result of recall, before any planning. */
function RecallLine({ run }: { run: Run }) {
  if (!run.recalled) return null;
  const { hit, why, says } = run.recalled;
  return (
    <div className={`recall${hit ? ' hit' : ''}`}>
      <Icon name={hit ? 'spark' : 'clock'} filled={hit} />
      <p>
        <b>{hit ? say('run.knownGoalNoModelCall') : say('run.newHereSoItIs')}</b>{' '}
        <span className="soft">{sayTold({ text: why, says })}</span>
      </p>
    </div>
  );
}

/** The duration of each model call of a run. */
function ModelCalls({ calls: { made: calls } }: { calls: Calls }) {
  if (calls.length === 0) return null;
  return (
    <Fold title={say('count.modelCalls', { count: calls.length })}>
      <table className="calls">
        <thead>
          <tr>
            <th scope="col">{say('run.call')}</th>
            <th scope="col">{say('run.time')}</th>
            <th scope="col">{say('run.in')}</th>
            <th scope="col">{say('run.cached2')}</th>
            <th scope="col">{say('run.out')}</th>
            <th scope="col">{say('run.est')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ at, ms, failed, usage }, index) => (
            <tr key={at}>
              <th scope="row">{failed ? say('run.callFailed', { number: index + 1 }) : index + 1}</th>
              <td>{sayMs(ms)}</td>
              <td>{sayAmount(usage.input + usage.cacheWrite)}</td>
              <td>{sayAmount(usage.cacheRead)}</td>
              <td>{sayAmount(usage.output)}</td>
              <td>{usage.dollars === undefined ? '?' : sayDollars(usage.dollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

/** What the run has used so far, in one line: steps, time, calls of the model and what they cost. */
function Meters({ run }: { run: Run }) {
  const now = useClock(!run.finished && !run.question);
  const { ms, operations, usage } = runNumbers(run, now);
  return <p className="meters small soft">{sayFacts([say('count.steps', { count: operations }), sayMs(ms), sayCalls(usage)])}</p>;
}
