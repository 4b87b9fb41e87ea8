import { expect, test } from 'vitest';
import { sayNearest } from './nearest-name';

const names = ['Open the theme menu and choose …'];

test.each([
  ['Open the teme menu and choose …', names[0]],
  ['open theme menu', names[0]],
  ['Fly to the moon', undefined],
])('for “%s” the name that was meant is %s', (said, meant) => {
  expect(sayNearest(said, names)).toBe(meant === undefined ? '' : ` Did you mean “${meant}”?`);
});
