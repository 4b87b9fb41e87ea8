import type { QueueItem, Run } from './run';
import type { RunEventOf } from './run-event';

/**
 * The state after a tab or browser was closed: operations not begun are to be done. Where the browser died, what was sent may have been
 * begun all the same, so each is asked about.
 */
export function closed(run: Run, { browser, at }: RunEventOf<'closed'>): Partial<Run> {
  const isLeft = ({ status, operation }: QueueItem) => status === 'sent' || (status === 'dispatching' && operation.type === 'navigate');
  const plans = run.plans.map((plan, index) => ({
    ...plan,
    // Tab ids mean other tabs in another browser session.
    ...(browser ? { tabs: { ...plan.tabs, known: {} } } : {}),
    items: plan.items.map((item) =>
      index === run.plans.length - 1 && isLeft(item)
        ? { ...item, status: 'waiting' as const, ...(browser && item.status === 'sent' ? { unproven: true } : {}) }
        : item,
    ),
  }));
  // Nothing ran meanwhile; where a question was open, its answer counts the time.
  const waited = run.waited + (browser && !run.question ? at - run.lastAt : 0);
  return {
    waited,
    ...(browser ? { tabs: [] } : {}),
    closed: true,
    closings: run.closings + 1,
    inflight: undefined,
    asking: undefined,
    held: undefined,
    stale: true,
    plans,
  };
}
