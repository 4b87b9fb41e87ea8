import { describe, expect, test } from 'vitest';
import type { Playbook } from '../../../src/model/playbook';
import { summaryOf } from '../../../src/model/playbook-summary';
import { completeGoal } from './complete-goal';
import { playbook as whole } from './panel.fixture';

const playbook = (more: Partial<Playbook>) => summaryOf(whole(more));

const playbooks = [
  playbook({ id: '1', name: 'Search products and add to cart', goals: ['put the maple tripod into the cart'] }),
  playbook({ id: '2', name: 'Choose a theme', goals: [] }),
  playbook({ id: '3', name: 'Für Ädele übersetzen', goals: [] }),
];
const goals = ['open the cart', 'choose the theme Rose', 'open the cart and pay'];
const commands = ['click "Cart"', 'check "Email updates"'];
const texts = (typed: string) => completeGoal(typed, { playbooks, goals, commands }).map(({ text }) => text);

describe('while typing', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['zebra', []],
    ['cart', ['Search products and add to cart', 'open the cart and pay', 'open the cart', 'click "Cart"']],
    ['CART add', ['Search products and add to cart']],
    ['tripod mapl', ['Search products and add to cart']],
    ['art', []],
    ['ubersetzen fur', ['Für Ädele übersetzen']],
    ['open the cart', ['open the cart and pay']],
    ['the', ['Search products and add to cart', 'Choose a theme', 'open the cart and pay', 'choose the theme Rose', 'open the cart']],
    ['/', ['Search products and add to cart', 'Choose a theme', 'Für Ädele übersetzen']],
    ['/ the cho', ['Choose a theme']],
    ['/zebra', []],
  ])('“%s” lists what fits', (typed, wanted) => {
    expect(texts(typed)).toEqual(wanted);
  });
});

test('a playbook tells what it does, and the list stays short', () => {
  const many = Array.from({ length: 30 }, (_, at) => playbook({ id: `${at}`, name: `Cart ${at}`, goals: [] }));
  const all = completeGoal('cart', { playbooks: many, goals: ['cart one', 'cart two', 'cart three', 'cart four', 'cart five'], commands });
  expect(all.map(({ kind }) => kind)).toEqual(['playbook', 'playbook', 'playbook', 'goal', 'goal', 'goal']);
  expect(all[0]).toMatchObject({ does: expect.stringMatching(/\w/) });
  expect(completeGoal('/', { playbooks: many, goals, commands })).toHaveLength(6);
});

test('what is said twice is listed once', () => {
  expect(
    completeGoal('cho', { playbooks, goals: ['choose a theme', 'Choose a theme'], commands: ['Choose a theme'] }).map(({ kind }) => kind),
  ).toEqual(['playbook']);
});
