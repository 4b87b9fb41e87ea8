import type { Budgets } from '../settings';
import type { Run } from './run';

/** What a run has used of each budget until then (epoch ms), and how much it may use: more where the person has granted more. */
export function budgetsOf(run: Run, now: number): { [Key in keyof Budgets]: { spent: number; limit: number; granted: number } } {
  const { budgets } = run.started;
  const { calls, input, output, cacheRead, cacheWrite } = run.usage;
  const of = (key: keyof Budgets, spent: number) => {
    const granted = Object.entries(run.answers).filter(([id, choice]) => id.startsWith(`budget-${key}-`) && choice === 'continue').length;
    return { spent, limit: budgets[key] * (granted + 1), granted };
  };
  return {
    operations: of('operations', run.operations),
    modelCalls: of('modelCalls', calls),
    tokens: of('tokens', input + output + cacheRead + cacheWrite),
    minutes: of('minutes', (now - run.started.at - run.waited) / 60_000),
  };
}
