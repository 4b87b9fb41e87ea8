import { describe, expect, it } from 'vitest';
import { ActionOrCompletion } from '../action';
import { planGoal } from '../plan-goal';
import { textToAction } from '../text-to-action';
import { CORPUS } from './cases/corpus';
import { cost, figures, judge } from './judge';

const verdicts = CORPUS.flatMap(judge);
const plans = CORPUS.flatMap(({ page, cases }) =>
  cases.map(([command]) => ({ command, page, plan: planGoal({ goal: command, snapshot: page.snapshot, history: [] }) })),
);
const worked = plans.flatMap(({ command, page, plan }) =>
  plan.isComplete === true ? [] : [{ command, page, operations: plan.operations }],
);

/** Of these 884: what is no command any more is refused, and none is done wrongly. */
const RIGHT = 750;

describe('the corpus of commands', () => {
  it('has at least 400 commands', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(400);
  });

  it('takes no wrong action', () => {
    expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  it('does most of what it can read, and refuses the rest', () => {
    const of = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;
    expect(of('right')).toBeGreaterThanOrEqual(RIGHT);
    expect(cost(verdicts)).toBe(of('abstained'));
  });

  it('counts a class as wrong, abstained or right', () => {
    const some = [
      { about: '', command: '', expected: 'click A', got: 'click B', verdict: 'wrong' as const },
      { about: '', command: '', expected: 'click A', got: 'click A', verdict: 'right' as const },
      { about: '', command: '', expected: 'click A', got: 'abstain', verdict: 'abstained' as const },
    ];
    expect(figures(some)).toEqual([{ class: 'click', commands: 3, right: 1, abstained: 1, wrong: 1, precision: 1 / 2, recall: 1 / 3 }]);
    expect(cost(some)).toBe(11);
  });
});

describe('whatever is said', () => {
  it('names only elements of the snapshot that can be used', () => {
    const named = worked.flatMap(({ operations, page }) =>
      operations.flatMap((operation) =>
        'elementId' in operation && operation.elementId !== undefined
          ? [page.snapshot.elements.find(({ id }) => id === operation.elementId)?.states ?? 'no element of the snapshot']
          : [],
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((states) => states.includes('disabled') || typeof states === 'string')).toEqual([]);
  });

  it('types only words of the command', () => {
    const typed = worked.flatMap(({ operations, command }) =>
      operations.flatMap((operation) =>
        'type' in operation && operation.type === 'type' && !operation.text.startsWith('{{') ? [{ command, text: operation.text }] : [],
      ),
    );
    expect(typed.length).toBeGreaterThan(10);
    expect(typed.filter(({ command, text }) => !command.includes(text))).toEqual([]);
  });

  it('suggests at most three things, and each is a command that works here', { timeout: 60_000 }, () => {
    const given = plans.flatMap(({ plan, ...of }) => (plan.isComplete === true && !plan.success ? [{ plan, ...of }] : []));
    expect(given.length).toBeGreaterThan(20);
    for (const { plan, page, command } of given) {
      const refused = plan.suggestions.filter((suggestion) => {
        const next = planGoal({ goal: suggestion, snapshot: page.snapshot, history: [] });
        return next.isComplete === true && !next.success;
      });
      expect({ command, refused }).toEqual({ command, refused: [] });
      expect(plan.suggestions.length, command).toBeLessThanOrEqual(3);
      expect(new Set(plan.suggestions).size).toBe(plan.suggestions.length);
    }
  });

  it('answers in one of the two shapes of the seed, one action at most', { timeout: 60_000 }, () => {
    const actions = plans.flatMap(({ page, command }) => {
      const response = ActionOrCompletion.parse(textToAction(command, page.snapshot));
      return 'elements' in response ? [response.elements.length] : [];
    });
    expect(actions.length).toBeGreaterThan(100);
    expect(actions.filter((amount) => amount !== 1)).toEqual([]);
  });

  it('says the same twice', { timeout: 60_000 }, () => {
    for (const { plan, page, command } of plans) expect(planGoal({ goal: command, snapshot: page.snapshot, history: [] })).toEqual(plan);
  });
});
