import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../../planner';
import { type Page, page, type Row } from '../corpus/build-snapshot';
import { renderPlan } from '../corpus/render-plan';
import { planGoal } from '../plan-goal';

const PEOPLE = ['Ada Byron ada@x.example', 'Bo Chen bo@x.example', 'Cy Chen cy@x.example'];
const crew = (more: string, ...menu: Row[]) =>
  page(
    'https://crew.example/',
    'Crew',
    [
      ...PEOPLE.map(
        (row): Row => ['button', more, { key: `more ${row.split(' ')[0]}`, place: [`row ${row.slice(0, 3).trim()}`, 'table'] }],
      ),
      ...menu.map(([role, name, rest]): Row => [role, name, { isNew: true, ...rest }]),
    ],
    { text: PEOPLE.map((row) => `| ${row} |`).join('\n') },
  );

function played(goal: string, pages: readonly Page[]): string[] {
  const history: PlanHistory[] = [];
  return pages.map((on) => {
    const plan = planGoal({ goal, snapshot: on.snapshot, history });
    if (plan.isComplete !== true)
      history.push({ thought: plan.thought, operations: plan.operations.map(() => 'Clicked'), outcome: '', snapshot: on.snapshot });
    return renderPlan(plan, on);
  });
}

const menu: Row[] = [
  ['menuitem', 'Suspend'],
  ['menuitem', 'Reset password'],
  ['menuitem', 'Remove from team'],
];

describe('what a row has only behind its menu is looked for there', () => {
  test.each([
    ['suspend Bo', '⋮', 'Suspend'],
    ['reset the password of Ada Byron', 'More', 'Reset password'],
    ['remove Cy Chen from the team', 'More options', 'Remove from team'],
    ['Ada Byron: suspend', '...', 'Suspend'],
  ])('%s', (goal, more, entry) => {
    const who = ['Bo', 'Ada', 'Cy'].find((name) => goal.includes(name));
    expect(played(goal, [crew(more), crew(more, ...menu)])).toEqual([`click more ${who} …`, `click ${entry}`]);
  });

  test('and the menu is closed again where it is not in it', () => {
    expect(played('promote Bo', [crew('⋮'), crew('⋮', ...menu), crew('⋮')])).toEqual(['click more Bo …', 'press Escape …', 'abstain']);
  });

  test('nobody knows whose menu, it is a question, or what is called more is no menu of a thing: nothing is opened', () => {
    expect(played('suspend Chen', [crew('⋮')])).toEqual(['abstain']);
    expect(played('what is the address of Bo?', [crew('⋮')])).toEqual(['abstain']);
    expect(played('invite bo@y.example', [crew('⋮')])).toEqual(['abstain']);
    expect(played('suspend Bo', [crew('Save')])).toEqual(['abstain']);
  });
});
