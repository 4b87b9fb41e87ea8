import { expect, test } from 'vitest';
import type { Shown } from '../../../src/model/leg';
import { click } from './panel.fixture';
import { changeShown, insertCheck, moveShown, relabelled, removeShown } from './recorded-steps';

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

test('a check of the same target comes right after its step', () => {
  expect(insertCheck(steps, 0, 'visible').map(({ operation }) => operation)).toEqual([
    click('#a'),
    { type: 'assert', visible: true, selector: '#a' },
    click('#b'),
    click('#c'),
  ]);
  expect(insertCheck(steps, 2, 'gone').at(-1)?.operation).toEqual({ type: 'wait', until: 'gone', selector: '#c' });
  expect(new Set(insertCheck(steps, 0, 'visible').map(({ at }) => at)).size).toBe(4);
});

test('what aims at nothing has nothing to check', () => {
  const away: Shown[] = [{ at: 1, operation: { type: 'navigate', to: 'back' }, label: '', url: 'https://a.example/' }];
  expect(insertCheck(away, 0, 'visible')).toBe(away);
});
