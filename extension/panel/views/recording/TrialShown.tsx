import { useEffect, useRef } from 'react';
import type { Run } from '../../../../src/model/run/run';
import { say, sayFacts } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Fold } from '../../parts/Fold';
import { runNumbers } from '../../store/run-numbers';
import { loadRun, stopRun, useRuns } from '../../store/use-runs';
import { sayMs } from '../../words/say-number';
import { sayEnd } from '../../words/say-run';
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
    <section className="stack" aria-label={say('recording.try')} ref={place}>
      <RunAnnouncer run={run} />
      {run.finished ? (
        <Found run={run} outcome={run.finished} />
      ) : (
        <div className="row">
          <Button small icon="stop" onClick={() => void stopRun(run.id)}>
            {say('recording.stopTheTry')}
          </Button>
        </div>
      )}
      {run.question && <QuestionCard key={run.question.id} run={run} question={run.question} />}
      <Fold
        key={run.finished ? 'over' : 'going'}
        title={say('playbooks.stepByStep')}
        open={run.finished?.outcome !== 'success' || run.started.play?.dryRun === true}
      >
        {run.plans.map((plan) => (
          <PlanShown key={plan.at} plan={plan} run={run} first={0} />
        ))}
      </Fold>
    </section>
  );
}

function Found({ run, outcome: finished }: { run: Run; outcome: NonNullable<Run['finished']> }) {
  const { outcome, at } = finished;
  const { ms, operations, healed, skipped } = runNumbers(run, at);
  const numbers = [
    say('count.steps', { count: operations }),
    sayMs(ms),
    healed ? say('recording.healed', { count: healed }) : '',
    skipped ? say('run.skippedCount', { count: skipped }) : '',
  ];
  if (run.started.play?.dryRun)
    return (
      <Card tone="plain" icon="ask" title={say('playbooks.preview')} aria-label={say('recording.resultOfThePreview')}>
        <p>{sayEnd(run, finished)}</p>
      </Card>
    );
  if (outcome === 'success')
    return (
      <Card tone="good" icon="check" title={say('recording.itWorks')} aria-label={say('recording.resultOfTheTry')}>
        <p>{sayFacts(numbers)}</p>
        <p>{say('recording.nothingSavedYet')}</p>
      </Card>
    );
  return (
    <Card
      tone={outcome === 'stopped' ? 'plain' : 'bad'}
      icon="alert"
      title={say('recording.itDoesNotGetTo')}
      aria-label={say('recording.resultOfTheTry')}
    >
      <p>{sayEnd(run, finished)}</p>
      <p className="small soft">{say('recording.changeTheStepAboveOr')}</p>
    </Card>
  );
}
