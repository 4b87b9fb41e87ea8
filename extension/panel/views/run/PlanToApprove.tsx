import { currentPlan, type Run } from '../../../../src/model/run/run';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { sayStep } from '../../words/say-to-person';

/** All that a plan would do, before any of it is done. */
export function PlanToApprove({ run }: { run: Run }) {
  return (
    <>
      <ol className="to-approve">
        {currentPlan(run)?.items.map((item) => (
          <li key={item.id}>
            {sayStep(item)} {item.operation.irreversible && <Badge tone="warn">{say('run.cantBeUndone')}</Badge>}
          </li>
        ))}
      </ol>
      <p className="small soft">{run.operations > 0 ? say('run.doneBeforeStays') : say('run.nothingHasBeenDoneYet')}</p>
    </>
  );
}
