import { expect, test } from 'vitest';
import { goalAt, historyOf, newer, older, readGoals, remember } from './goal-history';

test('goes up to older goals and down again to what was being typed', () => {
  let history = historyOf(['scroll down', 'log in']);
  history = older(history, 'half a goal');
  expect(goalAt(history)).toBe('log in');
  history = older(history, 'log in');
  expect(goalAt(history)).toBe('scroll down');
  expect(older(history, 'scroll down')).toBe(history);
  history = newer(newer(history));
  expect(goalAt(history)).toBe('half a goal');
  expect(newer(history)).toBe(history);
});

test('keeps a goal that is run again once, as the latest', () => {
  expect(remember(historyOf(['a', 'b']), 'a').goals).toEqual(['b', 'a']);
});

test('forgets the oldest goals beyond sixty, and whatever was stored that is no goal', () => {
  const many = Array.from({ length: 70 }, (_one, index) => `goal ${index}`);
  expect(remember(historyOf(many), 'new').goals).toHaveLength(60);
  expect(readGoals([1, 'a', null])).toEqual(['a']);
  expect(readGoals({ a: 1 })).toEqual([]);
});
