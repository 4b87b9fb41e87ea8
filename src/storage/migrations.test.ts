import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openDatabase, VERSION } from './database';
import { playbook } from './memory.fixture';
import { migrations } from './migrations';
import { openPlaybookStore } from './playbook-store';

/** A database as an older Abra left it, filled by `fill`. */
async function older(
  name: string,
  version: number,
  fill: (put: (store: string, value: unknown) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const database = await openDB(name, version, {
    async upgrade(opened, _from, _to, transaction) {
      for (const migrate of migrations.slice(0, version)) await migrate(opened as never, transaction as never);
    },
  });
  await fill((store, value) => database.put(store, value));
  database.close();
}

test('a fresh database has every store', async () => {
  const database = await openDatabase('fresh');
  expect(database.version).toBe(VERSION);
  expect([...database.objectStoreNames]).toEqual([
    'artifacts',
    'domains',
    'journal',
    'knownGoals',
    'optionMaps',
    'playbooks',
    'runs',
    'trash',
  ]);
});

test.each([1, 2])('what version %i stored is there in this one', async (version) => {
  const name = `from-${version}`;
  const goal = { goal: 'do it', pagePath: '/', references: [{ playbookId: 'a' }], at: '2026-01-01T00:00:00.000Z' };
  const optionMap = { Theme: { Lime: { selector: '#lime' } } };
  await older(name, version, async (put) => {
    await put('playbooks', playbook('a'));
    await put('domains', { domain: 'example.com', revision: 3, playbooks: 1, lastUsed: '2026-01-01', optionMap, knownGoals: [goal] });
    await put('runs', { runId: 'r', goal: 'g', tabId: 1, startedAt: 1, lastAt: 1, events: 1, active: 1 });
  });
  const database = await openDatabase(name);
  const stored = await openPlaybookStore(database).load('example.com');
  expect(stored).toMatchObject({ ok: true, value: { playbooks: [{ id: 'a' }], optionMap, knownGoals: [goal] } });
  expect(await database.get('domains', 'example.com')).toEqual({
    domain: 'example.com',
    revision: 3,
    playbooks: 1,
    lastUsed: '2026-01-01',
  });
  expect(await database.get('runs', 'r')).toMatchObject({ goal: 'g' });
});

test('a store of a newer Abra is told as such', async () => {
  const newer = await openDB('newer', VERSION + 1);
  newer.close();
  await expect(openDatabase('newer')).rejects.toMatchObject({ name: 'VersionError' });
});
