import { expect, it } from 'vitest';
import { comparable, textFit } from './text-fit';

const fitOf = (said: string, name: string) => textFit(comparable(said), comparable(name));

it('is 1 for the same words and nearly 1 for the same letters', () => {
  expect(fitOf('Save Changes', 'save changes')).toBe(1);
  expect(fitOf('café', 'CAFÉ')).toBe(1);
  // Who has the accent comes before who has not: both may be there.
  expect(fitOf('cafe', 'Café')).toBe(0.975);
  expect(fitOf('login', 'Log in')).toBe(0.98);
});

it('knows another word for the same, in another language too', () => {
  for (const [said, name] of [
    ['sign in', 'Log in'],
    ['Warenkorb', 'Cart'],
    ['搜索', 'Search'],
    ['suivant', 'Next page'],
    ['×', 'Close'],
  ] as const)
    expect(fitOf(said, name), said).toBe(0.92);
});

it('falls with what the name has besides, and with typing errors', () => {
  expect(fitOf('terms', 'Terms of service')).toBeGreaterThan(0.7);
  expect(fitOf('theme', 'Theme Neutral')).toBeGreaterThan(fitOf('theme', 'Application theme settings'));
  expect(fitOf('shufle', 'Shuffle')).toBeGreaterThan(0.8);
  expect(fitOf('shufle', 'Shuffle')).toBeLessThan(fitOf('shuffle', 'Shuffle'));
});

it('holds numbers and short words to the letter', () => {
  expect(fitOf('page 2', 'page 3')).toBeLessThan(0.62);
  expect(fitOf('buy', 'bug')).toBe(0);
});

it('does not take a part for the whole', () => {
  expect(fitOf('add to cart', 'Cart')).toBeLessThan(0.62);
  expect(fitOf('cart', 'Add to cart')).toBeLessThan(0.92);
  expect(fitOf('blue suede shoes', 'Blue')).toBeLessThan(0.62);
});

it.each([
  ['+1', '-1'],
  ['C++', 'C#'],
  ['C++', 'C'],
  ['C', 'C++'],
  ['C++', 'C# course'],
  ['👍', '👎'],
  ['< 10', '> 10'],
  ['カス', 'ガス'],
  ['カス', 'ガス料金'],
  ['दान', 'दिन'],
  ['दान', 'दिन दर्ज करें'],
  ['мой', 'мои'],
  ['가', '각'],
  ['send 5', 'Send -5'],
  ['pay €10', 'Pay $10'],
  ['ใกล้', 'ไกล'],
])('is 0 for what a sign or a mark tells from it: %s and %s', (said, name) => {
  expect(fitOf(said, name)).toBe(0);
});
