import { expect, it } from 'vitest';
import { OPPOSITE_NAMES } from '../../lib/opposite-names.fixture';
import { page } from './corpus/build-snapshot';
import { planGoal } from './plan-goal';

const PAIRS = [...OPPOSITE_NAMES, ['حفظ', 'خفظ'], ['열기', '얼기'], ['ปิด', 'เปิด']] as const;

/** The names of what the plan acts on, or what it chooses. */
function acts(goal: string, names: readonly string[]): string[] {
  const { snapshot } = page(
    'http://a.example/',
    'Page',
    names.map((name) => ['button', name, {}]),
  );
  const plan = planGoal({ goal, snapshot, history: [] });
  if (plan.isComplete === true) return [];
  return plan.operations.map((operation) => names[('elementId' in operation ? (operation.elementId ?? 0) : 0) - 1] ?? '');
}

it.each(PAIRS)('"click %s" never clicks %s', (wanted, other) => {
  expect(acts(`click "${wanted}"`, ['Home', other])).toEqual([]);
  expect(acts(`click ${wanted}`, ['Home', other])).not.toContain(other);
  expect(acts(`click "${wanted}"`, [other, wanted])).toEqual([wanted]);
  expect(acts(`click ${wanted}`, [other, wanted])).not.toContain(other);
});

it.each(PAIRS)('"choose %s" never takes the option %s', (wanted, other) => {
  const choose = (goal: string, options: string[]) => {
    const { snapshot } = page('http://a.example/', 'Page', [
      ['combobox', 'Kind', { tag: 'select', options: options.map((label) => ({ label, selected: false })) }],
    ]);
    const plan = planGoal({ goal, snapshot, history: [] });
    return plan.isComplete === true ? [] : plan.operations.flatMap((one) => ('type' in one && one.type === 'select' ? one.options : []));
  };
  expect(choose(`select "${wanted}" in Kind`, ['Any', other])).toEqual([]);
  expect(choose(`select "${wanted}" in Kind`, [other, wanted])).toEqual([wanted]);
  expect(choose(`choose ${wanted}`, [other, 'Any'])).toEqual([]);
});
