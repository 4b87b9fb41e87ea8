import { countNoun } from '../lib/text';
import type { Run } from '../model/run';

/** The first limit that the run has reached, as a question; undefined while there is budget left. */
export function whyOverBudget(run: Run, now: number): { id: string; text: string } | undefined {
  const { budgets } = run.started;
  const spent = {
    operations: run.operations,
    modelCalls: run.usage.calls,
    tokens: run.usage.input + run.usage.output + run.usage.cacheRead + run.usage.cacheWrite,
    minutes: (now - run.started.at - run.waited) / 60_000,
  };
  for (const key of ['operations', 'modelCalls', 'tokens', 'minutes'] as const) {
    const rounds = grants(run, key) + 1;
    if (spent[key] < budgets[key] * rounds) continue;
    return {
      id: `budget-${key}-${rounds}`,
      text: `The budget of ${countNoun(budgets[key] * rounds, words[key])} for this run is used up. Go on with as much again?`,
    };
  }
  return undefined;
}

const words = { operations: 'operation', modelCalls: 'model call', tokens: 'token', minutes: 'minute' };

/** How often the person has granted more of it. */
function grants(run: Run, key: string): number {
  return Object.entries(run.answers).filter(([id, choice]) => id.startsWith(`budget-${key}-`) && choice === 'continue').length;
}
