import { expect, test } from 'vitest';
import { pointsBack } from './points-back';

test.each([
  ['choose it', true],
  ['and now the blue one', true],
  ['Add it to the cart', true],
  ['do the same for Bergen', true],
  ['und jetzt Rot', true],
  ['lösche es', true],
  ['choisis ça', true],
  ['それを選んで', true],
  ['选择它', true],
  ['choose the theme Purple', false],
  ['wähle das Thema Lila', false],
  ['open the kitchen items', false],
  ['set it-support as the team', false],
  ['log in with my account', false],
])('"%s" points back: %s', (goal, back) => {
  expect(pointsBack(goal)).toBe(back);
});
