import type { QueueItem, Run } from './run';
import type { RunEventOf } from './run-event';

/** What nobody has begun is to be done yet. Where the browser died with it, what was sent may have been begun all the same: each is asked for. */
export function closed(run: Run, { browser, at }: RunEventOf<'closed'>): Partial<Run> {
  const isLeft = ({ status, operation }: QueueItem) => status === 'sent' || (status === 'dispatching' && operation.type === 'navigate');
  const plans = run.plans.map((plan, index) => ({
    ...plan,
    // Numbers of tabs mean other tabs in another session of the browser.
    ...(browser ? { tabs: { ...plan.tabs, known: {} } } : {}),
    items: plan.items.map((item) =>
      index === run.plans.length - 1 && isLeft(item)
        ? { ...item, status: 'waiting' as const, ...(browser && item.status === 'sent' ? { unproven: true } : {}) }
        : item,
    ),
  }));
  // Nobody was at it meanwhile; where a question was open, its answer counts the time.
  const waited = run.waited + (browser && !run.question ? at - run.lastAt : 0);
  return { waited, closed: true, closings: run.closings + 1, inflight: undefined, asking: undefined, held: undefined, stale: true, plans };
}
