import { expect, test } from 'vitest';
import { AMOUNTS_AND_DAYS } from './same-amount.fixture';
import { isSameValue } from './same-value';
import { WRITTEN } from './same-value.fixture';

const TABLE = [...WRITTEN, ...AMOUNTS_AND_DAYS];

test('the table has what it needs', () => {
  expect(TABLE.length).toBeGreaterThan(200);
});

test.each(TABLE)('"$typed" shown as "$shown" in a field of $format: $same', ({ typed, shown, same, format }) => {
  expect(isSameValue(typed, shown, format)).toBe(same);
});
