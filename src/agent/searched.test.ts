import { expect, test } from 'vitest';
import type { Bail } from '../model/bail';
import type { Operation } from '../model/operation';
import type { Completion, PlannedWork } from '../model/plan';
import { searchedFor } from '../model/searched';
import type { Snapshot } from '../model/snapshot';
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
  return searchedFor(it.run());
}

test('what was searched for is known by the address of the results', async () => {
  expect(await afterTyping('Dune', { url: 'https://shop.test/results?q=dune&page=1' })).toBe('Dune');
});

test('what was typed elsewhere is no search', async () => {
  expect(await afterTyping('Dune', { url: 'https://shop.test/results?page=1' })).toBeUndefined();
});
