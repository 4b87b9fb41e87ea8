import { expect, test } from 'vitest';
import type { Progress } from '../../../src/model/run/leg';
import type { FeedMessage } from '../../../src/wire/calls';
import { onRefusedMessage } from './refused-messages';

const from = { tabId: 1, frameId: 0, documentId: 'd', url: '' };

function heard() {
  const progress: Progress[] = [];
  const told: string[] = [];
  const gaps: string[] = [];
  let ended = 0;
  const hear = onRefusedMessage({
    page: { heard: (all) => progress.push(...all) },
    recordings: { gap: ({ kind }) => gaps.push(kind) },
    picks: { refused: async () => void ended++ },
    tell: (message: FeedMessage) => told.push(message.kind === 'refused' ? message.text : message.kind),
  });
  return { hear, progress, told, gaps, ended: () => ended };
}

test('that an operation is being dispatched is heard whatever else is wrong with the word, and the person is told', () => {
  const { hear, progress, told } = heard();
  const whole: Progress = { phase: 'dispatching', legId: 'l', operationId: 'a', label: 'button "Pay"' };
  const broken = { ...whole, operationId: 'b', label: 'x'.repeat(9000), found: { tag: 7 } };
  hear('progress', [whole, broken, { phase: 'done', legId: 'l', record: {} }, null, 'x'], '1.label: Too big', from);
  expect(progress).toEqual([whole, { phase: 'dispatching', legId: 'l', operationId: 'b', label: '' }]);
  expect(told).toEqual(['Abra did not understand its own report from the page and asks for all of it (1.label: Too big).']);
  hear('progress', { length: 3 }, 'no list', from);
  expect(progress).toHaveLength(2);
});

test('a step that could not be kept is a gap of its recording and told', () => {
  const { hear, told, gaps } = heard();
  hear('shown', {}, 'operation.fingerprint.icon: Too big', from);
  expect(gaps).toEqual(['step']);
  expect(told[0]).toMatch(/A step that you showed could not be kept \(operation\.fingerprint\.icon: Too big\)\. Show it again/);
});

test('a pick that could not be taken ends the picking and is told', () => {
  const { hear, told, ended } = heard();
  hear('picked', {}, 'picked.label: Too big', from);
  expect(ended()).toBe(1);
  expect(told[0]).toMatch(/^What you picked could not be taken/);
});
