import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../planner';
import { type Page, page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const COLUMNS = ['Name', 'Stock', 'Town'];
const at = (column: number, row: number) => ({ x: 100 * column, y: 40 * row, width: 100, height: 40 });

/** A grid as its cells say: what they show, and nothing of how they are edited. */
function grid(rows: string[][], more: Row[] = []): Page {
  const cell = (row: string[], nth: number): Row[] =>
    row.map((shown, column) => [
      'gridcell',
      shown,
      { weak: true, box: at(column, nth + 1), place: column ? [`row ${row[0]}`, 'grid'] : ['grid'] },
    ]);
  return page('https://grid.example/', 'Stock', [
    ...COLUMNS.map((name, column): Row => ['columnheader', name, { weak: true, box: at(column, 0), place: ['grid'] }]),
    ...rows.flatMap(cell),
    ...more,
  ]);
}
const stock = grid([
  ['Rye', '12', 'Oslo'],
  ['Oat', '7', 'Bergen'],
  ['Spelt', '30', 'Oslo'],
]);
const risen = grid([
  ['Oat', '7', 'Bergen'],
  ['Rye', '12', 'Oslo'],
  ['Spelt', '30', 'Oslo'],
]);
const fallen = grid([
  ['Spelt', '30', 'Oslo'],
  ['Rye', '12', 'Oslo'],
  ['Oat', '7', 'Bergen'],
]);
const PAID: Row = ['columnheader', 'Paid', { weak: true, box: at(3, 0), place: ['grid'] }];
const paid = grid(
  [
    ['Rye', '12', 'Oslo'],
    ['Oat', '7', 'Bergen'],
  ],
  [
    PAID,
    ...['Rye', 'Oat'].map(
      (name, nth): Row => ['checkbox', 'Unchecked', { key: `box of ${name}`, box: at(3, nth + 1), place: [`row ${name}`, 'grid'] }],
    ),
  ],
);
const icon = (column: number): Row => [
  '',
  '',
  { key: `filter ${column}`, weak: true, description: 'ag-icon-filter', box: { ...at(column, 0), x: 100 * column + 60, width: 20 } },
];
const filters = grid([['Rye', '12', 'Oslo']], [icon(0), icon(2)]);
const opened = grid([['Rye', '12', 'Oslo']], [icon(0), icon(2), ['textbox', 'Filter Value', { isNew: true, box: at(5, 5) }]]);
const planOf = (goal: string, on: Page) => planGoal({ goal, snapshot: on.snapshot, history: [] });
const told = (goal: string, on = stock) => renderPlan(planOf(goal, on), on);

describe('a cell is called by its row and its column, or by what only it shows', () => {
  test.each([
    ['set the stock of Oat to 9', 'type 7 = 9 ⏎'],
    ["change Spelt's stock to 31", 'type 30 = 31 ⏎'],
    ['change the town of Rye to Voss', 'type Oslo = Voss ⏎'],
    ['rename Oat to Oats', 'type Oat = Oats ⏎'],
    ['benenne Oat in Hafer um', 'type Oat = Hafer ⏎'],
    ['rename Oslo to Voss', 'abstain'],
    ['set the colour of Oat to red', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command)).toBe(wanted));
});

/** What is planned at each look, one after the other. */
function looks(goal: string, ...pages: Page[]): string[] {
  const history: PlanHistory[] = [];
  return pages.map((on) => {
    const plan = planGoal({ goal, snapshot: on.snapshot, history });
    if (plan.isComplete !== true)
      history.push({ thought: plan.thought, operations: plan.operations.map(() => 'Did it'), outcome: '', plan });
    return renderPlan(plan, on);
  });
}

describe('a column is sorted the way that is said, as its cells then show', () => {
  test('once, twice or not at all', () => {
    expect(looks('sort by name ascending', stock, risen)).toEqual(['click Name …', 'done']);
    expect(looks('order the rows by Stock, descending', stock, risen, fallen)).toEqual(['click Stock …', 'click Stock …', 'done']);
    expect(looks('sortiere nach Stock absteigend', fallen)).toEqual(['done']);
  });
  test('or it says that it is not', () => expect(looks('sort by name descending', stock, stock)).toEqual(['click Name …', 'abstain']));
  test('by a column that is there', () => expect(told('sort by colour descending')).toBe('abstain'));
});

describe('a column is filtered by the control in its header', () => {
  test('and the field that this opens', () =>
    expect(looks('filter Name by Oat', filters, opened)).toEqual(['click filter 0 …', 'type Filter Value = Oat']));
  test('where there is one', () => expect(told('filter Stock by 7', filters)).toBe('abstain'));
});

describe('what is said of a row ticks its box', () => {
  test.each([
    ['Oat is paid', 'check box of Oat'],
    ['mark Rye as paid', 'check box of Rye'],
    ['Oat is not paid', 'abstain'],
    ['is Oat paid?', 'abstain'],
    ['Oat has paid?', 'abstain'],
    ['Oat is lost', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, paid)).toBe(wanted));
});
