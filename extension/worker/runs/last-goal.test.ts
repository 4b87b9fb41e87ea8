import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import type { RunEvent } from '../../../src/model/run/run-event';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { snapshotOf } from '../../../src/playbook/run.fixture';
import { lastGoal } from './last-goal';

const HERE = 'https://shop.test/list';
const { budgets } = DEFAULT_SETTINGS;
const look = { ...snapshotOf(HERE), frames: [{ frameId: 0, documentId: 'd', path: [], url: HERE, title: '' }] };
const ended: RunEvent[] = [
  { kind: 'started', at: 0, runId: 'r', goal: 'find a lens', tabId: 7, planner: 'messages-api', budgets, usePlaybooks: true, learn: true },
  { kind: 'looked', at: 1, snapshot: look },
  { kind: 'finished', at: 2, outcome: 'success', summary: 'The 50 mm lens costs $99.', suggestions: [] },
];
const journal = (events: RunEvent[]) => ({ list: async () => ok([{ runId: 'r' }]), load: async () => ok(events) });

test('a goal that points back gets the last one of its tab with how it ended', async () => {
  const last = { goal: 'find a lens', outcome: 'success', summary: 'The 50 mm lens costs $99.' };
  expect(await lastGoal('add it to the cart', 7, 'https://shop.test/lens', journal(ended), 1000)).toEqual(last);
});

test.each([
  ['says all itself', 'add the 50 mm lens to the cart', 7, HERE, 1000, ended],
  ['is for another tab', 'add it to the cart', 8, HERE, 1000, ended],
  ['comes much later', 'add it to the cart', 7, HERE, 10_000_000, ended],
  ['comes before the last one has ended', 'add it to the cart', 7, HERE, 1000, ended.slice(0, 2)],
  ['is for another site than was read', 'add it to the cart', 7, 'https://other.test/', 1000, ended],
])('a goal that %s gets none', async (_name, goal, tab, url, now, events) => {
  expect(await lastGoal(goal, tab, url, journal(events), now)).toBeUndefined();
});
