import { expect, test } from 'vitest';
import { keyOfPage } from './page-key';
import type { Snapshot } from './snapshot';

const element = {
  id: 1,
  ref: 1,
  frame: 0,
  tag: 'button',
  role: 'button',
  name: 'Remove',
  states: ['focused'],
  place: [{ kind: 'listitem' as const, name: 'Aria Camera' }],
  box: { x: 0, y: 0, width: 10, height: 10 },
  inView: true,
  selector: '#remove',
};
const page: Snapshot = {
  url: 'https://shop.test/cart',
  title: 'Cart',
  viewport: { width: 1440, height: 900, scrollX: 0, scrollY: 0 },
  extent: { width: 1440, height: 2000 },
  frames: [],
  elements: [element],
  dialogs: [],
  text: 'Aria Camera',
  more: [],
};
const withElement = (change: Partial<Snapshot['elements'][0]>): Snapshot => ({ ...page, elements: [{ ...element, ...change }] });

test.each<[string, Snapshot]>([
  ['another number', withElement({ id: 9, ref: 4 })],
  ['another place on the screen', withElement({ box: { x: 5, y: 700, width: 10, height: 10 }, inView: false })],
  ['without the focus', withElement({ states: [] })],
  ['told for the first time', withElement({ isNew: true })],
  ['scrolled', { ...page, viewport: { ...page.viewport, scrollY: 300 } }],
])('the same page: %s', (_what, other) => {
  expect(keyOfPage(other)).toBe(keyOfPage(page));
});

test.each<[string, Snapshot]>([
  ['another text', { ...page, text: 'Aria Camera 2' }],
  ['one element more', { ...page, elements: [element, { ...element, id: 2 }] }],
  ['another name', withElement({ name: 'Keep' })],
  ['another value', withElement({ value: '2' })],
  ['another state', withElement({ states: ['focused', 'disabled'] })],
  ['another card', withElement({ place: [{ kind: 'listitem', name: 'Ash Tripod' }] })],
  ['a dialog', { ...page, dialogs: ['dialog Cookies'] }],
  ['another address', { ...page, url: 'https://shop.test/cart?sort=price' }],
])('another page: %s', (_what, other) => {
  expect(keyOfPage(other)).not.toBe(keyOfPage(page));
});
