import { currentPlan, type Run } from '../../../../src/model/run';
import { Badge } from '../../parts/Badge';
import { sayStep } from '../../words/say-thing';

/** All that a plan would do, before any of it is done. */
export function PlanToApprove({ run }: { run: Run }) {
  return (
    <>
      <ol className="to-approve">
        {currentPlan(run)?.items.map((item) => (
          <li key={item.id}>
            {sayStep(item)} {item.operation.irreversible && <Badge tone="warn">can’t be undone</Badge>}
          </li>
        ))}
      </ol>
      <p className="small soft">Nothing has been done yet.</p>
    </>
  );
}
