import { expect, test } from 'vitest';
import { page, type Row } from '../corpus/build-snapshot';
import { planGoal } from '../plan-goal';

const things = (place: string, ...names: string[]) => names.map((name): Row => ['', name, { weak: true, place: [`item ${place}`] }]);
const on = page('https://lists.example/', 'Lists', [
  ...things('Left', 'Red Fox', 'Grey Owl', 'Blue Whale'),
  ...things('Right', 'Tin Cup', 'Oak Desk'),
  ['button', 'Save'],
]);

function drags(goal: string): string[] {
  const plan = planGoal({ goal, snapshot: on.snapshot, history: [] });
  const nameOf = (id: number | undefined) => on.snapshot.elements.find((element) => element.id === id)?.name;
  return plan.isComplete === true
    ? []
    : plan.operations.map((one) =>
        'type' in one && one.type === 'drag' ? `${nameOf(one.elementId)} ${one.side} ${nameOf(one.to?.elementId)}` : 'another',
      );
}

test.each([
  ['move Tin Cup above Grey Owl', ['Tin Cup before Grey Owl']],
  ['put Red Fox below "Oak Desk"', ['Red Fox after Oak Desk']],
  ['Blue Whale should be the first in its list', ['Blue Whale before Red Fox']],
  ['put Grey Owl at the bottom of the list with the Tin Cup', ['Grey Owl after Oak Desk']],
  ['move Red Fox to the second place', ['Red Fox after Grey Owl']],
  ['swap Red Fox and Grey Owl', ['Red Fox after Grey Owl']],
  ['swap Blue Whale and Red Fox', ['Red Fox after Blue Whale', 'Blue Whale before Grey Owl']],
  ['schiebe Tin Cup über Grey Owl', ['Tin Cup before Grey Owl']],
  ['mets Blue Whale au début de sa liste', ['Blue Whale before Red Fox']],
  ['pon Red Fox debajo de Blue Whale', ['Red Fox after Blue Whale']],
  ['mova Red Fox para o fim da lista', ['Red Fox after Blue Whale']],
  ['把 Red Fox 移到 Blue Whale 后面', ['Red Fox after Blue Whale']],
  ['Red Fox を Blue Whale の後ろに移動', ['Red Fox after Blue Whale']],
])('a thing of a list goes where the sentence says: %s', (goal, wanted) => {
  expect(drags(goal)).toEqual(wanted);
});

test('libraries make buttons of what is dragged: they are things of a sentence that moves them, and of no other', () => {
  const board = page(
    'https://board.example/',
    'Board',
    ['one', 'two', 'three'].map((name): Row => ['button', name]),
  );
  const plan = (goal: string) => planGoal({ goal, snapshot: board.snapshot, history: [] });
  for (const goal of ['drag one to the third place', 'ziehe one an die dritte Stelle'])
    expect(plan(goal)).toMatchObject({ operations: [{ type: 'drag', elementId: 1, to: { elementId: 3 } }] });
  expect(plan('press three after one')).not.toMatchObject({ operations: [{ type: 'drag' }] });
});

test.each([
  'do not move Red Fox above Grey Owl',
  'move Red Fox above Green Owl',
  'swap Red Fox and the others',
  'is Red Fox above Grey Owl?',
  'move Save above Red Fox',
])('what is not understood moves nothing: %s', (goal) => {
  expect(drags(goal)).toEqual([]);
});
