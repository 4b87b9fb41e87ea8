import { expect, test } from 'vitest';
import { page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const card = (key: string, place: string, y: number, lines?: number): Row => [
  'article',
  '',
  { key, weak: true, place: [`item ${place}`], box: { x: 0, y, width: 200, height: 60 }, ...(lines ? { lines } : {}) },
];
const board = page(
  'https://board.example/',
  'Board',
  [
    card('paint', 'To do', 0, 1),
    card('sweep', 'To do', 70, 3),
    card('mow', 'In progress', 140, 4),
    ['button', 'Connect', { key: 'connect bolt', place: ['item B'], lines: 5 }],
    ['button', 'Connect', { key: 'connect clay', place: ['item C'], lines: 3 }],
  ],
  {
    text: [
      'To do',
      'Paint the fence',
      'Both sides',
      'May 02',
      'Garden',
      'Sweep the yard',
      'May 05',
      'In progress',
      'Mow the lawn',
      'May 07',
      'B',
      'Bolt',
      'Chats',
      'C',
      'Clay',
      'Pots',
    ].join('\n'),
  },
);

test.each([
  ['open the card Paint the fence', 'click paint'],
  ['open "Sweep the yard"', 'click sweep'],
  ['move "Paint the fence" to In progress', 'drag paint > mow'],
  ['what is in progress?', 'answer Mow the lawn'],
  ['connect Clay', 'click connect clay'],
  ['connect Wood', 'abstain'],
])('what nobody named is called as what it shows: %s', (goal, wanted) => {
  expect(renderPlan(planGoal({ goal, snapshot: board.snapshot, history: [] }), board)).toBe(wanted);
});
