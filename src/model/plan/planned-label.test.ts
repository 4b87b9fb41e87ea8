import { expect, it } from 'vitest';
import type { Snapshot } from '../page/snapshot';
import { plannedLabel } from './planned-label';

const snapshot = {
  elements: [
    { id: 74, tag: 'button', role: 'button', name: 'Pay now' },
    { id: 75, tag: 'div', role: '', name: '' },
  ],
} as unknown as Snapshot;

it('says what a number means in the look that it is from', () => {
  expect(plannedLabel({ type: 'click', elementId: 74 }, snapshot)).toBe('button "Pay now"');
  expect(plannedLabel({ type: 'click', elementId: 75 }, snapshot)).toBe('div');
});

it('says nothing of what has no number, or one that is not there', () => {
  expect(plannedLabel({ type: 'click', selector: '#pay' }, snapshot)).toBeUndefined();
  expect(plannedLabel({ type: 'click', elementId: 76 }, snapshot)).toBeUndefined();
  expect(plannedLabel({ type: 'click', elementId: 74 }, undefined)).toBeUndefined();
});
