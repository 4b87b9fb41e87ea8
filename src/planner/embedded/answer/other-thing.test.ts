import { expect, test } from 'vitest';
import { isOtherThing } from './other-thing';

test.each([
  ['Mesa Camera bag', 'camera', true],
  ['Aria Camera', 'camera', false],
  ['Camera X100', 'camera', false],
  ['Camera Pro', 'cameras', false],
  ['Camera with lens', 'camera', false],
  ['50 mm Lens', 'camera', false],
  ['small camera bag', 'camera', false],
])('%s, where a %s is wanted: %s', (name, wanted, other) => {
  expect(isOtherThing(name, wanted)).toBe(other);
});
