import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { DomainPlaybooks } from '../model/playbook/playbook';
import { openDatabase } from './database';
import { playbook } from './memory.fixture';
import { openPlaybookStore } from './playbook-store';

let made = 0;
const open = async () => {
  const database = await openDatabase(`playbooks-${made++}`);
  return { database, store: openPlaybookStore(database, () => 1000) };
};
const add = (id: string) => (current: DomainPlaybooks) => ({ ...current, playbooks: [...current.playbooks, playbook(id)] });
const ids = (answer: Awaited<ReturnType<ReturnType<typeof openPlaybookStore>['load']>>) =>
  answer.ok ? answer.value.playbooks.map(({ id }) => id) : answer.failure.message;

test('a domain nobody has been to is empty', async () => {
  const { store } = await open();
  expect(await store.load('new.example')).toEqual({ ok: true, value: { domain: 'new.example', playbooks: [], optionMap: {} } });
});

test('two writers with their own caches lose nothing', async () => {
  const { database, store } = await open();
  const other = openPlaybookStore(database);
  await store.load('example.com');
  await other.load('example.com');
  await Promise.all([
    ...['a', 'b', 'c'].map((id) => store.update('example.com', add(id))),
    ...['d', 'e', 'f'].map((id) => other.update('example.com', add(id))),
  ]);
  expect(ids(await store.load('example.com'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(ids(await other.load('example.com'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('counts of two writers add up', async () => {
  const { database, store } = await open();
  const other = openPlaybookStore(database);
  await store.update('example.com', add('a'));
  const count = (current: DomainPlaybooks) => ({
    ...current,
    playbooks: current.playbooks.map((one) => ({ ...one, successCount: one.successCount + 1 })),
  });
  await Promise.all(Array.from({ length: 20 }, (_unused, index) => (index % 2 ? store : other).update('example.com', count)));
  const answer = await store.load('example.com');
  expect(answer.ok && answer.value.playbooks[0]?.successCount).toBe(21);
});

test('only what changed is written, what is left out is deleted', async () => {
  const { database, store } = await open();
  await store.update('example.com', (current) => ({
    ...current,
    playbooks: ['a', 'b', 'c'].map((id) => playbook(id)),
    optionMap: { Theme: {} },
  }));
  await store.update('example.com', (current) => ({ ...current, playbooks: current.playbooks.filter(({ id }) => id !== 'b') }));
  const fresh = openPlaybookStore(database);
  expect(ids(await fresh.load('example.com'))).toEqual(['a', 'c']);
  expect(await fresh.domains()).toMatchObject({ ok: true, value: [{ domain: 'example.com', playbooks: 2 }] });
});

test('a change that answers what it got writes nothing', async () => {
  const { database, store } = await open();
  await store.update('example.com', (current) => current);
  expect(await database.get('domains', 'example.com')).toBeUndefined();
});

test('removed playbooks come back once, but not over a newer one', async () => {
  const { store } = await open();
  await store.update('example.com', (current) => ({ ...current, playbooks: [playbook('a'), playbook('b'), playbook('c')] }));
  const removed = await store.remove('example.com', ['a', 'b', 'gone']);
  expect(removed).toMatchObject({ ok: true, value: { removed: 2 } });
  const token = removed.ok ? removed.value.undo : '';
  expect(ids(await store.load('example.com'))).toEqual(['c']);
  await store.update('example.com', (current) => ({ ...current, playbooks: [...current.playbooks, playbook('b', { name: 'newer' })] }));
  expect(await store.undo(token)).toEqual({ ok: true, value: 1 });
  expect(await store.undo(token)).toEqual({ ok: true, value: 0 });
  const answer = await store.load('example.com');
  expect(answer.ok && answer.value.playbooks.map(({ id, name }) => `${id} ${name}`)).toEqual(['a Playbook a', 'b newer', 'c Playbook c']);
  expect(await store.domains()).toMatchObject({ ok: true, value: [{ playbooks: 3 }] });
});

test('the parts of a playbook go and come back with it, and are not counted', async () => {
  const { store } = await open();
  const playbooks = [playbook('run'), playbook('part', { partOf: 'run' }), playbook('other', { partOf: 'else' })];
  await store.update('example.com', (current) => ({ ...current, playbooks }));
  expect(await store.domains()).toMatchObject({ ok: true, value: [{ playbooks: 1 }] });
  const removed = await store.remove('example.com', ['run']);
  expect(removed).toMatchObject({ ok: true, value: { removed: 1 } });
  expect(ids(await store.load('example.com'))).toEqual(['other']);
  expect(await store.undo(removed.ok ? removed.value.undo : '')).toEqual({ ok: true, value: 1 });
  expect(ids(await store.load('example.com'))).toEqual(['other', 'part', 'run']);
});

test('prunes by age over all domains, and undoes that', async () => {
  const { store } = await open();
  const old = '2025-01-01T00:00:00.000Z';
  await store.update('example.com', (current) => ({ ...current, playbooks: [playbook('a', { lastUsed: old }), playbook('b')] }));
  await store.update('other.example', (current) => ({
    ...current,
    playbooks: [playbook('a', { lastUsed: old, domain: 'other.example' })],
  }));
  const pruned = await store.prune('2025-06-01T00:00:00.000Z');
  expect(pruned).toMatchObject({ ok: true, value: { removed: 2 } });
  expect(ids(await store.load('other.example'))).toEqual([]);
  expect(ids(await store.load('example.com'))).toEqual(['b']);
  await store.undo(pruned.ok ? pruned.value.undo : '');
  expect(ids(await store.load('other.example'))).toEqual(['a']);
});

test('a closed store is a fault with a sentence, not an exception', async () => {
  const { database, store } = await open();
  database.close();
  const answer = await store.load('example.com');
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'storage' } });
  expect(answer.ok ? '' : answer.failure.message).toBe(
    'Abra could not read the playbooks of example.com: the store was closed, for an update of Abra perhaps. Try again.',
  );
});
