import { expect, test } from 'vitest';
import type { Snapshot } from '../model/page/snapshot';
import type { Operation } from '../model/plan/operation';
import type { Completion, PlannedWork } from '../model/plan/plan';
import type { Bail } from '../model/run/bail';
import { drive } from './drive';
import { bailed, page, world } from './world.fixture';

const cannot: Completion = { isComplete: true, success: false, summary: 'I cannot.', suggestions: [] };
const missing: Bail = { kind: 'target-missing', wanted: 'link "Granite Camera"', nearest: [] };
const work = (operations: Operation[]): PlannedWork => ({ thought: 'go', sequenceName: 'Go', operations, more: false });

/** A run that types this, and then does not find the link. */
async function afterTyping(text: string, at: Partial<Snapshot> = {}) {
  const operations: Operation[] = [
    { type: 'type', text, elementId: 1 },
    { type: 'click', elementId: 2 },
  ];
  const it = world({
    plans: [work(operations), cannot],
    legs: { 1: (order) => bailed(order, 1, missing) },
    pages: [{ ...page(undefined, undefined, ['Search', 'Go', 'Open']), ...at }],
    started: { planner: 'embedded', usePlaybooks: false },
  });
  await drive(it.ports, it.run(), new AbortController().signal);
  const stopped = it.run().plans.find(({ bail }) => bail);
  return { ...stopped?.bail, told: stopped?.message };
}

test('what was searched for is known by the address of the results', async () => {
  expect(await afterTyping('Dune', { url: 'https://shop.test/results?q=dune&page=1' })).toMatchObject({
    searched: 'Dune',
    told: expect.stringContaining('There is no link "Granite Camera" among the results for "Dune".'),
  });
});

test('what was typed elsewhere is no search', async () => {
  const stop = await afterTyping('Dune', { url: 'https://shop.test/results?page=1' });
  expect(stop).not.toHaveProperty('searched');
  expect(stop.told).toContain('link "Granite Camera" is not on the page.');
});
