import { expect, it } from 'vitest';
import { sizes } from '../e2e/size.mjs';

/** What a change may add before it takes something away: two in a hundred. */
const SLACK = 1.02;

it.each(sizes())('$name has at most $limit lines and a slack', ({ lines, limit }) => {
  expect(lines).toBeGreaterThan(limit / 2);
  expect(lines).toBeLessThanOrEqual(limit * SLACK);
});
