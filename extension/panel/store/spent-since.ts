import type { Result } from '../../../src/lib/result';
import { ok } from '../../../src/lib/result';
import type { Fault } from '../../../src/model/fault';
import { addUsage, NO_USAGE, type Usage } from '../../../src/model/usage';
import { call } from '../../../src/wire/call';
import { callsOf } from './run-numbers';

export interface Spent {
  runs: number;
  usage: Usage;
}

/** What all runs since a moment (epoch ms) have spent on model calls, added up from their journals. */
export async function spentSince(since: number): Promise<Result<Spent, Fault>> {
  const listed = await call('run.list', {});
  if (!listed.ok) return listed;
  const runs = listed.value.runs.filter(({ startedAt }) => startedAt >= since);
  const usages = await Promise.all(runs.map(({ runId }) => usageOf(runId)));
  return ok({ runs: runs.length, usage: usages.reduce(addUsage, NO_USAGE) });
}

/** Midnight of the person's own day. */
export const startOfToday = (): number => new Date().setHours(0, 0, 0, 0);

async function usageOf(runId: string): Promise<Usage> {
  const loaded = await call('run.load', { runId });
  return loaded.ok ? callsOf(loaded.value.events).reduce((sum, { usage }) => addUsage(sum, usage), NO_USAGE) : NO_USAGE;
}
