import { expect, test } from 'vitest';
import { foldRun } from '../../../src/model/run/fold';
import type { RunEvent } from '../../../src/model/run/run-event';
import { liveStatus } from './live-status';
import { executed, finished, planned, sent, started } from './panel.fixture';

function statuses(...events: RunEvent[]): string[] {
  const run = foldRun(events);
  return run?.plans.flatMap((plan) => plan.items.map((item) => liveStatus(item, plan, run))) ?? [];
}
const begin = [started(), planned(1, ['a', 'b', 'c']), sent(2, ['a', 'b', 'c'])];

test('of the operations sent together one is looked for, the others wait', () => {
  expect(statuses(...begin)).toEqual(['finding', 'waiting', 'waiting']);
  expect(statuses(...begin, executed(3, 'a'))).toEqual(['done', 'finding', 'waiting']);
});

test('while one acts, none is looked for', () => {
  expect(statuses(...begin, { kind: 'dispatching', at: 3, operationId: 'a', label: 'a' })).toEqual(['acting', 'waiting', 'waiting']);
});

test('after a bail or a new plan the rest is not done any more', () => {
  const bailed = [
    ...begin,
    executed(3, 'a'),
    { kind: 'bailed', at: 4, bail: { kind: 'stopped' }, message: '' } as const,
    { kind: 'reported', at: 4, legId: 'l' } as const,
  ];
  expect(statuses(...bailed)).toEqual(['done', 'unreached', 'unreached']);
  expect(statuses(...bailed, planned(5, ['d']))).toEqual(['done', 'unreached', 'unreached', 'waiting']);
});

test('what was acting when the run ended did not come to its end', () => {
  expect(statuses(...begin, { kind: 'dispatching', at: 3, operationId: 'a', label: 'a' }, finished(9))).toEqual([
    'failed',
    'waiting',
    'waiting',
  ]);
});
