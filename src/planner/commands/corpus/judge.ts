import { planGoal } from '../plan-goal';
import type { Cases } from './cases/cases';
import { renderPlan } from './render-plan';

/** What became of one command of the corpus. */
export interface Verdict {
  about: string;
  command: string;
  expected: string;
  got: string;
  verdict: 'right' | 'abstained' | 'wrong';
}

/** Figures of one class of commands: what was wanted, by its first word. */
export interface Figures {
  class: string;
  commands: number;
  right: number;
  abstained: number;
  wrong: number;
  /** Right ones among those that were acted on or answered. */
  precision: number;
  recall: number;
}

/** Plans every command of a page and compares. A wrong action is one taken where another, or none, was wanted. */
export function judge({ page, about, cases }: Cases): Verdict[] {
  return cases.map(([command, expected]) => {
    const got = renderPlan(planGoal({ goal: command, snapshot: page.snapshot, history: [] }), page);
    return { about, command, expected, got, verdict: compare(expected, got) };
  });
}

/** Precision and recall by class, most commands first. */
export function figures(verdicts: readonly Verdict[]): Figures[] {
  const classes = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const name = classOf(verdict.expected);
    classes.set(name, [...(classes.get(name) ?? []), verdict]);
  }
  const rows = [...classes].map(([name, all]): Figures => {
    const count = (verdict: Verdict['verdict']) => all.filter((each) => each.verdict === verdict).length;
    const [right, abstained, wrong] = [count('right'), count('abstained'), count('wrong')];
    return {
      class: name,
      commands: all.length,
      right,
      abstained,
      wrong,
      precision: ratio(right, right + wrong),
      recall: ratio(right, all.length),
    };
  });
  return rows.sort((left, right) => right.commands - left.commands);
}

/** A wrong action costs ten times an abstention. */
export function cost(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, { verdict }) => sum + (verdict === 'wrong' ? 10 : verdict === 'abstained' ? 1 : 0), 0);
}

function compare(expected: string, got: string): Verdict['verdict'] {
  const same = expected.startsWith('answer ')
    ? got.startsWith('answer ') && got.includes(expected.slice('answer '.length))
    : got === expected;
  if (same) return 'right';
  return got === 'abstain' ? 'abstained' : 'wrong';
}

function classOf(expected: string): string {
  if (expected.includes('; ')) return 'several';
  return expected.endsWith(' …') ? 'first of several' : (expected.split(' ')[0] ?? expected);
}

const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
