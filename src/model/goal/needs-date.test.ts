import { expect, test } from 'vitest';
import { needsDate } from './needs-date';

test.each<[string, boolean]>([
  ['select the cheapest stay for tomorrow', true],
  ['cancel everything that is planned next Friday', true],
  ['lösche alle Termine von heute', true],
  ['take everything out of my cart', false],
  ['select the cheapest stay', false],
  ['nimm alles aus dem Warenkorb', false],
])('%s', (goal, is) => {
  expect(needsDate(goal)).toBe(is);
});
