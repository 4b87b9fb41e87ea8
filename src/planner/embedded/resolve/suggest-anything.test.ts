import { expect, test } from 'vitest';
import { page } from '../corpus/build-snapshot';
import { planGoal } from '../plan-goal';

type Row = Parameters<typeof page>[2][number];
const offered = (goal: string, ...rows: Row[]) => {
  const plan = planGoal({ goal, snapshot: page('https://any.example/', 'Any', rows).snapshot, history: [] });
  return plan.isComplete === true && !plan.success ? plan.suggestions : plan;
};
const list = (name: string, ...labels: string[]): Row => ['combobox', name, { tag: 'select', options: labels.map((label) => ({ label })) }];

test.each<[string, Row[]]>([
  ['delete my account', [list('Area', 'General', 'Account'), ['link', 'Account']]],
  [
    'close the popup',
    [
      ['button', 'File'],
      ['button', 'Edit'],
      ['button', 'View'],
    ],
  ],
  ['close the popup', [list('Popup', 'Shown', 'Hidden'), ['button', 'Open popup']]],
  [
    'click Pay bill',
    [
      ['button', 'Bill details'],
      ['link', 'Pay later'],
    ],
  ],
  ['I would like it in dark blue', [['button', 'Midnight blue']]],
  ['frobnicate the picture', [['treeitem', 'Pictures', { weak: true }]]],
  [
    'click “C++”',
    [
      ['button', 'C#'],
      ['button', 'C'],
    ],
  ],
  [
    'click “👍”',
    [
      ['button', '👎'],
      ['button', 'Home'],
    ],
  ],
  ['lösche mein Konto', [list('Bereich', 'Konto'), ['link', 'Konto']]],
])('“%s” offers nothing that does something else', (goal, rows) => {
  expect(offered(goal, ...rows)).toEqual([]);
});

test('what has each word of it is offered', () => {
  expect(offered('archive the quarterly report somehow', ['button', 'Archive somehow the quarterly report and others'])).toEqual([
    'click "Archive somehow the quarterly report and others"',
  ]);
});

test('of several that are meant alike each is offered', () => {
  expect(offered('check the box', ['checkbox', 'Salad'], ['checkbox', 'Soup'])).toEqual(['check "Salad"', 'check "Soup"']);
});
