import { expect, test } from 'vitest';
import { Landmark } from './landmark';
import { sayLandmark } from './landmark-words';
import { Fingerprint } from './target';

test.each([
  ['row Bob', { kind: 'row', name: 'Bob' }],
  ['item Bob · bob@a.example', { kind: 'item', name: 'Bob · bob@a.example' }],
  ['main', { kind: 'main' }],
])('%j of an older file is read as kind and name, and is said as before', (said, landmark) => {
  expect(Landmark.parse(said)).toEqual(landmark);
  expect(Landmark.parse(landmark)).toEqual(landmark);
  expect(sayLandmark(landmark)).toBe(said);
});

test('a landmark has nothing but kind and name', () => {
  for (const other of [{ kind: 'row', name: 'Bob', at: 1 }, { name: 'Bob' }, 7, null, ['row']])
    expect(Landmark.safeParse(other).success).toBe(false);
});

test('a fingerprint of an older file is one of now', () => {
  const old = { selectors: [], tag: 'button', attributes: {}, landmarks: ['row Bob', 'main'], blocks: ['item Bob'], neighbours: [] };
  const now = { ...old, landmarks: [{ kind: 'row', name: 'Bob' }, { kind: 'main' }], blocks: [{ kind: 'item', name: 'Bob' }] };
  expect(Fingerprint.parse(old)).toEqual(now);
});
