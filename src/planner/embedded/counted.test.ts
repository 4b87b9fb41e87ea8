import { describe, expect, test } from 'vitest';
import type { PlanHistory } from '../planner';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

type Page = ReturnType<typeof page>;
type Row = Parameters<typeof page>[2][number];
const told = (command: string, on: Page, history: PlanHistory[] = []) =>
  renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history }), on);

describe('how many rows a page of a table shows', () => {
  const sizes = ['10', '25', '50'].map((label) => ({ label }));
  const select: Row = ['combobox', '', { key: 'sizes', tag: 'select', options: sizes }];
  const numbers: Row[] = ['1', '2', '3'].map((name) => ['link', name]);
  const table = (...rows: Row[]) =>
    page('https://table.example/', 'Orders', [...rows, ...numbers, ['link', 'Next']], { text: 'rows per page' });
  test.each([
    ['25 rows per page', 'select sizes: 25'],
    ['show 50 orders per page please', 'select sizes: 50'],
    ['zeige 25 Einträge pro Seite', 'select sizes: 25'],
    ['affiche 50 lignes par page', 'select sizes: 50'],
    ['muestra 25 filas por página', 'select sizes: 25'],
    ['mostre 50 linhas por página', 'select sizes: 50'],
    ['1ページに25行表示して', 'select sizes: 25'],
    ['每页显示50行', 'select sizes: 50'],
    // A size that is not offered, and more than a size.
    ['30 rows per page', 'abstain'],
    ['put the 25 oldest unpaid orders on a page', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, table(select))).toBe(wanted));

  test('two lists of numbers may both be meant, and a year is no size', () => {
    const other: Row = ['combobox', '', { key: 'other', tag: 'select', options: [{ label: '5' }, { label: '25' }] }];
    expect(told('25 rows per page', table(select, other))).toBe('abstain');
    const years: Row = ['combobox', 'Year', { tag: 'select', options: [{ label: 'Choose' }, { label: '2024' }, { label: '2023' }] }];
    expect(told('2023 rows per page', table(years))).toBe('abstain');
  });

  test('the button that says the number opens them', () => {
    expect(told('show 25 rows per page', table(['button', '10', { states: ['popup'] }]))).toBe('click 10 …');
    expect(told('show 25 rows per page', table(['button', '10']))).toBe('click 10 …');
    expect(told('show 25 rows per page', table(['button', '10'], ['button', '20']))).toBe('abstain');
    expect(told('show 25 rows per page', table(['button', 'Messages 3', { states: ['popup'] }]))).toBe('abstain');
  });
});

describe('which one of what looks alike, where no word of the page says what it is', () => {
  const fold = (name: string): Row => ['button', name, { states: ['collapsed'] }];
  const help = page('https://help.example/', 'Hilfe', [['button', 'Suchen'], ...['Wie?', 'Wo?', 'Wann?'].map(fold), ['link', 'Impressum']]);
  const box = (name: string): Row => ['checkbox', name];
  const list = page('https://list.example/', 'Aufgaben', [
    ...['Blumen gießen', 'Fahrrad abholen', 'Miete'].map(box),
    ['switch', 'Dunkel', { box: { x: 400, y: 0, width: 30, height: 20 } }],
  ]);
  test.each<[string, Page, string]>([
    ['open the last question', help, 'click Wann?'],
    ['open the second one', help, 'click Wo?'],
    ['tick the third task', list, 'check Miete'],
    ['check off the first chore', list, 'check Blumen gießen'],
    ['tick the fourth task', list, 'abstain'],
    // What is said more of it is said of something else.
    ['open the last unpaid invoice', help, 'abstain'],
    ['delete the first task', list, 'abstain'],
  ])('%s', (command, on, wanted) => expect(told(command, on)).toBe(wanted));

  test('of two lists none is counted', () => {
    const aside = ['A', 'B', 'C'].map((name): Row => ['checkbox', name, { box: { x: 500, y: 0, width: 90, height: 20 } }]);
    const two = page('https://list.example/', 'Aufgaben', [...['Blumen', 'Fahrrad', 'Miete'].map(box), ...aside]);
    expect(told('tick the third task', two)).toBe('abstain');
  });
});

describe('signs on keys are called by their words', () => {
  const keys = page('https://sums.example/', 'Calculator', [...['7', '8', '+', '−', '×', '=', 'C'].map((name): Row => ['button', name])]);
  test.each([
    ['press plus', 'click +'],
    ['click the minus', 'click −'],
    ['press times', 'click ×'],
    ['press equals', 'click ='],
    ['drücke auf plus', 'click +'],
    ['clique sur moins', 'click −'],
    ['点击加号', 'click +'],
    ['press divided by', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, keys)).toBe(wanted));
});
