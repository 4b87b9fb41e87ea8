import { expect, test } from 'vitest';
import { done } from '../../../src/agent/world.fixture';
import { wholeReport } from './whole-report';

const operations = ['a', 'b', 'c'].map((id) => ({ id, operation: { type: 'click' as const } }));
const [a, b, c] = operations.map(done) as [ReturnType<typeof done>, ReturnType<typeof done>, ReturnType<typeof done>];
const report = { legId: 'leg', delta: a.delta };

test('what was told on the way is put back where it belongs in the report', () => {
  const heard = new Map([a, b].map((record) => [record.operationId, record]));
  expect(wholeReport({ ...report, records: [c], told: ['a', 'b'] }, heard, operations)).toEqual({ ...report, records: [a, b, c] });
  expect(wholeReport({ ...report, records: [a, c], told: ['b'] }, heard, operations)).toEqual({ ...report, records: [a, b, c] });
  expect(wholeReport({ ...report, records: [a, b, c] }, new Map(), operations)).toEqual({ ...report, records: [a, b, c] });
});

test('what was heard and is in no report is not taken for done', () => {
  expect(wholeReport({ ...report, records: [a] }, new Map([['b', b]]), operations)).toEqual({ ...report, records: [a] });
});

test('a report that counts on something unheard is no whole one', () => {
  expect(wholeReport({ ...report, records: [c], told: ['a', 'b'] }, new Map([['a', a]]), operations)).toBeUndefined();
});
