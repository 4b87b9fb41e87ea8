import { expect, test } from 'vitest';
import type { PlanHistory } from '../planner';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

type Row = Parameters<typeof page>[2][number];
const card = (name: string, column: string): Row => ['', name, { weak: true, place: [`heading ${column}`, `item ${column}`] }];
// Its name is its placeholder, so that it is called by the words above it: "Done", as the column is.
const field = (column: string): Row => [
  'textbox',
  '+ New card',
  { key: `new in ${column}`, placeholder: '+ New card', tag: 'input', place: [`item ${column}`] },
];
const board = (...cards: Row[]) => page('https://board.example/', 'Board', [...cards, field('Doing'), field('Done')]);
const before = board(card('Fence', 'Doing'), card('Roses', 'Doing'), card('Lawn', 'Done'));
const goal = 'drag Fence to Lawn';
const plan = planGoal({ goal, snapshot: before.snapshot, history: [] });
const dragged: PlanHistory[] = [
  { thought: plan.isComplete === true ? '' : plan.thought, operations: ['Dragged'], outcome: '', snapshot: before.snapshot, plan },
];
const afterwards = (on: typeof before) => planGoal({ goal, snapshot: on.snapshot, history: dragged });

test('a card goes to the card that is named', () => {
  expect(renderPlan(plan, before)).toBe('drag Fence > Lawn');
});

test('where all stands where it stood, nothing was moved', () => {
  expect(afterwards(before)).toMatchObject({ isComplete: true, success: false });
});

test('where it stands elsewhere, or more is there than before, it was', () => {
  expect(afterwards(board(card('Roses', 'Doing'), card('Lawn', 'Done'), card('Fence', 'Done')))).toMatchObject({ success: true });
  expect(afterwards(board(card('Fence', 'Doing'), card('Roses', 'Doing'), card('Lawn', 'Done'), card('Fence', 'Done')))).toMatchObject({
    success: true,
  });
});

test('of a drawing no look tells what is in it', () => {
  const drawing: Row = ['canvas', '', { tag: 'canvas' }];
  const on = page('https://board.example/', 'Board', [card('Fence', 'Doing'), card('Lawn', 'Done'), drawing]);
  const first = planGoal({ goal, snapshot: on.snapshot, history: [] });
  const history = [
    { thought: first.isComplete === true ? '' : first.thought, operations: ['Dragged'], outcome: '', snapshot: on.snapshot, plan: first },
  ];
  expect(planGoal({ goal, snapshot: on.snapshot, history })).toMatchObject({ success: true });
});
