import { isCompletion } from '../../../../src/model/plan/plan-kind';
import { isModel } from '../../../../src/model/plan/planners';
import type { Bail } from '../../../../src/model/run/bail';
import type { PlanProgress, QueueItem, Run } from '../../../../src/model/run/run';
import { withSearch } from '../../../../src/model/run/searched';
import { say } from '../../../locales/say';
import { Card } from '../../parts/Card';
import { liveStatus } from '../../store/live-status';
import { sayPlanner } from '../../words/say-planner';
import { whyBailed } from '../../words/why-stopped';
import { byOrigin } from './by-origin';
import { NearestOnes } from './NearestOnes';
import { OperationLine } from './OperationLine';

/** A plan: its thought, and each operation with its status. `first` is the number of its first operation in the run. */
export function PlanShown({ plan, run, first }: { plan: PlanProgress; run: Run; first: number }) {
  if (isCompletion(plan.plan)) return null;
  const { thought, sequenceName } = plan.plan;
  return (
    <section className={`plan ${plan.by}`}>
      <h2 className="plan-head">
        <span className="grow cut">{sequenceName || say('run.plan')}</span>
        <span className="small faint">{sayPlanner(plan.by)}</span>
      </h2>
      {thought && isModel(plan.by) && <p className="thought">{thought}</p>}
      <div className="thread">
        {byOrigin(plan.items).map(({ origin, items, at }) => (
          <div key={items[0]?.id} className={origin ? 'played' : undefined}>
            {origin && (
              <p className="origin">
                <b>{origin.name}</b>
                {origin.variant && <span>: {origin.variant}</span>}
                <span className="faint"> {`v${origin.version}`}</span>
              </p>
            )}
            <ol className="rail" start={first + at + 1}>
              {items.map((item, index) => (
                <OperationLine
                  key={item.id}
                  item={item}
                  status={liveStatus(item, plan, run)}
                  why={whyFailed(item, plan, run)}
                  number={first + at + index + 1}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {plan.bail && <BailCard bail={plan.bail} />}
    </section>
  );
}

/** Why a step failed, where no card below its plan says so. */
function whyFailed(item: QueueItem, { bail, items }: PlanProgress, run: Run): Bail | undefined {
  const failed = item.record?.bail;
  return failed && !bail ? withSearch(failed, items.slice(0, items.indexOf(item)), run.snapshot?.url) : undefined;
}

/** Why a plan stopped, where the run went on after it or asks about it. */
function BailCard({ bail }: { bail: Bail }) {
  const { title, text } = whyBailed(bail);
  return (
    <Card tone="plain" icon={bail.kind === 'stopped' ? 'stop' : 'alert'} title={title}>
      <p>{text}</p>
      {'nearest' in bail && <NearestOnes nearest={bail.nearest} />}
    </Card>
  );
}
