import { useRef } from 'react';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { useFollow } from '../../parts/use-follow';
import type { RunLog } from '../../store/runs';
import { showRun } from '../../store/use-runs';
import { Asking } from './Asking';
import { Completion } from './Completion';
import { Meters } from './Meters';
import { OtherTab } from './OtherTab';
import { PlanShown } from './PlanShown';
import { QuestionCard } from './QuestionCard';
import { RecallLine } from './RecallLine';
import { RunAnnouncer } from './RunAnnouncer';

/** One whole run, from goal to completion. `isEarlier`: another page is in front. */
export function RunShown({ log, isEarlier = false }: { log: RunLog; isEarlier?: boolean }) {
  const { run, heard } = log;
  const end = useRef<HTMLDivElement>(null);
  useFollow(end, heard);
  return (
    <article className="run stack wide" aria-label={`Run: ${run.goal}`}>
      <RunAnnouncer run={run} />
      <header className="run-head stack">
        <div className="row" style={{ alignItems: 'start' }}>
          <h1 className="goal grow">{run.goal}</h1>
          {run.finished && <IconButton small icon="cross" label="Close this run" onClick={() => showRun(undefined)} />}
        </div>
        {run.started.play?.dryRun && (
          <p className="small soft row">
            <Icon name="ask" /> Dry run: shows what it would act on, acts on nothing.
          </p>
        )}
        <OtherTab run={run} />
        <Meters run={run} />
      </header>
      <RecallLine run={run} />
      {run.plans.map((plan, index) => (
        <PlanShown
          key={plan.at}
          plan={plan}
          run={run}
          first={run.plans.slice(0, index).reduce((sum, { items }) => sum + items.length, 0)}
        />
      ))}
      {run.asking && <Asking log={log} />}
      {run.held && (
        <Card tone="ask" icon="ask" title="Your turn" aria-label="The page does not answer">
          <p>{run.held.why}</p>
        </Card>
      )}
      {run.question && <QuestionCard key={run.question.id} run={run} question={run.question} />}
      {run.finished && <Completion log={log} finished={run.finished} isEarlier={isEarlier} />}
      <div ref={end} />
    </article>
  );
}
