import { expect, test } from 'vitest';
import { NO_USAGE } from '../../../src/model/run/add-usage';
import { foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import { executed, finished, planned, questioned, started } from './panel.fixture';
import { NO_CALLS, runNumbers, withCall } from './run-numbers';

const numbers = (events: Parameters<typeof foldRun>[0], now: number) => runNumbers(foldRun(events) as Run, now);

test('the time of a run leaves out the waiting for a person, also the waiting that goes on', () => {
  const events = [started(0), questioned(400, 'q')];
  expect(numbers(events, 1000).ms).toBe(400);
  expect(numbers([...events, { kind: 'answered', at: 900, questionId: 'q', choice: 'y' }], 1000).ms).toBe(500);
});

test('the time of a run stands still when it is finished', () => {
  expect(numbers([started(0), finished(70)], 1000).ms).toBe(70);
});

test('skipped operations are told, not counted', () => {
  const events = [started(), planned(1, ['a', 'b']), executed(2, 'a'), executed(3, 'b', { status: 'skipped' })];
  expect(numbers(events, 4)).toMatchObject({ operations: 1, skipped: 1 });
});

test('model calls are told one by one with their time, plans without a call are not', () => {
  const usage = { ...NO_USAGE, calls: 1, input: 10 };
  const ask = { kind: 'asked', at: 10, planner: 'messages-api', purpose: 'plan', picture: false } as const;
  const failed = { kind: 'plan-failed', at: 40, fault: { kind: 'model-cut', message: '' }, usage } as const;
  const events = [started(), ask, failed, planned(50, ['a']), { ...ask, at: 60 }, planned(90, ['b'], { usage })];
  expect(events.reduce(withCall, NO_CALLS).made).toEqual([
    { at: 40, ms: 30, failed: true, usage },
    { at: 90, ms: 30, failed: false, usage },
  ]);
});
