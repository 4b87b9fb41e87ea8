import { budgetsOf } from '../model/run/budget';
import type { Run } from '../model/run/run';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';

/** The first limit that the run has reached, as a question; undefined while there is budget left. */
export function whyOverBudget(run: Run, now: number): { id: string; says: Saying[] } | undefined {
  const used = budgetsOf(run, now);
  for (const key of ['operations', 'modelCalls', 'tokens', 'minutes'] as const) {
    const { spent, limit, granted } = used[key];
    if (spent < limit) continue;
    return {
      id: `budget-${key}-${granted + 1}`,
      says: [saying('budgetUsedUp', { what: key, count: run.started.budgets[key] })],
    };
  }
  return undefined;
}
