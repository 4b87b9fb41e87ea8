import { items, type Run } from '../../../src/model/run';
import type { RunEvent } from '../../../src/model/run-event';
import type { Usage } from '../../../src/model/usage';

/** What a run has cost so far. `ms` leaves out the waiting for a person. */
export interface RunNumbers {
  ms: number;
  operations: number;
  healed: number;
  skipped: number;
  usage: Usage;
}

/** `now` (epoch ms) counts only while the run goes on. */
export function runNumbers(run: Run, now: number): RunNumbers {
  const end = run.finished?.at ?? Math.max(now, run.lastAt);
  const waiting = run.question && run.questionedAt !== undefined ? end - run.questionedAt : 0;
  const records = items(run).flatMap(({ record }) => (record ? [record] : []));
  return {
    ms: Math.max(0, end - run.started.at - run.waited - waiting),
    operations: run.operations,
    healed: records.filter(({ heal }) => heal).length,
    skipped: records.filter(({ status }) => status === 'skipped').length,
    usage: run.usage,
  };
}

/** The model calls of a run, one line each, in order. */
export function callsOf(events: readonly RunEvent[]): { at: number; ms: number; failed: boolean; usage: Usage }[] {
  let asked: number | undefined;
  const calls: { at: number; ms: number; failed: boolean; usage: Usage }[] = [];
  for (const event of events) {
    if (event.kind === 'asked') asked = event.at;
    if (event.kind !== 'planned' && event.kind !== 'plan-failed') continue;
    if (event.usage.calls > 0)
      calls.push({ at: event.at, ms: event.at - (asked ?? event.at), failed: event.kind === 'plan-failed', usage: event.usage });
  }
  return calls;
}
