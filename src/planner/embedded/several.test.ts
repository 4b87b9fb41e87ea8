import { describe, expect, test } from 'vitest';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const told = (command: string, on: ReturnType<typeof page>) =>
  renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history: [] }), on);

const box = (name: string, lines = 1): Parameters<typeof page>[2][number] => ['checkbox', name, { states: ['unchecked'], lines }];
const pizza = page(
  'https://oven.example/',
  'Oven',
  [
    box('Olives', 2),
    box('Ham'),
    box('Feta'),
    ['textbox', 'PIN', { type: 'password' }],
    ['textbox', 'Repeat PIN', { type: 'password' }],
    ['textbox', 'Note'],
    ['button', 'Bake'],
  ],
  { text: 'Oven\nOn top\nOlives\nHam\nFeta' },
);

describe('several choices at once', () => {
  test.each([
    ['tick ham and feta in the On top group', 'check Ham; check Feta'],
    ['tick everything except ham', 'check Olives; check Feta'],
    ['tick all but olives and feta', 'check Ham'],
    ['kreuze alles außer Ham an', 'check Olives; check Feta'],
    ['set both PINs to "4711"', 'type PIN = 4711; type Repeat PIN = 4711'],
    // One that is left out is not there.
    ['tick everything except tuna', 'abstain'],
    // There are not three.
    ['tick ham and tuna in the On top group', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, pizza)).toBe(wanted));
});

const fleet = (...sizes: number[]) =>
  page(
    'https://fleet.example/',
    'Fleet',
    [
      ['link', 'Boat', { place: ['row Boat', 'table'] }],
      ['link', 'Length', { place: ['row Boat', 'table'] }],
      ['combobox', 'choose how many', { tag: 'select', lines: 5, options: [{ label: '10' }, { label: '20' }] }],
    ],
    { text: ['| Boat | Length |', ...sizes.map((size, at) => `| Boat ${at} | ${size} m |`), 'Boats per page:'].join('\n') },
  );

describe('a plain table is sorted by what is pressed in its header, until its rows stand so', () => {
  test.each([
    ['sort by length', fleet(7, 3, 9), 'click Length'],
    ['sort by length, highest first', fleet(7, 3, 9), 'click Length …'],
    ['sort by length, longest on top', fleet(7, 3, 9), 'abstain'],
    ['sort by length descending', fleet(9, 7, 3), 'done'],
    ['sort by length, lowest first', fleet(9, 7, 3), 'click Length …'],
  ])('%s %#', (command, on, wanted) => expect(told(command, on)).toBe(wanted));
  test('20 boats per page', () => expect(told('20 boats per page', fleet(7, 3, 9))).toBe('select choose how many: 20'));
});

const orders = page(
  'https://orders.example/',
  'Orders',
  [
    ['checkbox', '', { key: 'box of 1001', states: ['unchecked'], place: ['row 1001', 'table'], lines: 1 }],
    ['checkbox', '', { key: 'box of 1004', states: ['unchecked'], place: ['row Omar Haddad', 'table'], lines: 1 }],
    ['checkbox', '', { key: 'box of 1008', states: ['unchecked'], place: ['row 1008', 'table'], lines: 1 }],
  ],
  { text: '| | 1001 | Ines Costa | Open |\n| | 1004 | Omar Haddad | Paid |\n| | 1008 | Ines Costa | Shipped |' },
);

describe('a row is known by all of its cells, whichever of them it is called by', () => {
  test.each([
    ['tick 1004', 'check box of 1004'],
    ['tick Omar Haddad', 'check box of 1004'],
    ['tick 1001 and 1004', 'check box of 1001; check box of 1004'],
    // Two rows are hers.
    ['tick Ines Costa', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, orders)).toBe(wanted));
});

const shop = page('https://shop.example/', 'Shop', [
  ...['Rainbow', 'And More', 'Pony'].map((name): Parameters<typeof page>[2][number] => [
    'button',
    'Add to cart',
    { key: name, place: ['group', `item ${name}`] },
  ]),
]);

describe('several things into the cart', () => {
  test.each([
    ['add Rainbow and And More to the cart', 'click Rainbow; click And More'],
    ['add the pony, the rainbow and and more to my cart', 'click Pony; click Rainbow; click And More'],
    ['add the pony and a dragon to the cart', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, shop)).toBe(wanted));
  test('where it is not there, nothing else is offered', () => {
    const plan = planGoal({ goal: 'add a dragon to the cart', snapshot: shop.snapshot, history: [] });
    expect(plan.isComplete && plan.suggestions).toEqual([]);
  });
});
