import { describe, expect, test } from 'vitest';
import { type Page, page, type Row } from '../corpus/build-snapshot';
import { renderPlan } from '../corpus/render-plan';
import { planGoal } from '../plan-goal';

const told = (question: string, on: Page) => renderPlan(planGoal({ goal: question, snapshot: on.snapshot, history: [] }), on);

const at = (x: number, y: number) => ({ x, y, width: 100, height: 30 });
const stock = page('https://stock.example/', 'Stock', [
  ...['Part', 'Colour', 'Price'].map((name, column): Row => ['columnheader', name, { box: at(column * 100, 0), place: ['row Part'] }]),
  ...['Bolt grey 40', 'Nut black 55'].flatMap((line, row) =>
    line
      .split(' ')
      .map((name, column): Row => ['gridcell', name, { box: at(column * 100, 30 + row * 30), place: [`row ${line.split(' ')[0]}`] }]),
  ),
]);
const more = { ...stock, snapshot: { ...stock.snapshot, elements: [...stock.snapshot.elements, ...stock.snapshot.elements.slice(3, 6)] } };
const board = page(
  'https://board.example/',
  'Board',
  [
    ['', 'Mow lawn', { weak: true, place: ['item Today'] }],
    ['', 'Call Bo', { weak: true, place: ['item Today'] }],
    ['button', '+', { place: ['item Today'] }],
    ['link', '8:30 - 9:00 Breakfast'],
    ['link', 'Breakfast recipes'],
    ['link', 'Dinner'],
  ],
  { text: 'tea-cosy in its edition 3.2\nmug in its edition 3.2' },
);
const story = page('https://story.example/', 'Story', [
  ['textbox', '', { tag: 'div', value: 'Once upon a time' }],
  ['button', 'Bold'],
]);

describe('a question is answered by what the page shows beside its words', () => {
  test.each<[string, Page, string]>([
    ['what does the Nut cost?', stock, 'answer 55'],
    ['which colour is the Bolt?', stock, 'answer grey'],
    ['which cards are in Today?', board, 'answer Mow lawn, Call Bo'],
    ['when is breakfast?', board, 'answer 8:30 - 9:00 Breakfast'],
    ['which edition has the mug?', board, 'answer mug in its edition 3.2'],
    ['what is written in the text?', story, 'answer Once upon a time'],
    ['Was steht im Text?', story, 'answer Once upon a time'],
  ])('%s', (question, on, answer) => {
    expect(told(question, on)).toBe(answer);
  });

  test.each<[string, Page]>([
    // A word that is nowhere, no figure, two of that name, or a thing to do.
    ['what did the Nut not cost?', stock],
    ['what does the Screw cost?', stock],
    ['which colour is the Bolt?', more],
    ['when is dinner?', board],
    ['which edition is it?', board],
    ['which cards are in Never?', board],
    ['breakfast', page('https://x.example/', '', [['', '8:30 Breakfast today', { selector: '' }]])],
  ])('is not: %s', (question, on) => {
    expect(told(question, on)).toBe('abstain');
  });
});
