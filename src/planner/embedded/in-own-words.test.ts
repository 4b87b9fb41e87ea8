import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../planner';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

type Page = ReturnType<typeof page>;
type Row = Parameters<typeof page>[2][number];
const planned = (goal: string, on: Page, history: PlanHistory[] = []) => planGoal({ goal, snapshot: on.snapshot, history });
const told = (goal: string, on: Page, history?: PlanHistory[]) => renderPlan(planned(goal, on, history), on);
/** What comes next, after all of a plan was done on the page that it was made for. */
const next = (goal: string, on: Page, before: PlanHistory[] = []): PlanHistory[] => {
  const plan = planned(goal, on, before);
  if (plan.isComplete === true) throw new Error('It has ended.');
  return [...before, { thought: plan.thought, operations: plan.operations.map(() => 'Done'), outcome: '', snapshot: on.snapshot }];
};

describe('a clause that only says why is none of the commands', () => {
  const on = page('https://shop.example/', 'Shop', [
    ['textbox', 'Organization', { tag: 'input', value: 'Acme' }],
    ['button', 'Save'],
    ['link', 'My order'],
  ]);
  test.each([
    ['the form is complete, so click Save', 'click Save'],
    ['das Formular ist fertig, also klicke auf Save', 'click Save'],
    ['le formulaire est complet, donc clique sur Save', 'click Save'],
    ['o formulário está completo, por isso clique em Save', 'click Save'],
    ['我填完了，所以点击Save', 'click Save'],
    // A condition, an order that is not understood, a name and a question are no reasons.
    ['if the form is complete, so click Save', 'abstain'],
    ['do not touch the form, so click Save', 'abstain'],
    ['frobnicate the form, then click Save', 'abstain'],
    ['My order, so click Save', 'click My order …'],
  ])('%s', (goal, wanted) => expect(told(goal, on)).toBe(wanted));
});

describe('a whole name, where it is asked for in two fields', () => {
  const names: Row[] = [
    ['textbox', 'First name'],
    ['textbox', 'Last name'],
  ];
  const form = page('https://form.example/', 'Form', [...names, ['textbox', 'Email']]);
  test.each<[string, Page, string]>([
    ['my name is Ada Lovelace', form, 'type First name = Ada; type Last name = Lovelace'],
    [
      'fill in my name as Ada Lovelace and email ada@example.org',
      form,
      'type First name = Ada; type Last name = Lovelace; type Email = ada@example.org',
    ],
    ['name: "Ada Lovelace"', form, 'type First name = Ada; type Last name = Lovelace'],
    ['mein Name ist Ada Lovelace', form, 'type First name = Ada; type Last name = Lovelace'],
    // To which part the middle one belongs nobody knows.
    ['my name is Ada King Lovelace', form, 'abstain'],
    ['my name is Ada Lovelace', page('https://form.example/', 'Form', [...names, ['textbox', 'Name']]), 'type Name = Ada Lovelace'],
  ])('%s', (goal, on, wanted) => expect(told(goal, on)).toBe(wanted));
});

