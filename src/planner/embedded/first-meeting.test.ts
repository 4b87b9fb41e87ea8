import { describe, expect, test } from 'vitest';
import { page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const planOf = (command: string, on: ReturnType<typeof page>) => planGoal({ goal: command, snapshot: on.snapshot, history: [] });
const told = (command: string, on: ReturnType<typeof page>) => renderPlan(planOf(command, on), on);

const line = (y: number, x: number, width: number) => ({ x, y, width, height: 20 });

/** Keys and values edited side by side, each value in the row that is called by its key. */
const tree = page('https://tree.example/', 'Tree', [
  ['textbox', '', { key: 'town key', tag: 'div', value: 'town', place: ['table'], box: line(10, 100, 40) }],
  ['textbox', '', { key: 'town value', tag: 'div', value: 'Bonn', place: ['row town', 'table'], box: line(10, 200, 40) }],
  ['textbox', '', { key: 'sent key', tag: 'div', value: 'sent', place: ['table'], box: line(40, 100, 40) }],
  ['checkbox', 'sent', { key: 'sent box', states: ['unchecked'], place: ['row sent', 'table'], box: line(40, 200, 13) }],
  ['textbox', '', { key: 'sent value', tag: 'div', value: 'false', place: ['row sent', 'table'], box: line(40, 220, 40) }],
]);

describe('a value stands in the row that its key names', () => {
  test('change the town to Linz', () => expect(told('change the town to Linz', tree)).toBe('type town value = Linz'));
});

/** Words that are no labels to the page, with a field right behind them. */
const sheet = page('https://sheet.example/', 'Sheet', [
  ['link', 'Motto of the club', { box: line(10, 20, 120) }],
  ['textbox', '', { key: 'motto', value: 'Row on', box: line(10, 160, 300) }],
  ['link', 'Founded', { box: line(40, 20, 60) }],
  ['button', 'Pick', { box: line(40, 100, 40) }],
  ['textbox', '', { key: 'year', value: '1901', box: line(40, 160, 300) }],
]);

describe('words before a field without a name are its label', () => {
  test.each([
    ['change the motto of the club to "Sail on"', 'type motto = Sail on'],
    // Something else stands between.
    ['change founded to 1902', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, sheet)).toBe(wanted));
});

const mailbox = page('https://box.example/', 'Box', [
  ['button', 'Reload parcels', { box: line(0, 10, 30) }],
  ['button', 'Mark every parcel as seen', { box: line(0, 50, 30) }],
  ['button', 'Drop all parcels', { box: line(0, 90, 30) }],
  ['textbox', 'Search parcels', { box: line(30, 0, 300) }],
  ['link', 'Boots from Ada', { box: line(60, 0, 300) }],
  ['link', 'A lamp from Bo', { box: line(100, 0, 300) }],
  ['link', 'Books from Cy', { box: line(140, 0, 300) }],
]);

describe('what the page lists is counted, not the buttons that speak of it', () => {
  test.each([
    ['open the second parcel', 'click A lamp from Bo'],
    ['open the last parcel', 'click Books from Cy'],
    ['look for "boots" in the parcels', 'type Search parcels = boots ⏎'],
  ])('%s', (command, wanted) => expect(told(command, mailbox)).toBe(wanted));
  test('how many parcels are there?', () => {
    const plan = planOf('how many parcels are there?', mailbox);
    expect(plan.isComplete && plan.summary).toMatch(/^3: “Boots from Ada”/);
  });
});

/** Harbours in a table whose headers sort it; one is called nearly as "sort". */
const harbours = page('https://harbour.example/', 'Harbours', [
  ['button', 'Name', { place: ['row Name', 'table'] }],
  ['button', 'Port', { place: ['row Name', 'table'] }],
  ['button', 'Depth', { place: ['row Name', 'table'] }],
]);

describe('a table is sorted by the header that is named', () => {
  test.each([
    ['sort by port', 'click Port'],
    ['sortiere nach Port', 'click Port'],
    ['sort by depth', 'click Depth'],
    ['sort by width', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, harbours)).toBe(wanted));
});

const book = page(
  'https://book.example/',
  'Book',
  [
    ['textbox', 'Go to page', { value: '4' }],
    ['button', 'Next page'],
    ['button', 'Options'],
  ],
  { text: '/ 9' },
);

describe('a page is turned to by the field that holds its number', () => {
  test.each([
    ['go to page 7', 'type Go to page = 7 ⏎'],
    ['jump to the last page', 'type Go to page = 9 ⏎'],
    ['gehe zu Seite 2', 'type Go to page = 2 ⏎'],
    // There is none.
    ['go to page 10', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, book)).toBe(wanted));
  test('how many pages does it have?', () => {
    const plan = planOf('how many pages does it have?', book);
    expect(plan.isComplete && plan.summary).toBe('9');
  });
});

const writer = page('https://write.example/', 'Write', [
  ['textbox', '', { key: 'text', tag: 'div', value: 'Dear Bo' }],
  ['button', 'Numbered list'],
  ['button', 'U'],
  ['button', 'Heading'],
]);

describe('the whole text is selected for what is done to all of it', () => {
  test.each([
    ['turn the text into a numbered list', 'press Control+a @text; click Numbered list'],
    ['make all of it underlined', 'press Control+a @text; click U'],
    // No control is called so, and no word of it is written.
    ['make all of it purple', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, writer)).toBe(wanted));
});

const orders = page('https://orders.example/', 'Orders', [
  ['checkbox', 'Select all', { key: 'all', states: ['unchecked'], place: ['row No', 'table'] }],
  ['checkbox', '', { key: 'oat', states: ['unchecked'], place: ['row Oat', 'table'] }],
  ['link', 'Edit', { key: 'edit oat', place: ['row Oat', 'table'] }],
  ['checkbox', '', { key: 'rye', states: ['unchecked'], place: ['row Rye', 'table'] }],
  ['link', 'Edit', { key: 'edit rye', place: ['row Rye', 'table'] }],
  ['checkbox', '', { key: 'pea', states: ['unchecked'], place: ['row Pea', 'table'] }],
  ['link', 'Edit', { key: 'edit pea', place: ['row Pea', 'table'] }],
]);

describe('several rows are ticked, each by its own box', () => {
  test.each([
    ['tick the first two rows', 'check oat; check rye'],
    ['select Oat and Pea', 'check oat; check pea'],
    ['select Oat and Maize', 'abstain'],
    ['click EDIT in the row of "Rye"', 'click edit rye'],
  ])('%s', (command, wanted) => expect(told(command, orders)).toBe(wanted));
});

const charts = page('https://charts.example/', 'Charts', [
  ['combobox', '', { key: 'chart', tag: 'select', options: [{ label: 'Bars' }, { label: 'Stacked bars' }, { label: 'Pie' }] }],
  ['combobox', 'Rows a page', { key: 'size', states: ['collapsed', 'popup'] }],
  ['button', 'Open layout dialog'],
  ['button', 'Toggle between light and dark theme'],
  ['button', 'Collapse all groups'],
  ['tab', 'Data'],
  ['button', 'data'],
]);

describe('a control is called by what of its name tells anything', () => {
  test.each([
    ['show it as a pie', 'select chart: Pie'],
    ['zeige es als Stacked Bars', 'select chart: Stacked bars'],
    ['layout', 'click Open layout dialog'],
    ['schalte auf dunkel um', 'click Toggle between light and dark theme'],
    ['collapse everything', 'click Collapse all groups'],
    ['open the tab Data', 'click Data'],
    // What the name lacks is what matters of it.
    ['show 50 rows a page of them', 'abstain'],
    ['show 50 rows a page', 'click size …'],
  ])('%s', (command, wanted) => expect(told(command, charts)).toBe(wanted));
});

test('once more is the command before it again', () => {
  const twice = page('https://once.example/', 'Once', [['button', 'Grow']]);
  expect(told('click Grow, then once more', twice)).toMatch(/^click Grow/);
  const plan = planOf('click Grow, then once more', twice);
  expect(!plan.isComplete && plan.thought).toMatch(/1\/2/);
});

/** A mailbox of boxes: what shows a thing, and an icon in it. */
const diary = page('https://diary.example/', 'Diary', [
  ['', '14:00 Haircut', { key: 'haircut', weak: true, box: line(10, 0, 190) }],
  ['', '', { key: 'bell', weak: true, description: 'icon bell', place: ['item Haircut'], box: line(10, 170, 14) }],
]);

test('what shows the words is opened, not the icon in it', () => expect(told('open the haircut', diary)).toBe('click haircut'));

describe('what is to be added has to be there', () => {
  const shelf = (...more: Parameters<typeof page>[2]) => page('https://shelf.example/', 'Shelf', [['', 'loop', { weak: true }], ...more]);
  const endOf = (now: ReturnType<typeof page>) => {
    const first = planOf('add a "loop" block', shelf());
    if (first.isComplete === true) return 'refused';
    const history = [{ thought: first.thought, operations: ['Click "loop"'], plan: first, snapshot: shelf().snapshot }];
    const plan = planGoal({ goal: 'add a "loop" block', snapshot: now.snapshot, history: history as never });
    return plan.isComplete === true ? plan.success : 'goes on';
  };
  test('nothing came', () => expect(endOf(shelf())).toBe(false));
  test('it is there', () => expect(endOf(shelf(['', 'loop', { key: 'added', weak: true }]))).toBe(true));
});

describe('what was searched has to be seen', () => {
  const shop = (...shown: string[]) =>
    page('https://shop.example/', 'Shop', [['searchbox', 'Search'], ...shown.map((name): Row => ['link', name])]);
  const endOf = (now: ReturnType<typeof page>) => {
    const first = planOf('search for oats', shop('Oats', 'Rye'));
    const history = [
      {
        thought: first.isComplete === true ? '' : first.thought,
        operations: ['Type "oats"'],
        plan: first,
        snapshot: shop('Oats', 'Rye').snapshot,
      },
    ];
    const plan = planGoal({ goal: 'search for oats', snapshot: now.snapshot, history: history as never });
    return plan.isComplete === true ? plan.success : 'goes on';
  };
  test('nothing came of it', () => expect(endOf(shop('Oats', 'Rye'))).toBe(false));
  test('the list is shorter', () => expect(endOf(shop('Oats'))).toBe(true));
});

/** A talk of many people, with a search box and a footer of two notes. */
const talks = page('https://talks.example/', 'Talks', [
  ['link', 'Chat 2', { place: ['navigation'] }],
  ['textbox', 'Search conversations', { box: line(0, 20, 300) }],
  ['button', 'AB Ada Bo 4m Look at this 2', { box: line(40, 20, 300) }],
  ['button', 'CD Cy Dee 9m Lunch?', { box: line(80, 20, 300) }],
  ['button', 'EF Eve Dee 1h Bye', { box: line(120, 20, 300) }],
  ['link', 'Maker', { place: ['item Made by the makers', 'main'], box: line(300, 300, 41) }],
  ['link', 'MIT', { place: ['item v4', 'main'], box: line(300, 900, 21) }],
]);

describe('what the listed things are is no part of their names', () => {
  test.each([
    ['open the chat with Ada Bo', 'click AB Ada Bo 4m Look at this 2'],
    ['open the conversation with Cy', 'click CD Cy Dee 9m Lunch?'],
    ['show the contact Eve Dee', 'click EF Eve Dee 1h Bye'],
    ['öffne den Chat mit Ada Bo', 'click AB Ada Bo 4m Look at this 2'],
    ['abre el chat con Ada Bo', 'click AB Ada Bo 4m Look at this 2'],
    ['open the last conversation', 'click EF Eve Dee 1h Bye'],
    ['open the second chat', 'click CD Cy Dee 9m Lunch?'],
    // Two are called so; nobody is; notes below a page are not listed.
    ['open the fourth conversation', 'abstain'],
    ['open the last recipe', 'abstain'],
    ['open the card about chats', 'abstain'],
    ['open the chat with Dee', 'abstain'],
    ['open the chat with Gus', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, talks)).toBe(wanted));
});

describe('where it is looked for is not looked for', () => {
  test.each([
    ['look for Ada in the conversations', 'type Search conversations = Ada ⏎'],
    ['look for conversations', 'type Search conversations = conversations ⏎'],
    ['search for peace in the world', 'type Search conversations = peace in the world ⏎'],
    ['suche nach Ada in den Conversations', 'type Search conversations = Ada ⏎'],
  ])('%s', (command, wanted) => expect(told(command, talks)).toBe(wanted));
});

/** Rows that are called by their first words, and say more in the text. */
const people = page(
  'https://people.example/',
  'People',
  [
    ['button', 'Admin', { key: 'menu admin', states: ['collapsed'], place: ['navigation'] }],
    [
      'combobox',
      'Filter by role',
      { tag: 'select', options: [{ label: 'All roles', selected: true }, { label: 'Admin' }, { label: 'Editor' }] },
    ],
    ['checkbox', 'Select row', { key: 'ann', states: ['unchecked'], place: ['row AB', 'table'] }],
    ['button', 'Admin', { key: 'admin', place: ['row AB', 'table'] }],
    ['button', 'Remove', { key: 'remove ann', place: ['row AB', 'table'] }],
    ['checkbox', 'Select row', { key: 'cy', states: ['unchecked'], place: ['row CD', 'table'] }],
    ['button', 'Editor', { key: 'editor', place: ['row CD', 'table'] }],
    ['button', 'Remove', { key: 'remove cy', place: ['row CD', 'table'] }],
    ['checkbox', 'Select row', { key: 'di', states: ['unchecked'], place: ['row EF', 'table'] }],
    ['button', 'Editor', { key: 'editor di', place: ['row EF', 'table'] }],
    ['button', 'Remove', { key: 'remove di', place: ['row EF', 'table'] }],
  ],
  { text: '| | User | Role | Town\n| | AB Ann Bo | | Bonn\n| | CD Cy Dee | | Cork\n| | EF Di Dee | | Cork' },
);

describe('a row is called by all that stands in it', () => {
  test.each([
    ['tick Ann and Cy', 'check ann; check cy'],
    ['remove Ann Bo', 'click remove ann'],
    ['remove the user from Bonn', 'click remove ann'],
    ['click Remove in the row of Cy Dee', 'click remove cy'],
    ['entferne Ann Bo', 'click remove ann'],
    ['remove Dee', 'abstain'],
    ['select all users', 'abstain'],
    ['remove Gus', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, people)).toBe(wanted));
});

describe('what leaves others out is a filter', () => {
  test.each([
    ['show only the admins', 'select Filter by role: Admin'],
    ['show only the editors', 'select Filter by role: Editor'],
    ['zeig nur die Admins', 'select Filter by role: Admin'],
    ['show only the owners', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, people)).toBe(wanted));
});

const pager = (...numbers: string[]) =>
  page('https://pages.example/', 'Pages', [
    ['link', 'Pages', { place: ['navigation'] }],
    ...numbers.map((name, at): Row => ['link', name, { box: line(400, 100 + at * 40, 30) }]),
  ]);

describe('the last page is the highest number, or what is called so', () => {
  test.each([
    ['last page please', pager('1', '2', '3', '›'), 'click 3'],
    ['go to the last page', pager('1', '2', '7', 'Last'), 'click Last'],
    ['gehe zur letzten Seite', pager('1', '2', '7', '›'), 'click 7'],
    ['dernière page', pager('1', '2', '7', '›'), 'click 7'],
    ['go to page 2', pager('1', '2', '7', '›'), 'click 2'],
  ] as const)('%s', (command, on, wanted) => expect(told(command, on)).toBe(wanted));
});

const drawn = { width: 300, height: 200 };
const gallery = page('https://gallery.example/', 'Gallery', [
  ['link', 'Pictures of Rome', { box: line(0, 0, 120) }],
  ['link', 'image-1', { key: 'one', box: { x: 0, y: 100, ...drawn } }],
  ['link', 'image-1', { key: 'two', box: { x: 320, y: 100, ...drawn } }],
  ['link', '', { key: 'three', box: { x: 640, y: 100, ...drawn } }],
  ['link', 'Imprint', { box: line(400, 0, 60) }],
]);

describe('a large link of few words is a picture', () => {
  test.each([
    ['open the first picture', 'click one'],
    ['show the second image', 'click two'],
    ['click the third thumbnail', 'click three'],
    ['open the last photo', 'click three'],
    ['öffne das letzte Bild', 'click three'],
    ['ouvre la deuxième image', 'click two'],
    ['open the fourth picture', 'abstain'],
    ['delete the first picture', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, gallery)).toBe(wanted));
});
