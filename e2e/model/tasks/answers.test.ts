import { expect, test } from 'vitest';
import { type Asking, answerNow, type Kept } from './answers';
import { nameOf, numberOf, toldElements } from './told';

const page = (...lines: string[]) => ({ messages: [{ role: 'user', content: [{ type: 'text', text: lines.join('\n') }] }] });

const CART = page(
  'Goal of the person: remove the Ash Tripod',
  '<page-x1>',
  'Page: Cart — http://shop.test/cart',
  'In: list Items — Your cart',
  'Aria Camera',
  '[7] combobox "Quantity" options: *1 | 2 — Aria Camera',
  '[8] button "Remove" — Aria Camera',
  'Ash Tripod',
  '[9] combobox "Quantity" options: 1 | *2 — Ash Tripod',
  '[10] button "Remove" — Ash Tripod',
  'Elsewhere:',
  '[11] link "Checkout" → /checkout',
  '</page-x1>',
);
const FOLDED = page(
  'Page: Cart — http://shop.test/cart',
  'Each: {1} + [] combobox "Quantity" {2} + [] button "Remove" — {1}',
  ' [20 21] Elm Tripod | = "3"',
  ' [22 23] Ash Tripod | = "2" new',
  ' [24 25] Aria Camera | = "1"',
);

const kept = (answer: Kept['answer']): Kept => ({ visit: 'first', goal: 'remove the Ash Tripod', about: 'next', turn: '', answer });
const asking = (over: Partial<Asking> = {}): Asking => ({
  goal: 'remove the Ash Tripod',
  about: 'next',
  told: toldElements(CART),
  text: 'Total $547\n- Empty the cart: all of it [does: Click Remove]',
  turn: '',
  ...over,
});

test('an element is named by role, name and what it stands beside, and has the number of now', () => {
  const name = nameOf(10, toldElements(CART));
  expect(name).toMatchObject({ element: 'button "Remove"', nth: 2, of: 2 });
  expect(numberOf(name, toldElements(CART))).toBe(10);
  expect(numberOf({ element: 'link "Checkout"' }, toldElements(CART))).toBe(11);
  expect(toldElements(FOLDED).map(({ id }) => id)).toEqual([20, 21, 22, 23, 24, 25]);
});

test('where it is not told any more, or not to be told from others, there is no number', () => {
  expect(numberOf({ element: 'button "Pay"' }, toldElements(CART))).toBeUndefined();
  expect(numberOf(nameOf(10, toldElements(CART)), toldElements(FOLDED))).toBeUndefined();
  expect(numberOf({ element: 'link "Mail of 2026-11-23 01:18"' }, [{ id: 4, called: 'link "Mail of 2026-11-24 09:02"', beside: '' }])).toBe(
    4,
  );
});

test('later looks may tell only what is different', () => {
  const next = {
    messages: [
      ...CART.messages,
      { role: 'assistant', content: [{ type: 'text', text: '{}' }] },
      { role: 'user', content: [{ type: 'text', text: 'Since the last look:\n[12] button "Undo" new\nGone: [9]–[10]' }] },
    ],
  };
  expect(toldElements(next).map(({ id }) => id)).toEqual([7, 8, 11, 12]);
});

test('an answer is given with the numbers of now', () => {
  const answer = kept({ operations: [{ type: 'click', elementId: { element: 'link "Checkout"' } }], more: false, reads: ['$547'] });
  expect(answerNow(answer, asking())).toEqual({ answer: { operations: [{ type: 'click', elementId: 11 }], more: false } });
});

test.each([
  ['another goal', {}, { goal: 'empty the cart' }],
  ['a broken step instead of the next one', {}, { about: 'repair' as const }],
  ['an element that is gone', { operations: [{ type: 'click', elementId: { element: 'button "Pay"' } }] }, {}],
  ['words that it was read from', { summary: 'It is $99.', reads: ['$99'] }, {}],
  ['a playbook that is not told', { operations: [{ playbook: 'Empty the cart' }] }, {}],
])('stale: %s', (_what, answer, over) => {
  expect(answerNow(kept(answer), asking(over))).toEqual({ stale: expect.any(String) });
});
