import { expect, test } from 'vitest';
import { deskPlaybook } from '../../interchange/playbook.fixture';
import { sayOperation } from '../plan/operation-words';
import { PlaybookSummary, summaryOf } from './playbook-summary';

test('a row of the list is small whatever its playbook is, and still tells its first steps as the playbook does', () => {
  const long = 'word '.repeat(4000);
  const [first] = deskPlaybook().operations;
  if (!first) return expect.fail('no steps');
  const operations = [...deskPlaybook().operations.slice(0, 2), { ...first, type: 'type' as const, text: long }, ...Array(150).fill(first)];
  const whole = deskPlaybook({ operations, outcomes: operations.map(() => null), goals: [long.slice(0, 1000)], tags: ['bills'] });
  const row = summaryOf(whole);
  expect(PlaybookSummary.safeParse(row).success).toBe(true);
  expect(JSON.stringify(row).length).toBeLessThan(3000);
  expect(row.opening.slice(0, 2).map((one) => sayOperation(one))).toEqual(operations.slice(0, 2).map((one) => sayOperation(one)));
  expect(JSON.stringify(row.opening)).not.toContain('landmarks":[{');
  expect(row).toMatchObject({ steps: operations.length, tags: ['bills'] });
});

test.each([
  [{ obsolete: true }, 'off'],
  [{ health: [] }, 'not-run'],
  [{ health: [{ at: '', ok: true, version: 1, taught: true as const }] }, 'not-run'],
  [{ health: [{ at: '', ok: true, version: 7 }] }, 'new-version'],
  [{ health: [1, 2].map(() => ({ at: '', ok: true, version: 1 })) }, 'healthy'],
  [{ health: [1, 2].map(() => ({ at: '', ok: false, version: 1 })) }, 'action needed'],
])('%j stands as %s', (more, standing) => {
  expect(summaryOf(deskPlaybook({ versions: [], ...more })).standing).toBe(standing);
});
