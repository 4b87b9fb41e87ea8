import { expect, test } from 'vitest';
import { isSameEffect } from './same-effect';

test.each([
  ['alert', 'alert', true],
  ['alert', 'dialog', false],
  ['request POST /cart', 'request POST /cart', true],
  ['request POST /cart', 'request DELETE /cart', false],
  ['request POST /cart', 'request /cart', true],
  ['request /cart', 'request POST /basket', false],
  ['document /cart', 'request /cart', false],
  // One of the two ids was not seen as one.
  ['request GET /email/*', 'request GET /email/aiHtxtLH', true],
  ['request GET /email/aiHtxtLH', 'request GET /email/*', true],
  ['request GET /orders/*/lines', 'request GET /orders/7/lines', true],
  ['document /orders/*', 'document /orders/7', true],
  ['request DELETE /items/*', 'request DELETE /items/selected', false],
  ['request DELETE /items/*', 'request DELETE /items/undoLast', false],
  ['request DELETE /items/*', 'request DELETE /items', false],
  ['request GET /email/*', 'request POST /email/aiHtxtLH', false],
])('promised "%s", came "%s": %s', (promised, came, wanted) => {
  expect(isSameEffect(promised, came)).toBe(wanted);
});
