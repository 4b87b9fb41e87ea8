import { expect, test } from 'vitest';
import { dayMeter, type Meter } from './day-meter';

const call = { calls: 1, input: 100, output: 10, cacheRead: 0, cacheWrite: 0, dollars: 0.5 };

function meter() {
  const world: { kept: unknown; now: Date } = { kept: undefined, now: new Date(2026, 10, 21, 23, 59) };
  const save = async (spent: Meter) => {
    world.kept = spent;
  };
  return { world, meter: dayMeter({ load: async () => world.kept, save }, () => world.now) };
}

test('counts the calls of a day, none lost when they end together', async () => {
  const { meter: day } = meter();
  await Promise.all([day.add(call, 'shop.test'), day.add(call, 'shop.test'), day.add(call, 'shop.test')]);
  expect(await day.today()).toEqual({
    day: '2026-11-21',
    usage: { calls: 3, input: 300, output: 30, cacheRead: 0, cacheWrite: 0, dollars: 1.5 },
  });
});

test('begins a new day at zero', async () => {
  const { meter: day, world } = meter();
  await day.add(call, 'shop.test');
  world.now = new Date(2026, 10, 22, 0, 1);
  expect(await day.today()).toMatchObject({ day: '2026-11-22', usage: { calls: 0 } });
});

test('does not trip over what is stored', async () => {
  const { meter: day, world } = meter();
  world.kept = { day: '2026-11-21', usage: 'x' };
  expect(await day.today()).toMatchObject({ usage: { calls: 0 } });
});

test('counts a site over the days, and forgets the one that was not used for longest', async () => {
  const { meter: day, world } = meter();
  await day.add(call, 'shop.test');
  world.now = new Date(2026, 10, 22, 12, 0);
  await day.add(call, 'shop.test');
  await day.add(call, '');
  expect(await day.today('shop.test')).toMatchObject({ usage: { calls: 2 }, site: { calls: 2, dollars: 1 } });
  expect(await day.today('constructor')).not.toHaveProperty('site');
  for (let site = 0; site < 500; site++) await day.add(call, `site-${site}.test`);
  expect(await day.today('shop.test')).not.toHaveProperty('site');
  expect(await day.today('site-0.test')).toMatchObject({ site: { calls: 1 } });
});
