import { expect, test } from 'vitest';
import type { Playbook } from '../../../src/model/playbook/playbook';
import { summaryOf } from '../../../src/model/playbook/playbook-summary';
import { playbook } from './panel.fixture';
import { fitting, rowsFor, tagsOf } from './playbook-rows';

const row = (id: string, more: Partial<Playbook>) => summaryOf(playbook({ id, name: id, ...more }));
const runs = (...oks: boolean[]) => oks.map((ok) => ({ at: '', ok, version: 1 }));
const rows = [
  row('b', { domain: 'shop.example', lastUsed: '2026-03-01', health: runs(true, true), tags: ['bills'] }),
  row('Ä', { domain: 'desk.example', lastUsed: '', createdAt: '2026-04-01', goals: ['pay the rent'] }),
  row('c', { domain: 'desk.example', lastUsed: '2026-01-01', health: runs(false, false) }),
  row('a', { domain: 'bank.example', lastUsed: '2025-01-01', onTop: true, obsolete: true, tags: ['bills', 'Ärger'] }),
];
const ids = (choice: Partial<Parameters<typeof rowsFor>[1]>) =>
  rowsFor(rows, { words: '', order: 'used', domain: '', tag: '', ...choice }).map(({ id }) => id);

test.each([
  [{ order: 'used' }, ['a', 'Ä', 'b', 'c']],
  [{ order: 'name' }, ['a', 'Ä', 'b', 'c']],
  [{ order: 'site' }, ['a', 'Ä', 'c', 'b']],
  [{ order: 'health' }, ['a', 'c', 'Ä', 'b']],
  [{ domain: 'desk.example' }, ['Ä', 'c']],
  [{ tag: 'bills' }, ['a', 'b']],
  [{ words: 'arger' }, ['a']],
  [{ words: 'example desk c' }, ['c']],
  [{ words: 'rent pay' }, ['Ä']],
  [{ words: 'rent desk' }, []],
  [{ words: 'esk' }, []],
] as const)('%j lists what is wanted, in its order, what is at hand first', (choice, wanted) => {
  expect(ids(choice)).toEqual(wanted);
});

test('words of the site count in the list alone, where several sites are', () => {
  expect(fitting(rows, 'desk', 'sites').map(({ id }) => id)).toEqual(['Ä', 'c']);
  expect(fitting(rows, 'desk', 'no-sites')).toEqual([]);
});

test('all tags in use, each once', () => {
  expect(tagsOf(rows)).toEqual(['Ärger', 'bills']);
});
