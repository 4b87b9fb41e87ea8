import { expect, test } from 'vitest';
import { withValuesInPath } from './values-in-path';

const params = [
  { name: 'title', kind: 'text' as const, default: 'Tea time' },
  { name: 'kind', kind: 'option' as const, default: 'News' },
];
const path = (navigatesTo: string, values: Record<string, string>) => withValuesInPath({ navigatesTo }, { params }, values).navigatesTo;

test.each<[string, Record<string, string>, string]>([
  ['/posts/tea-time', { title: 'Open day!' }, '/posts/open-day'],
  ['/#/news/tea-time/edit', { title: 'Öffnung', kind: 'Recipes' }, '/#/recipes/offnung/edit'],
  ['/posts/tea-time', {}, '/posts/tea-time'],
  ['/posts/tea-time-2', { title: 'Open day' }, '/posts/tea-time-2'],
  ['/posts/7', { title: 'Open day' }, '/posts/7'],
  ['/posts/tea-time', { title: '' }, '/posts/tea-time'],
])('the path %s with %j is %s', (recorded, values, now) => {
  expect(path(recorded, values)).toBe(now);
});

test('what promises no path stays as it is', () => {
  const outcome = { appeared: ['heading tea-time'] };
  expect(withValuesInPath(outcome, { params }, { title: 'Open day' })).toBe(outcome);
});
