import { describe, expect, it } from 'vitest';
import { planGoal } from '../plan-goal';
import type { Cases } from './cases/cases';
import { CORPUS } from './cases/corpus';
import { renderPlan } from './render-plan';

/** A wrong action costs ten times an abstention. */
function judge(expected: string, got: string): 'right' | 'abstained' | 'wrong' {
  if (expected.startsWith('answer ') ? got.startsWith('answer ') && got.includes(expected.slice(7)) : got === expected) return 'right';
  return got === 'abstain' ? 'abstained' : 'wrong';
}

function verdicts({ page, about, cases }: Cases): { about: string; command: string; expected: string; got: string; verdict: string }[] {
  return cases.map(([command, expected]) => {
    const got = renderPlan(planGoal({ goal: command, snapshot: page.snapshot, history: [] }), page);
    return { about, command, expected, got, verdict: judge(expected, got) };
  });
}

describe('the corpus of commands', () => {
  const all = CORPUS.flatMap(verdicts);

  it('takes no wrong action', () => {
    expect(all.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  it('abstains only where it should', () => {
    expect(all.filter(({ verdict }) => verdict === 'abstained')).toEqual([]);
  });
});
