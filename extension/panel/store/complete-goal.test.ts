import { describe, expect, test } from 'vitest';
import { partName } from '../../../src/lib/rank-words';
import type { PageOffer } from '../../../src/model/page/page-offer';
import type { Playbook } from '../../../src/model/playbook/playbook';
import { summaryOf } from '../../../src/model/playbook/playbook-summary';
import { completeGoal, detailOf } from './complete-goal';
import { playbook as whole } from './panel.fixture';

const playbook = (more: Partial<Playbook>) => summaryOf(whole(more));
const offer = (name: string, row: string, more: Partial<PageOffer> = {}) => {
  const one: PageOffer = { documentId: 'd', ref: 1, role: 'button', name, place: [{ kind: 'row', name: row }], act: 'click', ...more };
  return partName(one, one.option ?? name, row);
};

const playbooks = [
  playbook({ id: '1', name: 'Search products and add to cart', goals: ['put the maple tripod into the cart'] }),
  playbook({ id: '2', name: 'Choose a theme', goals: [] }),
  playbook({ id: '3', name: 'Für Ädele übersetzen', goals: [] }),
];
const goals = ['open the cart', 'choose the theme Rose', 'open the cart and pay'];
const offers = [
  offer('Cart', 'Top'),
  offer('Edit', 'Bob'),
  offer('Edit', 'Ann'),
  offer('Theme', 'Look', { act: 'choose', option: 'Rose' }),
];
const told = (typed: string) =>
  completeGoal(typed, { playbooks, goals, offers }).map((one) =>
    [one.text, one.kind === 'offer' ? detailOf(one) : ''].filter(Boolean).join(' – '),
  );

describe('while typing', () => {
  test.each([
    ['', ['Cart – the row “Top”', 'Edit – the row “Bob”', 'Edit – the row “Ann”', 'Rose – “Theme” · the row “Look”']],
    ['zebra', []],
    ['cart', ['Cart – the row “Top”', 'open the cart', 'open the cart and pay', 'Search products and add to cart']],
    ['ann edit', ['Edit – the row “Ann”']],
    ['CART add', ['Search products and add to cart']],
    ['tripod mapl', ['Search products and add to cart']],
    ['ubersetzen fur', ['Für Ädele übersetzen']],
    ['rose', ['Rose – “Theme” · the row “Look”', 'choose the theme Rose']],
    ['open the cart', ['open the cart and pay']],
    ['/', ['Search products and add to cart', 'Choose a theme', 'Für Ädele übersetzen']],
    ['/ the cho', ['Choose a theme']],
    ['/zebra', []],
  ])('“%s” lists what fits', (typed, wanted) => {
    expect(told(typed)).toEqual(wanted);
  });
});

test('the list stays short, and leaves room for what the page offers', () => {
  const many = Array.from({ length: 30 }, (_, at) => playbook({ id: `${at}`, name: `Cart ${at}`, goals: [] }));
  const page = Array.from({ length: 30 }, (_, at) => offer(`Cart ${at}`, `Row ${at}`));
  const all = completeGoal('cart', { playbooks: many, offers: page, goals: ['cart one', 'cart two', 'cart three'] });
  expect(all.map(({ kind }) => kind)).toEqual(['playbook', 'playbook', 'playbook', 'offer', 'offer', 'offer', 'offer', 'offer']);
  expect(completeGoal('/', { playbooks: many, offers: page, goals })).toHaveLength(8);
});

test('a playbook tells what it asks for, or else its first steps; a goal of its name is listed once', () => {
  const asks = playbook({
    name: 'Log in',
    params: [
      { name: 'user', kind: 'text', label: 'Email' },
      { name: 'city', kind: 'text' },
    ],
  });
  const [one, ...others] = completeGoal('log', { playbooks: [asks], offers: [], goals: ['log in'] });
  expect(one && detailOf(one)).toBe('Asks: Email, city');
  expect(others).toEqual([]);
  const [plain] = completeGoal('cho', { playbooks, offers: [], goals: [] });
  expect(plain && detailOf(plain)).toMatch(/^Click .* · /);
});
