import { expect, test } from 'vitest';
import { fail } from '../lib/result';
import { NO_DELTA } from '../model/page/no-delta';
import type { Fingerprint } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import type { Completion, PlannedWork } from '../model/plan/plan';
import { keptReading } from '../model/run/answer-reading';
import type { OperationRecord } from '../model/run/record';
import { drive } from './drive';
import { done, type World, world } from './world.fixture';

const answer: Completion = { isComplete: true, success: true, summary: 'It costs $90.', suggestions: [], readFrom: [1] };
const price: Fingerprint = {
  selectors: ['ul > li > span'],
  tag: 'span',
  name: '$90',
  attributes: {},
  landmarks: [{ kind: 'listitem', name: 'Mesa' }],
  neighbours: [],
};
const reading: Operation = { type: 'extract', name: 'answer', optional: true, words: '$90' };
const kept = keptReading(reading, price, '$90') as Operation;
const known: PlannedWork = { thought: 'known', sequenceName: 'Known', operations: [kept], more: true };

const go = async (it: World) => {
  await drive(it.ports, it.run(), new AbortController().signal);
  const { outcome, summary } = it.run().finished ?? {};
  return { outcome, summary, calls: it.journal.filter(({ kind }) => kind === 'asked').length };
};

/** A run whose planner answers, after which its words are read again with this result. */
const answering = (read: Partial<OperationRecord>) => {
  const it = world({
    plans: [answer],
    legs: { 1: ({ legId, operations }) => ({ legId, records: operations.map((one) => ({ ...done(one), ...read })), delta: NO_DELTA }) },
  });
  it.ports.memory.expand = async (_run, plan) => ({ queue: plan.isComplete ? [{ id: 'read', operation: reading }] : [] });
  return it;
};

test('what a planner answered is read again, and the run ends with its answer', async () => {
  const it = answering({ value: '$90', found: price });
  expect(await go(it)).toEqual({ outcome: 'success', summary: 'It costs $90.', calls: 1 });
  expect(it.orders.flatMap(({ operations }) => operations.map(({ operation }) => operation))).toEqual([reading]);
  expect(it.run().plans[0]?.items[0]?.record?.value).toBe('$90');
});

test('where that does not succeed, the answer is the same', async () => {
  expect(await go(answering({ status: 'skipped' }))).toMatchObject({ outcome: 'success', summary: 'It costs $90.', calls: 1 });
  for (const failure of [
    { kind: 'tab-gone', message: 'Gone.' },
    { kind: 'wire', message: 'Broken.' },
  ] as const) {
    const it = answering({});
    it.ports.page.run = async () => fail(failure);
    expect(await go(it)).toMatchObject({ outcome: 'success', summary: 'It costs $90.', calls: 1 });
  }
});

/** The goal is known, and its reading has this result; the planner would say another thing. */
const recalled = (read: Partial<OperationRecord>) =>
  world({
    recall: known,
    plans: [{ ...answer, summary: 'The planner looked.' }],
    legs: { 1: ({ legId, operations }) => ({ legId, records: operations.map((one) => ({ ...done(one), ...read })), delta: NO_DELTA }) },
  });

test('a known goal that asks for words ends with them, as they are now', async () => {
  expect(await go(recalled({ value: '$95', found: { ...price, name: '$95' } }))).toEqual({ outcome: 'success', summary: '$95', calls: 0 });
});

test.each<[string, Partial<OperationRecord>]>([
  ['nothing is there', { status: 'skipped' }],
  ['it stands in another card', { value: '$95', found: { ...price, landmarks: [{ kind: 'listitem', name: 'Elm' }] } }],
  ['it is empty', { value: '', found: price }],
  ['the page does not say what it read', { value: '$95' }],
])('where %s, the planner looks', async (_why, read) => {
  expect(await go(recalled(read))).toEqual({ outcome: 'success', summary: 'The planner looked.', calls: 1 });
});
