import { useEffect, useRef } from 'react';
import { countNoun } from '../../../../src/lib/text';
import type { Run } from '../../../../src/model/run';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Fold } from '../../parts/Fold';
import { runNumbers } from '../../store/run-numbers';
import { loadRun, stopRun, useRuns } from '../../store/use-runs';
import { sayMs } from '../../words/say-number';
import { PlanShown } from '../run/PlanShown';
import { QuestionCard } from '../run/QuestionCard';
import { RunAnnouncer } from '../run/RunAnnouncer';

/** The progress and result of a draft's last trial. */
export function TrialShown({ runId }: { runId: string }) {
  const run = useRuns(({ logs }) => logs[runId]?.run);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!run) void loadRun(runId, false);
  }, [run, runId]);
  const isKnown = run !== undefined;
  useEffect(() => {
    if (isKnown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);
  if (!run) return null;
  return (
    <section className="stack" aria-label="Try" ref={place}>
      <RunAnnouncer run={run} />
      {run.finished ? <Found run={run} outcome={run.finished} /> : <Trying run={run} />}
      {run.question && <QuestionCard key={run.question.id} run={run} question={run.question} />}
      <Fold
        key={run.finished ? 'over' : 'going'}
        title="Step by step"
        open={run.finished?.outcome !== 'success' || run.started.play?.dryRun === true}
      >
        {run.plans.map((plan) => (
          <PlanShown key={plan.at} plan={plan} run={run} first={0} />
        ))}
      </Fold>
    </section>
  );
}

function Trying({ run }: { run: Run }) {
  return (
    <div className="row">
      <h2 className="over grow">{run.started.play?.dryRun ? 'Looking for each step on the page' : 'Trying it where it began'}</h2>
      <Button small icon="stop" onClick={() => void stopRun(run.id)}>
        Stop the try
      </Button>
    </div>
  );
}

function Found({ run, outcome: { outcome, summary, at } }: { run: Run; outcome: NonNullable<Run['finished']> }) {
  const { ms, operations, healed, skipped } = runNumbers(run, at);
  const numbers = [countNoun(operations, 'step'), sayMs(ms), healed ? `${healed} healed` : '', skipped ? `${skipped} skipped` : ''];
  if (run.started.play?.dryRun)
    return (
      <Card tone="plain" icon="ask" title="Preview" aria-label="Result of the preview">
        <p>{summary}</p>
      </Card>
    );
  if (outcome === 'success')
    return (
      <Card tone="good" icon="check" title="It works" aria-label="Result of the try">
        <p>{numbers.filter(Boolean).join(', ')}. Nothing is saved yet.</p>
      </Card>
    );
  return (
    <Card tone={outcome === 'stopped' ? 'plain' : 'bad'} icon="alert" title="It does not get to its end" aria-label="Result of the try">
      <p>{summary}</p>
      <p className="small soft">Change the step above, or record it again. Nothing is saved yet.</p>
    </Card>
  );
}