describe('a thing is selected first, where a button above all of them does it to what is selected', () => {
  const files = (...rows: Row[]) =>
    page('https://files.example/', 'Files', [['button', 'Rename'], ['button', 'Delete'], ['button', 'Duplicate selected'], ...rows]);
  const item = (name: string, states: string[] = []): Row => ['treeitem', name, { states: states as never }];
  const none = files(item('budget.xlsx'), item('letter.pdf'), item('Letters'));
  const one = files(item('budget.xlsx', ['selected']), item('letter.pdf'), item('Letters'));
  test.each([
    ['delete budget.xlsx', 'click budget.xlsx …'],
    ['remove the budget', 'click budget.xlsx …'],
    ['get rid of letter.pdf', 'click letter.pdf …'],
    ['throw away the budget', 'click budget.xlsx …'],
    ['jette budget.xlsx', 'click budget.xlsx …'],
    ['duplicate letter.pdf', 'click letter.pdf …'],
    ['rename "budget.xlsx" to "plan.xlsx"', 'click budget.xlsx …'],
    // Nothing is called so, or only nearly.
    ['delete the letter from Ann', 'abstain'],
    ['delete taxes.pdf', 'abstain'],
  ])('%s', (goal, wanted) => expect(told(goal, none)).toBe(wanted));

  test('what is selected is deleted, and a row is selected by its box', () => {
    expect(told('delete budget.xlsx', one)).toBe('click Delete');
    expect(told('delete budget.xlsx', one, next('delete budget.xlsx', none))).toBe('click Delete');
    const box: Row = ['checkbox', 'Select', { place: ['row budget.xlsx'], key: 'box' }];
    expect(told('delete budget.xlsx', files(box, item('letter.pdf')))).toBe('check box …');
  });

  test('where more is selected than what is meant nothing is pressed', () => {
    const two = files(item('budget.xlsx', ['selected']), item('letter.pdf', ['selected']), item('Letters'));
    expect(told('delete budget.xlsx', two)).toBe('abstain');
    const box = (name: string, states: string[] = []): Row => [
      'checkbox',
      'Select',
      { place: [`row ${name}`], key: name, states: states as never },
    ];
    expect(told('delete budget.xlsx', files(box('budget.xlsx'), box('letter.pdf', ['checked'])))).toBe('abstain');
  });

  test('a field that had the caret before the button was pressed gets no name', () => {
    const goal = 'rename "budget.xlsx" to "plan.xlsx"';
    const search: Row = ['searchbox', 'Find', { states: ['focused'] }];
    const withSearch = (...rows: Row[]) => files(search, ...rows);
    const first = next(goal, withSearch(item('budget.xlsx'), item('letter.pdf')));
    const selected = withSearch(item('budget.xlsx', ['selected']), item('letter.pdf'));
    expect(told(goal, selected, first)).toBe('click Rename …');
    expect(told(goal, selected, next(goal, selected, first))).toBe('abstain');
  });

  test('a new name is written where one may be written then, and the button is not pressed twice', () => {
    const goal = 'rename "budget.xlsx" to "plan.xlsx"';
    const selected = next(goal, none);
    expect(told(goal, one, selected)).toBe('click Rename …');
    const pressed = next(goal, one, selected);
    const field: Row = ['textbox', '', { key: 'field', tag: 'input', value: 'budget.xlsx', states: ['focused'] }];
    const written = files(item('budget.xlsx', ['selected']), field, item('letter.pdf'));
    expect(told(goal, written, pressed)).toBe('type field = plan.xlsx ⏎');
    expect(told(goal, one, pressed)).toBe('abstain');
  });
});

test('an example of an address in a field is none of its names', () => {
  const mail: Row = ['textbox', 'Email address', { placeholder: 'name@example.com' }];
  const form = page('https://form.example/', 'Form', [mail, ['textbox', 'First name'], ['textbox', 'Last name']]);
  expect(planned('type Ada into the name', form)).toMatchObject({
    success: false,
    suggestions: ['type "Ada" in "First name"', 'type "Ada" in "Last name"'],
  });
});

describe('countries and languages have a name in each language', () => {
  const options = (...labels: string[]) => labels.map((label) => ({ label }));
  const account = page('https://account.example/', 'Account', [
    ['combobox', 'Country', { tag: 'select', options: options('France', 'Germany', 'Japan') }],
    ['combobox', 'Language', { tag: 'select', options: options('English', 'French', 'Other') }],
  ]);
  test.each([
    ['set the country to Deutschland', 'select Country: Germany'],
    ['Land auf Frankreich setzen', 'select Country: France'],
    ['mets la langue sur français', 'select Language: French'],
    ['set language to Französisch', 'select Language: French'],
    ['set the country to Österreich', 'abstain'],
  ])('%s', (goal, wanted) => expect(told(goal, account)).toBe(wanted));
});

test('whose things are shown is a name, and a courtesy around "only" asks for nothing', () => {
  const chip = (name: string): Row => ['', name, { weak: true }];
  const board = page('https://board.example/', 'Board', [chip('Everybody'), chip('Maya'), chip('Ben'), ['link', 'Mow the lawn Ben']]);
  expect(told("show only Ben's cards", board)).toBe('click Ben');
  expect(told("I only want to see Maya's cards", board)).toBe('click Maya');
  expect(told("I only want to see Tom's cards", board)).toBe('abstain');
});
