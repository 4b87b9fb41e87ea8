import { countNoun } from '../lib/text';
import { budgetsOf } from '../model/budget';
import type { Run } from '../model/run';

/** The first limit that the run has reached, as a question; undefined while there is budget left. */
export function whyOverBudget(run: Run, now: number): { id: string; text: string } | undefined {
  const used = budgetsOf(run, now);
  for (const key of ['operations', 'modelCalls', 'tokens', 'minutes'] as const) {
    const { spent, limit, granted } = used[key];
    if (spent < limit) continue;
    return {
      id: `budget-${key}-${granted + 1}`,
      text: `The budget of ${countNoun(run.started.budgets[key], words[key])} for this run is used up. Go on with as much again?`,
    };
  }
  return undefined;
}

const words = { operations: 'operation', modelCalls: 'model call', tokens: 'token', minutes: 'minute' };
