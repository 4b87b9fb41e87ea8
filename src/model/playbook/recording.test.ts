import { expect, test } from 'vitest';
import type { Shown } from '../page/shown';
import type { Gap } from './gap';
import { sayGap, sayGapWithHint, sayMissing } from './gap-words';
import { recordingLines } from './recording-lines';

const step = (at: number): Shown => ({ at, operation: { type: 'press', key: 'Enter' }, label: '', url: '' });
const gap = (at: number, kind: Gap['kind'] = 'press'): Gap => ({ at, kind, label: 'button "Save"', url: '' });
const lines = (steps: Shown[], gaps: Gap[]) =>
  recordingLines({ steps, gaps }).map((line) => ('step' in line ? `${line.index}: ${line.step.at}` : `gap ${line.gap.at}`));

test('a gap stands where it was shown, also among steps that were moved', () => {
  expect(lines([step(10), step(20)], [gap(5), gap(15), gap(15), gap(20)])).toEqual([
    'gap 5',
    '0: 10',
    'gap 15',
    'gap 15',
    '1: 20',
    'gap 20',
  ]);
  expect(lines([step(20), step(10)], [gap(15)])).toEqual(['0: 20', '1: 10', 'gap 15']);
  expect(lines([], [gap(1)])).toEqual(['gap 1']);
});

test('a gap is said with what it was done to, and what to do', () => {
  expect(sayGap(gap(1))).toBe('A press on button "Save" could not be kept.');
  expect(sayGapWithHint(gap(1))).toBe('A press on button "Save" could not be kept. Show it again.');
  expect(sayGap({ kind: 'text', label: '' })).toBe('What you typed could not be kept.');
  expect(sayGapWithHint({ kind: 'frame', label: '' })).toBe('What you did in a frame could not be kept. Abra has no access to it.');
  expect([1, 2].map(sayMissing)).toEqual(['1 thing is missing.', '2 things are missing.']);
});
