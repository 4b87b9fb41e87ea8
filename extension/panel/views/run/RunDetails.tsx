import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Fold } from '../../parts/Fold';
import type { RunLog } from '../../store/runs';
import { saveJournal } from '../../store/use-runs';
import { Meters } from './Meters';
import { ModelCalls } from './ModelCalls';
import { PlanShown } from './PlanShown';
import { RecallLine } from './RecallLine';

/** All plans of a run with their steps. Of a run that has ended they are folded, with its numbers and its log. */
export function RunDetails({ log }: { log: RunLog }) {
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
