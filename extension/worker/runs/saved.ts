import { items, type Run } from '../../../src/model/run/run';
import type { RunRow } from '../../../src/storage/schema';

/**
 * What a run from memory saved: against the newest run with model calls that its playbooks were learned from. Empty where it asked a model itself,
 * or no such run is kept. Pure.
 */
export function savedBy(run: Run, rows: readonly RunRow[]): { calls?: number; dollars?: number; ms?: number } {
  const used = new Set(items(run).flatMap(({ origin }) => (origin ? [origin.playbookId] : [])));
  if (!run.finished || run.usage.calls > 0 || !used.size) return {};
  const teacher = rows.find(
    (row) => row.runId !== run.id && row.outcome === 'success' && row.calls && row.learned?.some((id) => used.has(id)),
  );
  if (!teacher) return {};
  const ms = teacher.lastAt - teacher.startedAt - (teacher.waited ?? 0) - (run.finished.at - run.started.at - run.waited);
  const { calls = 0, dollars } = teacher;
  return { calls, ...(dollars ? { dollars } : {}), ...(ms > 0 ? { ms: Math.round(ms) } : {}) };
}
