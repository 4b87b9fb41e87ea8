import { expect, test } from 'vitest';
import { drive } from './drive';
import { click, still, type World, work, world } from './world.fixture';

/** What a run writes and tells, in order, where no write is done at once. */
async function orderOf({ ports, run }: World): Promise<string[]> {
  const order: string[] = [];
  const append: typeof ports.journal.append = async (runId, ...events) => {
    await Promise.resolve();
    await ports.journal.append(runId, ...events);
    order.push(...events.map(({ kind }) => `written ${kind}`));
  };
  const feed = { ...ports.feed, event: (_runId: string, { kind }: { kind: string }) => void order.push(`told ${kind}`) };
  await drive({ ...ports, journal: { ...ports.journal, append }, feed }, run(), still);
  return order;
}

const isBefore = (order: readonly string[], first: string, second: string) =>
  order.includes(first) && order.includes(second) && order.indexOf(first) < order.indexOf(second);

test('an end that teaches is told while it is written, and what was learned once that is', async () => {
  const order = await orderOf(world({ plans: [work([click(2)], false)] }));
  expect(isBefore(order, 'told finished', 'written finished'), order.join()).toBe(true);
  expect(isBefore(order, 'written learned', 'told learned'), order.join()).toBe(true);
});

test('all else is told once it is written', async () => {
  const order = await orderOf(world({ plans: [work([click(2)], false)], started: { learn: false } }));
  const kinds = order.filter((one) => one.startsWith('told')).map((one) => one.slice('told '.length));
  expect(kinds).toContain('finished');
  for (const kind of kinds) expect(isBefore(order, `written ${kind}`, `told ${kind}`), order.join()).toBe(true);
});
