import { expect, test } from 'vitest';
import { inEnglish } from '../../../model/say-in-english';
import { BARRING } from './barring';
import { BY_KEY } from './by-key';
import { BY_LOOKALIKES } from './by-lookalikes';
import { BY_NAME } from './by-name';
import { BY_ORDER } from './by-order';
import { BY_SIBLINGS } from './by-siblings';
import { BY_SURROUNDINGS } from './by-surroundings';
import { FULL_IDENTITY } from './full-identity';

const all = [BARRING, BY_KEY, BY_LOOKALIKES, BY_NAME, BY_ORDER, BY_SIBLINGS, BY_SURROUNDINGS, FULL_IDENTITY].flat();

test('each rule has a name of its own, and says why', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, because } of all) expect(inEnglish(because).length, name).toBeGreaterThan(10);
});

test('no rule that rules a candidate out proves anything', () => {
  expect(BARRING.every(({ proves }) => proves === 0)).toBe(true);
});
