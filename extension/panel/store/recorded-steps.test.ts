import { expect, test } from 'vitest';
import type { Shown } from '../../../src/model/leg';
import { click } from './panel.fixture';
import { changeShown, moveShown, relabelled, removeShown } from './recorded-steps';

const steps = ['a', 'b', 'c'].map((label, at): Shown => ({ at, operation: click(`#${label}`), label, url: 'https://a.example/' }));
const labels = (changed: Shown[]) => changed.map(({ label }) => label);

test('steps change places, and stay where that leads nowhere', () => {
  expect(labels(moveShown(steps, 0, 1))).toEqual(['b', 'a', 'c']);
  expect(labels(moveShown(steps, 2, -1))).toEqual(['a', 'c', 'b']);
  expect(moveShown(steps, 2, 1)).toBe(steps);
});

test('a step goes, or gets other words', () => {
  expect(labels(removeShown(steps, 1))).toEqual(['a', 'c']);
  expect(labels(changeShown(steps, 1, (step) => relabelled(step, 'the button')))).toEqual(['a', 'the button', 'c']);
});
