import { describe, expect, test } from 'vitest';
import { type Page, page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const told = (command: string, on: Page) => renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history: [] }), on);

const form = page('https://cafe.example/', 'Cafe', [
  ['listbox', 'Extras', { tag: 'select', options: ['Olives', 'Ham', 'Feta', 'Ham and eggs'].map((label) => ({ label })) }],
  ['combobox', 'Size', { tag: 'select', options: ['Small', 'Large'].map((label) => ({ label })) }],
  ['slider', 'Spice', { tag: 'input', type: 'range', value: '3' }],
  ['slider', 'Heat', { tag: 'span', value: '3' }],
  ['textbox', 'Note', { tag: 'textarea', value: 'no nuts, no nuts, thin crust' }],
  ['textbox', 'Pin', { type: 'password', secret: true, value: '••••' }],
  ['button', 'Order', { type: 'submit' }],
]);

describe('widgets', () => {
  test.each([
    ['select Olives and Feta in Extras', 'select Extras: Olives, Feta'],
    ['choose Olives, Ham and Feta from the extras', 'select Extras: Olives, Ham, Feta'],
    ['choose Olives and Feta', 'select Extras: Olives, Feta'],
    ['select "Ham and eggs" in Extras', 'select Extras: Ham and eggs'],
    ['wähle Olives und Feta aus', 'select Extras: Olives, Feta'],
    // One takes one, and all of them have to be there.
    ['select Small and Large in Size', 'abstain'],
    ['select Olives and Cheese in Extras', 'abstain'],
    ['move the spice slider to 7', 'type Spice = 7'],
    // One that is drawn is brought there by its keys.
    ['set the heat to 7', 'type Heat = 7'],
    ['move the heat slider to 7', 'type Heat = 7'],
    ['focus the note', 'click Note'],
    ['put the focus on the note field', 'click Note'],
    ['setze den Fokus auf Note', 'click Note'],
    // A press into it would do more.
    ['focus the Order button', 'abstain'],
    ['select the text "thin crust" in the note', 'select-text Note'],
    ['highlight the words "thin crust"', 'abstain'],
    // Which of two, or none.
    ['select the text "no nuts" in the note', 'abstain'],
    ['select the text "cheese" in the note', 'abstain'],
    ['select the text "••" in Pin', 'abstain'],
  ])('%s', (command, wanted) => {
    expect(told(command, form)).toBe(wanted);
  });

  test('what surrounds a text says which it is', () => {
    const plan = planGoal({ goal: 'select the text "thin" in the note', snapshot: form.snapshot, history: [] });
    expect(plan.isComplete !== true && plan.operations[0]).toMatchObject({
      type: 'select-text',
      quote: { text: 'thin', before: 'no nuts, no nuts, ', after: ' crust' },
    });
  });
});

describe('a list that goes on', () => {
  const rows = Array.from({ length: 9 }, (_, at): Row => ['option', `Lot ${at}`, { isNew: true }]);
  const closed = page('https://lots.example/', 'Lots', [['combobox', 'Lot', { tag: 'div', states: ['collapsed', 'popup'] }]]);
  const open = page('https://lots.example/', 'Lots', [['combobox', 'Lot', { tag: 'div', states: ['expanded', 'popup'] }], ...rows]);
  const short = page('https://lots.example/', 'Lots', [
    ['combobox', 'Lot', { tag: 'div', states: ['expanded', 'popup'] }],
    ...['Red', 'Blue', 'Green', 'Lot 1'].map((name): Row => ['option', name, { isNew: true }]),
  ]);

  test.each(['choose Lot 40', 'select "Lot 40" in the lot list'])('is opened, and the page looks in it: %s', (goal) => {
    const first = planGoal({ goal, snapshot: closed.snapshot, history: [] });
    expect(first).toMatchObject({ operations: [{ type: 'click', elementId: 1 }], more: true });
    const history = [{ thought: first.isComplete === true ? '' : first.thought, operations: ['Clicked'], outcome: '' }];
    const inList = (on: Page) => renderPlan(planGoal({ goal, snapshot: on.snapshot, history }), on);
    expect(inList(open)).toBe('select Lot: Lot 40');
    expect(inList(short)).toBe('abstain');
  });
});

describe('what is moved to a list', () => {
  const card = (name: string, list: string): Row => ['', name, { weak: true, place: ['main', `item ${list}`] }];
  const board = page('https://board.example/', 'Board', [
    card('Mow lawn', 'Today'),
    card('Call Bo', 'Today'),
    card('Nap', 'Later'),
    ['button', '+', { place: ['item Later'] }],
    ['button', '+', { key: 'plus of Never', place: ['item Never'] }],
  ]);
  test.each([
    ['move Mow lawn to Later', 'drag Mow lawn > Nap'],
    ['drag "Call Bo" to the Later list', 'drag Call Bo > Nap'],
    // Nothing shows where a card would lie there.
    ['move Mow lawn to Never', 'abstain'],
    ['move Mow lawn to Today', 'abstain'],
  ])('%s', (command, wanted) => {
    expect(told(command, board)).toBe(wanted);
  });
});
