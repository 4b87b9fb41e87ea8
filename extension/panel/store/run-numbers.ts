import { items, type Run } from '../../../src/model/run/run';
import type { RunEvent } from '../../../src/model/run/run-event';
import type { Usage } from '../../../src/model/run/usage';

/** What a run has used so far. `ms` excludes the time of waiting for a person. */
export interface RunNumbers {
  ms: number;
  operations: number;
  healed: number;
  skipped: number;
  usage: Usage;
}

/** `now` (epoch ms) is used only while the run is active. */
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

/** One model call of a run: when it was answered, and after how long. */
interface ModelCall {
  at: number;
  ms: number;
  failed: boolean;
  usage: Usage;
}

/** The model calls of a run, in order, and the start of the current one. */
export interface Calls {
  asked?: number;
  made: readonly ModelCall[];
}

export const NO_CALLS: Calls = { made: [] };

/** The model calls after the next event. */
export function withCall(calls: Calls, event: RunEvent): Calls {
  if (event.kind === 'asked') return { ...calls, asked: event.at };
  if ((event.kind !== 'planned' && event.kind !== 'plan-failed') || !event.usage.calls) return calls;
  const { at, kind, usage } = event;
  return { ...calls, made: [...calls.made, { at, ms: at - (calls.asked ?? at), failed: kind === 'plan-failed', usage }] };
}
