import { expect, test } from 'vitest';
import type { DaySpent } from './day-meter';
import { dayMeter } from './day-meter';

const call = { calls: 1, input: 100, output: 10, cacheRead: 0, cacheWrite: 0, dollars: 0.5 };

function meter() {
  const world: { kept: unknown; now: Date } = { kept: undefined, now: new Date(2026, 10, 21, 23, 59) };
  const save = async (spent: DaySpent) => {
    world.kept = spent;
  };
  return { world, meter: dayMeter({ load: async () => world.kept, save }, () => world.now) };
}

test('counts the calls of a day, none lost when they end together', async () => {
  const { meter: day } = meter();
  await Promise.all([day.add(call), day.add(call), day.add(call)]);
  expect(await day.today()).toEqual({
    day: '2026-11-21',
    usage: { calls: 3, input: 300, output: 30, cacheRead: 0, cacheWrite: 0, dollars: 1.5 },
  });
});

test('begins a new day at zero', async () => {
  const { meter: day, world } = meter();
  await day.add(call);
  world.now = new Date(2026, 10, 22, 0, 1);
  expect(await day.today()).toMatchObject({ day: '2026-11-22', usage: { calls: 0 } });
});

test('does not trip over what is stored', async () => {
  const { meter: day, world } = meter();
  world.kept = { day: '2026-11-21', usage: 'x' };
  expect(await day.today()).toMatchObject({ usage: { calls: 0 } });
});
