import { expect, test } from 'vitest';
import type { PlanHistory } from '../planner';
import { page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

/** What is done for a goal on each of these looks, one after the other. */
function doneFor(goal: string, ...looks: ReturnType<typeof page>[]): string[] {
  const history: PlanHistory[] = [];
  return looks.map((on) => {
    const plan = planGoal({ goal, snapshot: on.snapshot, history });
    if (plan.isComplete !== true) history.push({ thought: plan.thought, operations: ['Clicked'], outcome: '', snapshot: on.snapshot });
    return renderPlan(plan, on);
  });
}

const tree = (...under: Row[]) =>
  page('https://tree.example/', 'Tree', [
    ['', 'fruit two', { key: 'fruit two', weak: true, box: { x: 0, y: 0, width: 178, height: 30 } }],
    ...under,
    ['button', 'Undo', { box: { x: 0, y: 200, width: 60, height: 30 } }],
  ]);
const apple: Row = ['', 'apple', { weak: true, place: ['item fruit two'], box: { x: 30, y: 40, width: 120, height: 30 } }];

test('what was pressed to fold is folded when what stood under it is gone', () => {
  expect(doneFor('collapse fruit two', tree(apple), tree())).toEqual(['click fruit two …', 'done']);
  expect(doneFor('collapse fruit two', tree(apple), tree(apple))).toEqual(['click fruit two …', 'abstain']);
});

test('behind “only” stands what they are: a header of another name leaves none of them out', () => {
  const orders = page('https://orders.example/', 'Orders', [
    ['columnheader', 'Order'],
    ['columnheader', 'State'],
    ['button', 'Only open orders', { key: 'filter' }],
  ]);
  expect(doneFor('show only the open orders', orders)).toEqual(['click filter']);
  const without = page('https://orders.example/', 'Orders', [
    ['columnheader', 'Order', { states: ['popup'] }],
    ['columnheader', 'State'],
  ]);
  expect(doneFor('show only the open orders', without)).toEqual(['abstain']);
});

const place = ['item Account email me when someone answers on my post new launches and projects'];
const settings = page('https://mail.example/', 'Mail', [
  ['checkbox', 'Email me when someone answers on my post', { key: 'answers', place, states: ['unchecked'] }],
  ['checkbox', 'New launches and projects', { key: 'launches', place, states: ['unchecked'] }],
]);

test('a sentence that says the names of two controls is not done by one of them', () => {
  expect(doneFor('I want an email when someone answers on my post, and one for new launches and projects', settings)).toEqual(['abstain']);
  expect(doneFor('I want the new launches and projects', settings)).toEqual(['check launches']);
});
