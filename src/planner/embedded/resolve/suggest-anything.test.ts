import { expect, test } from 'vitest';
import { page } from '../corpus/build-snapshot';
import { planGoal } from '../plan-goal';

type Row = Parameters<typeof page>[2][number];
const offered = (goal: string, ...rows: Row[]) => {
  const more = Array.from({ length: 9 }, (_, at): Row => ['link', `Chapter ${at + 1}`]);
  const plan = planGoal({ goal, snapshot: page('https://any.example/', 'Any', [...rows, ...more]).snapshot, history: [] });
  return plan.isComplete === true && !plan.success ? plan.suggestions : plan;
};

test('of what is out of sight or no control that is offered which has most of what was said', () => {
  const blue: Row = ['button', 'Midnight blue', { inView: false }];
  expect(offered('I would like it in dark blue', blue, ['button', 'Save'])).toEqual(['click "Midnight blue"']);
  const folder: Row = ['treeitem', 'Pictures', { weak: true }];
  expect(offered('frobnicate the picture', folder, ['button', 'Delete'])).toEqual(['click "Pictures"']);
  const around: Row = ['', 'One two three four five six seven eight nine ten pictures', { weak: true }];
  expect(offered('frobnicate the picture', around)).toEqual([]);
});

test('an option that has half of what it says said is offered with its list', () => {
  const options = ['USD', 'Pound', 'International Date Line West'].map((label) => ({ label }));
  const list: Row = ['combobox', 'Currency', { tag: 'select', options }];
  expect(offered('frobnicate the pounds', list)).toEqual(['choose "Pound" from "Currency"']);
  expect(offered('frobnicate the date', list)).toEqual([]);
});

test('what a thing is called comes before what is done to it', () => {
  expect(offered('filter it by Shooter perhaps', ['button', 'Filter'], ['button', 'Shooter'])).toEqual([
    'click "Shooter"',
    'click "Filter"',
  ]);
});
