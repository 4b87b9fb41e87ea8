import { expect, it } from 'vitest';
import { comparable, textFit } from './text-fit';

const fitOf = (said: string, name: string) => textFit(comparable(said), comparable(name));

it('is 1 for the same words and nearly 1 for the same letters', () => {
  expect(fitOf('Save Changes', 'save changes')).toBe(1);
  expect(fitOf('café', 'CAFE')).toBe(1);
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
