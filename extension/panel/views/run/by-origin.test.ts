import { expect, test } from 'vitest';
import type { QueueItem } from '../../../../src/model/run/run';
import { byOrigin } from './by-origin';

const item = (id: string, playbookId?: string, step = 0, variant?: string): QueueItem => ({
  id,
  status: 'waiting',
  operation: { type: 'click', selector: '#a' },
  ...(playbookId ? { origin: { playbookId, name: playbookId, version: 1, step, of: 9, ...(variant ? { variant } : {}) } } : {}),
});
const groups = (items: QueueItem[]) =>
  byOrigin(items).map(({ origin, at, items: own }) => `${at} ${origin?.name ?? '-'}: ${own.map(({ id }) => id).join(' ')}`);

test('steps of one playbook stand together between those of the planner', () => {
  expect(groups([item('a'), item('b', 'p', 0), item('c', 'p', 1), item('d'), item('e')])).toEqual(['0 -: a', '1 p: b c', '3 -: d e']);
});

test('the same playbook played twice, or with another variant, is two groups', () => {
  expect(groups([item('a', 'p', 0), item('b', 'p', 1), item('c', 'p', 0)])).toEqual(['0 p: a b', '2 p: c']);
  expect(groups([item('a', 'p', 0, 'Fuchsia'), item('b', 'p', 1, 'Teal')])).toEqual(['0 p: a', '1 p: b']);
});
