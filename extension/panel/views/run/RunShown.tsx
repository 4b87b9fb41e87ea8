import { useRef } from 'react';
import { say } from '../../../locales/say';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { useFollow } from '../../parts/use-follow';
import type { RunLog } from '../../store/runs';
import { showRun } from '../../store/use-runs';
import { sayTold } from '../../words/say-told';
import { Asking } from './Asking';
import { Completion } from './Completion';
import { Meters } from './Meters';
import { NotifyOffer } from './NotifyOffer';
import { OtherTab } from './OtherTab';
import { QuestionCard } from './QuestionCard';
import { RunAnnouncer } from './RunAnnouncer';
import { RunDetails } from './RunDetails';

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
