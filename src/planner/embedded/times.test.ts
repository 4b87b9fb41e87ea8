import { expect, test } from 'vitest';
import { page } from './corpus/build-snapshot';
import { planGoal } from './plan-goal';
import { readClauses } from './read-clauses';

const on = page('https://tour.example/', 'Tour', [
  ['button', 'Next'],
  ['button', 'Three times a day'],
  ['textbox', 'Note'],
]);
const isName = (phrase: string) => on.snapshot.elements.some(({ name }) => name.toLowerCase() === phrase.toLowerCase());
const timesIn = (goal: string) => readClauses(goal, isName).length;

test.each([
  ['press Next twice', 2],
  ['press twice on Next', 2],
  ['click three times on Next', 3],
  ['press the Next button 2x', 2],
  ['appuie deux fois sur « Next »', 2],
  ['clique trois fois sur Next', 3],
  ['drücke dreimal auf Next', 3],
  ['haz clic tres veces en Next', 3],
  ['clique três vezes em Next', 3],
  ['Nextを3回クリック', 3],
  ['点击三次Next', 3],
  ['点击Next三次', 3],
])('how often stands anywhere in a command: %s', (goal, times) => {
  expect(timesIn(goal)).toBe(times);
});

test('a name may say how often, quoted or not, and what is larger than a count is none', () => {
  expect(timesIn('click Three times a day')).toBe(1);
  expect(timesIn('click "Three times a day"')).toBe(1);
  expect(timesIn('type 10 x 20 into Note')).toBe(1);
});

test('two clicks of one hand are a double-click where the language says them so', () => {
  expect(planGoal({ goal: 'klicke zweimal auf Next', snapshot: on.snapshot, history: [] })).toMatchObject({
    operations: [{ type: 'click', count: 2 }],
  });
});

test('what is written twice is not understood', () => {
  for (const goal of ['type "a" twice into Note', 'type "a" into Note twice'])
    expect(planGoal({ goal, snapshot: on.snapshot, history: [] })).toMatchObject({ isComplete: true, success: false });
});
