import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import { needsApproval } from './needs-approval';

const rows = async () =>
  ok([
    { domain: 'shop.test', outcome: 'success' },
    { domain: 'news.test', outcome: 'failed' },
  ]);
const asked = (approvePlans: 'never' | 'first' | 'always', domain: string, planner: 'embedded' | 'messages-api' = 'messages-api') =>
  needsApproval({ approvePlans }, planner, domain, rows);

test('a first run on a site is approved until one has reached its goal there; simple commands never are; with always, repairs are too', async () => {
  expect(await asked('first', 'shop.test')).toBe(undefined);
  expect(await asked('first', 'news.test')).toBe(true);
  expect(await asked('first', 'new.test')).toBe(true);
  expect(await asked('first', 'new.test', 'embedded')).toBe(undefined);
  expect([await asked('always', 'shop.test'), await asked('never', 'new.test')]).toEqual(['repairs', undefined]);
});
