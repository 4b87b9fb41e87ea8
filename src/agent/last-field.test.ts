import { expect, test } from 'vitest';
import type { Operation } from '../model/plan/operation';
import { drive } from './drive';
import { click, still, work, world } from './world.fixture';

const type: Operation = { type: 'type', elementId: 1, text: 'Ada' };

/** Which of the operations that are sent first know that nothing is planned after them. */
async function lastOf(operations: Operation[], more: boolean): Promise<(boolean | undefined)[]> {
  const { ports, orders, run } = world({ plans: [work(operations, more), work([click(2)], false)] });
  await drive(ports, run(), still);
  return (orders[0]?.operations ?? []).map(({ last }) => last);
}

test('a field that is written in at the end of a plan is the last', async () => {
  expect(await lastOf([type], false)).toEqual([true]);
  expect(await lastOf([type, type], false)).toEqual([undefined, true]);
});

test('none is where more is to come, and none where the end is a press', async () => {
  expect(await lastOf([type], true)).toEqual([undefined]);
  expect(await lastOf([type, click(2)], false)).toEqual([undefined, undefined]);
});
