import type { Bail } from '../model/run/bail';
import { sayStop } from '../model/run/bail-words';
import { currentPlan, type Run } from '../model/run/run';
import type { RunEventOf } from '../model/run/run-event';
import { withSearch } from '../model/run/searched';

/**
 * The journal event for a bail of the current plan, with a full sentence: how far it came, what stopped it where and why, and what is
 * visible now.
 */
export function bailEvent(run: Run, stop: Bail, at: number, operationId?: string): RunEventOf<'bailed'> {
  const plan = currentPlan(run);
  const all = plan?.items ?? [];
  const index =
    operationId === undefined
      ? all.findIndex((item) => item.status === 'waiting' || item.status === 'failed')
      : all.findIndex((item) => item.id === operationId);
  const stopped = all[index < 0 ? all.length - 1 : index];
  const bail = withSearch(stop, all.slice(0, index < 0 ? all.length : index), run.snapshot?.url);
  const from = stopped?.origin;
  const mine = from ? all.filter(({ origin }) => origin?.playbookId === from.playbookId && origin.variant === from.variant) : all;
  const done = mine.filter((item) => item.status === 'done' || item.status === 'skipped').length;
  const message = sayStop({
    done,
    total: stopped?.origin?.of ?? Math.max(mine.length, done),
    step: stopped?.origin ? stopped.origin.step + 1 : (index < 0 ? all.length : index) + 1,
    bail,
    nowVisible: run.snapshot?.dialogs ?? [],
    ...(stopped?.origin ? { playbook: stopped.origin.name } : {}),
  });
  return { kind: 'bailed', at, bail, message, ...(operationId === undefined ? {} : { operationId }) };
}
