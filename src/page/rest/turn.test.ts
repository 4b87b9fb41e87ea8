import { expect, test } from 'vitest';
import { timeNow } from '../../lib/time-now';
import { isDue, turn } from './turn';

/** Keeps the page from its tasks. */
const block = (ms: number) => {
  const until = timeNow() + ms;
  while (timeNow() < until);
};

test('a page that was kept from its tasks for a tenth of a second is due for a turn, and not sooner', async () => {
  let began: number;
  let due: boolean;
  // Again if a busy machine kept this test from running for longer than it blocks the page.
  do {
    await turn();
    began = timeNow();
    block(70);
    due = isDue();
  } while (timeNow() - began > 90);
  expect(due).toBe(false);
  block(40);
  expect(isDue()).toBe(true);
  await turn();
  expect(isDue()).toBe(false);
});
