import type { PlanProgress, QueueItem, Run } from '../run/run';
import type { RunEventOf } from '../run/run-event';
import { isAfresh } from './plan-kind';
import { plannedLabel } from './planned-label';

/** A plan as it begins: nothing of it is done. */
export function planned({ by, plan, queue, at, incomplete, resumes }: RunEventOf<'planned'>, run: Run): PlanProgress {
  const { snapshot, tabId, asking, plans } = run;
  const mends = resumes ? plans.at(-1)?.mends === true : asking?.purpose === 'repair' && !isAfresh(plan);
  // The rest of a repaired playbook goes on in the tabs that it had.
  const tabs = ((mends || resumes) && plans.at(-1)?.tabs) || { since: at, known: { 0: tabId } };
  const items = queue.map((queued): QueueItem => {
    const label = plannedLabel(queued.operation, snapshot);
    return { ...queued, status: 'waiting', ...(label ? { label } : {}) };
  });
  return {
    by,
    plan,
    items,
    at,
    tabs,
    ...(incomplete ? { incomplete } : {}),
    ...(snapshot ? { snapshot } : {}),
    ...(asking?.tabs ? { toldTabs: asking.tabs } : {}),
    ...(mends ? { mends } : {}),
    ...(resumes ? { resumes } : {}),
  };
}
