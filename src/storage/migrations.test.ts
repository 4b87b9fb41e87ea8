import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openDatabase, VERSION } from './database';

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

test('a store of a newer Abra is told as such', async () => {
  const newer = await openDB('newer', VERSION + 1);
  newer.close();
  await expect(openDatabase('newer')).rejects.toMatchObject({ name: 'VersionError' });
});
