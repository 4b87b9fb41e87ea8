import { expect, test } from 'vitest';
import type { Fingerprint } from '../model/page/target';
import { print } from './playbook.fixture';
import { locatorOf } from './playwright/locator-of';
import { recorderSelectorsOf } from './recorder/selectors-of';

const locator = (fingerprint: Fingerprint) => locatorOf({ fingerprint }, (text) => `'${text}'`);

test('what counts up is named by the key that somebody wrote', () => {
  const cart = print('link', 'Cart 2', { selectors: ['#cart', 'header > a:nth-child(3)'] });
  expect(locator(cart)).toBe("page.locator('#cart')");
  expect(recorderSelectorsOf({ fingerprint: cart })).toEqual(['#cart', 'aria/Cart 2[role="link"]']);
});

test('a number that nothing else tells stays: it may be what the thing is', () => {
  const room = print('button', 'Room 12', { selectors: ['#room-12', 'li:nth-child(2) > button'] });
  expect(locator(room)).toContain("name: 'Room 12'");
});

test('what is offered in a list is named by its words, and by no place in the list', () => {
  const tea = print('option', 'Green tea', { selectors: ['#suggestion-0', 'ul > li:nth-child(1)'] });
  expect(locator(tea)).toContain("getByRole('option', { name: 'Green tea'");
  expect(recorderSelectorsOf({ fingerprint: tea })).toEqual(['aria/Green tea[role="option"]']);
});

test('what reads like another one keeps its place, for want of anything else', () => {
  const second = print('option', 'Tea', { selectors: ['#suggestion-1'], ordinal: { index: 1, of: 2 } });
  expect(recorderSelectorsOf({ fingerprint: second })).toEqual(['#suggestion-1']);
});

test('a written key comes first, then role and name, then the rest', () => {
  const add = print('button', 'Add', { selectors: ['#add', '.buy-7', 'main > button:nth-child(2)'] });
  expect(recorderSelectorsOf({ fingerprint: add })).toEqual(['#add', 'aria/Add[role="button"]', '.buy-7', 'main > button:nth-child(2)']);
});
