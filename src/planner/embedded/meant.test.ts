import { describe, expect, test } from 'vitest';
import { page, type Row } from './corpus/build-snapshot';
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
    expect(told('click the "Insert Row" button', builder)).toBe('click filling');
    expect(told('insert row', builder)).toBe('click filling');
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

const board = page('https://board.example/', 'Board', [
  ...['Rye', 'Oat', 'Spelt'].map(
    (name, nth): Row => ['', name, { weak: true, place: ['main', 'item Flour'], box: { x: 30, y: 70 * nth, width: 220, height: 50 } }],
  ),
  ['button', '+', { key: 'more flour', place: ['item Flour'], box: { x: 10, y: 280, width: 24, height: 20 } }],
  ['', 'Honey', { weak: true, place: ['main', 'item Sweet'], box: { x: 330, y: 0, width: 220, height: 50 } }],
  ['button', '+', { key: 'more sweet', place: ['item Sweet'], box: { x: 310, y: 280, width: 24, height: 20 } }],
]);

describe('what is counted in a place', () => {
  test.each([
    ['select the second card of Flour', 'click Oat'],
    ['click the last card of Flour', 'click Spelt'],
    ['click the first card of the first list', 'click Rye'],
    ['click the ninth card of Flour', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, board)).toBe(wanted));
});

const cell = (x: number, y: number, width = 100) => ({ box: { x, y, width, height: 40 } });
/** A grid whose rows have a box to select them, and one in the column "Paid"; its header row has a box too. */
const grid = page('https://grid.example/', 'Guests', [
  ['checkbox', 'Column with selection', { key: 'all', place: ['row Name', 'grid'], ...cell(0, 0, 20) }],
  ['columnheader', 'Name', { weak: true, place: ['grid'], ...cell(40, 0) }],
  ['columnheader', 'Paid', { weak: true, place: ['row Name', 'grid'], ...cell(140, 0) }],
  ...['Ida', 'Ole', 'Una'].flatMap((name, nth): Row[] => [
    ['checkbox', 'Toggle selection', { key: `row ${name}`, place: [`row ${name}`, 'grid'], ...cell(0, 40 + 40 * nth, 20) }],
    ['gridcell', name, { weak: true, place: ['grid'], ...cell(40, 40 + 40 * nth) }],
    ['checkbox', 'Toggle value', { key: `paid ${name}`, place: [`row ${name}`, 'grid'], ...cell(160, 40 + 40 * nth, 20) }],
  ]),
]);

describe('boxes of a row', () => {
  test.each([
    ['tick the box of Ole', 'check row Ole'],
    ['tick the box in front of Una', 'check row Una'],
    ['mark Ida as paid', 'check paid Ida'],
    ['select the second row', 'check row Ole'],
    ['select all rows', 'check all'],
    ['tick Nora', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, grid)).toBe(wanted));
});

const diary = page('https://diary.example/', 'Diary', [
  ['button', 'Previous week'],
  ['button', 'Next week'],
  ['button', 'month', { description: 'month view' }],
  ['button', 'Monday, June 21st'],
  ['button', 'Tuesday, June 22nd'],
  ['button', 'H1'],
  ['button', 'Execute'],
]);

describe('time, numbers and other words for it', () => {
  test.each([
    ['go three weeks further', 'click Next week …'],
    ['geh eine Woche zurück', 'click Previous week'],
    ['affiche le mois', 'click month'],
    ['click on 21', 'click Monday, June 21st'],
    ['click on 2', 'abstain'],
    ['run it', 'click Execute'],
    ["don't run it", 'abstain'],
    ['click month and then Later', 'click month …'],
  ])('%s', (command, wanted) => expect(told(command, diary)).toBe(wanted));
  test('what is only nearly called so is not offered', () => {
    expect(offers('click H2', diary)).toEqual([]);
    expect(offers('show the year view', diary)).toEqual([]);
  });
  test('what is said again by a pronoun is done already', () => {
    const tools = page('https://draw.example/', 'Draw', [
      ['radio', 'Oval'],
      ['radio', 'Square'],
    ]);
    expect(told('I want to draw an oval, pick that tool', tools)).toBe('click Oval …');
  });
});

