import { expect, it } from 'vitest';
import type { Operation } from '../../../src/model/plan/operation';
import { startPageOf } from './start-page';

const click: Operation = { type: 'click', selector: '#add' };
const from = (pagePath: string, url: string, operations: Operation[] = [click]) => startPageOf({ pagePath, operations }, url);

it.each([
  ['/shop/', 'https://www.example.com/about', 'https://www.example.com/shop/'],
  ['/shop', 'https://example.com/', 'https://example.com/shop'],
  ['/', 'https://example.com/about?from=mail', 'https://example.com/'],
  ['/orders/new', 'https://example.com/shop/cart', 'https://example.com/orders/new'],
])('a playbook of %s that is played on %s begins on %s', (path, url, start) => {
  expect(from(path, url)).toBe(start);
});

it.each([
  ['/shop/', 'https://example.com/shop'],
  ['/shop', 'https://example.com/shop?page=2#top'],
  ['/todos#/active', 'https://example.com/todos#/done'],
  ['/orders/17', 'https://example.com/orders/18'],
  // What is in front is what the person means.
  ['/products/lamp', 'https://example.com/products/chair'],
])('a playbook of %s stays on %s', (path, url) => {
  expect(from(path, url)).toBeUndefined();
});

it('leaves the way to a first step that goes to its page', () => {
  expect(from('/shop', 'https://example.com/', [{ type: 'navigate', to: 'url', url: 'https://example.com/shop' }])).toBeUndefined();
});
