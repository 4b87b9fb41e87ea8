import { describe, expect, test } from 'vitest';
import { page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const SUBJECT: Row = ['textbox', 'Subject'];
const CHAT: Row[] = [
  ['textbox', 'Write something', { key: 'messages', tag: 'div' }],
  ['button', '', { key: 'send' }],
];
const chat = page('https://chat.example/', 'Chat', [SUBJECT, ...CHAT], { text: 'Subject\nWhich bread would you like?\nWe bake at six.' });
const asksTwice = page('https://chat.example/2', 'Chat', [SUBJECT, ...CHAT], { text: 'Which bread?\nHow many?' });
const form = page('https://form.example/', 'Form', [SUBJECT, ['textbox', 'Note', { tag: 'textarea' }], ['button', 'Delete']], {
  text: 'Which bread would you like?',
});

const told = (goal: string, on = chat) => renderPlan(planGoal({ goal, snapshot: on.snapshot, history: [] }), on);

describe('where messages are written', () => {
  test.each([
    ['Say "Rye, please" in the chat', 'type messages = Rye, please ⏎'],
    ['send the message "Two!"', 'type messages = Two! ⏎'],
    ['sende die Nachricht "Zwei!"', 'type messages = Zwei! ⏎'],
    ['envoie le message "Deux"', 'type messages = Deux ⏎'],
    ['type hello in the message box and hit enter', 'type messages = hello; press Enter @messages'],
    ['send the letter "Two!"', 'abstain'],
    ['say hello to Ann', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command)).toBe(wanted));
  test('and nowhere else', () => expect(told('send the message "Two!"', form)).toBe('abstain'));
});

describe('what is asked there', () => {
  test('is told and copied', () => {
    expect(told('What does the assistant ask?')).toBe('answer Which bread would you like?');
    expect(told('copy the question of the chat into the subject')).toBe('type Subject = Which bread would you like?');
  });
  test('where it is one question, of a conversation', () => {
    expect(told('What does the assistant ask?', asksTwice)).toBe('abstain');
    expect(told('What does the assistant ask?', form)).toBe('abstain');
  });
});

const api = page('https://api.example/', 'Api', [
  ['button', 'GET /api/breads List breads', { states: ['collapsed'], place: ['item A'], box: { x: 0, y: 0, width: 500, height: 40 } }],
  [
    'button',
    'DELETE /api/breads Throw away',
    { key: 'heading', states: ['collapsed'], place: ['item B'], box: { x: 0, y: 50, width: 500, height: 40 } },
  ],
  [
    'button',
    'delete /api/breads',
    { key: 'arrow', states: ['collapsed'], place: ['item C'], box: { x: 510, y: 50, width: 40, height: 40 } },
  ],
  ['button', 'Delete everything'],
]);
const lists = page('https://draw.example/', 'Draw', [
  ['combobox', 'Draw', { tag: 'select', options: [{ label: 'Point' }, { label: 'Line' }] }],
  ['textbox', 'filter nodes'],
  ['textbox', '', { key: 'text', tag: 'div', value: 'Dear all,' }],
  ['', 'Bold', { weak: true }],
]);

describe('other ways to say it', () => {
  test.each([
    ['expand the delete operation', 'click arrow', api],
    ['click the delete operation', 'abstain', api],
    ['which kinds of drawing are there?', 'answer Point, Line', lists],
    ['which kinds of bread are there?', 'abstain', lists],
    ['find the node "csv" in the filter', 'type filter nodes = csv', lists],
    ['find the oven "csv" in the filter', 'abstain', lists],
    ['make all of the text bold', 'press Control+a @text; click Bold', lists],
    ['make all of the text blue', 'abstain', lists],
  ] as const)('%s', (command, wanted, on) => expect(told(command, on)).toBe(wanted));
});
