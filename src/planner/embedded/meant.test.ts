import { describe, expect, test } from 'vitest';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const planOf = (command: string, on: ReturnType<typeof page>) => planGoal({ goal: command, snapshot: on.snapshot, history: [] });
const told = (command: string, on: ReturnType<typeof page>) => renderPlan(planOf(command, on), on);
const offers = (command: string, on: ReturnType<typeof page>) => {
  const plan = planOf(command, on);
  return plan.isComplete === true ? plan.suggestions : [];
};

const blog = page('https://blog.example/', 'Notes', [
  ['link', 'Notes', { place: ['list', 'complementary'] }],
  ['link', 'Create entry of type Notes'],
  ['link', 'Last', { place: ['list', 'main'] }],
  ['link', 'Eighth', { place: ['list', 'main'] }],
]);

describe('a word for a place in an order may be a name', () => {
  test.each([
    ['open the note Last', 'click Last'],
    ['open the note Eighth', 'click Eighth'],
    ['click the first link', 'click Notes'],
    ['click the last link', 'click Eighth'],
  ])('%s', (command, wanted) => expect(told(command, blog)).toBe(wanted));
});

/** An icon with a tooltip, in a box that a press anywhere else in it goes to; and two boxes of which one fills the other. */
const box = (x: number, width: number) => ({ x, y: 100, width, height: 40 });
const builder = page('https://form.example/', 'Builder', [
  ['', 'Insert Row Insert Row', { key: 'outer', weak: true, box: box(300, 260) }],
  ['', 'Insert Row Insert Row', { key: 'filling', weak: true, box: box(300, 260) }],
  ['button', 'Insert Row', { key: 'icon', box: box(516, 40) }],
  ['', 'Menu Menu', { key: 'around', weak: true, box: box(600, 60) }],
  ['button', 'Menu', { key: 'inner', box: box(605, 50) }],
]);

describe('what is written is meant before what only a tooltip says', () => {
  test('the box that shows the words, not the icon at its end', () => {
    expect(told('click the "Insert Row" button', builder)).toBe('click outer');
    expect(told('insert row', builder)).toBe('click outer');
  });
  test('of a box and the button that fills it the button', () => expect(told('click Menu', builder)).toBe('click inner'));
});

const toolbar = page('https://text.example/', 'Text', [
  ['button', 'Normal', { states: ['collapsed'] }],
  ['button', 'Colour', { states: ['collapsed'] }],
  ['button', 'menu: insert'],
  ['button', 'menu: view'],
  ['combobox', 'Show', { tag: 'select', options: [{ label: 'Circle' }, { label: 'Line' }] }],
]);

describe('the words of the page', () => {
  test.each([
    ['make a new note', blog, 'click Create entry of type Notes'],
    ['show circles', toolbar, 'select Show: Circle'],
    ['show squares', toolbar, 'abstain'],
    ['click circle', toolbar, 'abstain'],
  ] as const)('%s', (command, on, wanted) => expect(told(command, on)).toBe(wanted));
  test('what is called by the word for a kind is asked about first', () =>
    expect(offers('click menu', toolbar).slice(0, 2).sort()).toEqual(['click "menu: insert"', 'click "menu: view"']));
});