const folds = page('https://folds.example/', 'Settings', [
  ['', 'billing', { key: 'billing heading', weak: true, box: { x: 0, y: 0, width: 178, height: 38 } }],
  ['', 'billing', { key: 'billing card', weak: true, place: ['item billing'], box: { x: 30, y: 50, width: 120, height: 30 } }],
  ['', 'invoices', { weak: true, place: ['item billing'], box: { x: 30, y: 90, width: 120, height: 30 } }],
  ['heading', 'People Hide', { weak: true, box: { x: 300, y: 0, width: 400, height: 50 } }],
  ['button', 'Hide', { states: ['expanded'], place: ['item People'], box: { x: 660, y: 10, width: 30, height: 30 } }],
  ['menuitem', 'Export', { states: ['collapsed', 'popup'], tag: 'button' }],
]);

describe('what folds, and what is behind a menu', () => {
  test.each([
    // A heading does not say whether it folds: what came of it is looked at.
    ['collapse the billing section', 'click billing heading …'],
    ['collapse the People section', 'click Hide'],
    ['save a small picture using the Export menu', 'click Export …'],
    ['save a small picture using the Import menu', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, folds)).toBe(wanted));
});

const lanes = page('https://lanes.example/', 'Lanes', [
  ['', 'Sow', { weak: true, place: ['main', 'item Spring'], box: { x: 30, y: 70, width: 220, height: 50 } }],
  ['', 'Weed', { weak: true, place: ['main', 'item Spring'], box: { x: 30, y: 140, width: 220, height: 50 } }],
  ['button', 'Add', { key: 'add spring', place: ['item Spring'], box: { x: 10, y: 280, width: 24, height: 20 } }],
  ['', 'Mow', { weak: true, place: ['main', 'item Summer'], box: { x: 330, y: 70, width: 220, height: 50 } }],
  ['button', 'Add', { key: 'add summer', place: ['item Summer'], box: { x: 310, y: 280, width: 24, height: 20 } }],
  ['button', 'Add', { key: 'add autumn', place: ['item Autumn'], box: { x: 610, y: 280, width: 24, height: 20 } }],
]);

describe('what is dragged', () => {
  test.each([
    ['drag Sow to Weed', 'drag Sow > Weed'],
    ['move Sow to the Summer column', 'drag Sow > Mow'],
    ['move Sow to the Winter column', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, lanes)).toBe(wanted));
  test('into a list that is empty, as far as its button is from that of the other', () =>
    expect(planOf('move Sow to Autumn', lanes)).toMatchObject({ operations: [{ type: 'drag', elementId: 1, offset: { x: 600, y: 0 } }] }));
});

describe('what would be done to something else is not done', () => {
  const list = page('https://list.example/', 'Posts', [
    ['columnheader', 'Title'],
    ['checkbox', 'Select all', { place: ['row Title', 'table'] }],
    ...['One', 'Two', 'Three', 'Four'].map((name): Row => ['checkbox', 'Select this row', { key: name, place: [`row ${name}`, 'table'] }]),
  ]);
  test.each(['tick the first three rows', 'wähle die ersten drei Zeilen'])('%s', (command) =>
    expect(told(command, list)).toBe('check One; check Two; check Three'),
  );
  test('select the last 2 rows', () => expect(told('select the last 2 rows', list)).toBe('abstain'));
  const editor = page('https://editor.example/', 'Editor', [
    ['textbox', '', { tag: 'div', value: 'Dear all' }],
    ['button', 'Bold'],
  ]);
  test('make all of it italic', () => expect(told('make all of it italic', editor)).toBe('abstain'));
});

/** A mail box: each mail is an entry that opens, with a star in it; a count that the page tells; and what only a verb could name. */
const mails = page(
  'https://mail.example/',
  'Mail',
  [
    ['button', 'Open menu'],
    ...['Ann', 'Bob'].flatMap((name, nth): Row[] => [
      [
        'option',
        `Star ${name} Minutes of the meeting`,
        { key: name, place: ['listbox Mails'], box: { x: 0, y: 100 + 80 * nth, width: 400, height: 80 } },
      ],
      [
        'button',
        'Star',
        { key: `star ${name}`, place: [`option ${name}`, 'listbox Mails'], box: { x: 10, y: 110 + 80 * nth, width: 20, height: 20 } },
      ],
    ]),
    ['button', 'Play'],
  ],
  { text: '# Mail\n2 mails left\nAnn\nBob' },
);

describe('what only seems to be named', () => {
  test.each([
    ['open the mail from Ann', 'click Ann'],
    ['open the star of Ann', 'click star Ann'],
    ['open the last question', 'abstain'],
    ['play the next episode', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, mails)).toBe(wanted));
  test('a count is what the page tells, and never none of a kind', () => {
    expect(planOf('how many mails are left?', mails)).toMatchObject({ success: true, summary: '2 mails left.' });
    expect(planOf('how many pictures are there?', mails)).toMatchObject({ success: false });
  });
});
