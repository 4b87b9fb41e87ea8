import { type IDBPDatabase, openDB } from 'idb';
import { migrations } from './migrations';
import type { AbraSchema } from './schema';

export type AbraDatabase = IDBPDatabase<AbraSchema>;

/** The version of the stored form is the number of migrations. */
export const VERSION = migrations.length;

/** Opens the database and migrates older versions. Closes it when another context of the extension wants to open a newer version. */
export async function openDatabase(name = 'abra'): Promise<AbraDatabase> {
  const database = await openDB<AbraSchema>(name, VERSION, {
    async upgrade(opened, from, to, transaction) {
      for (let version = from; version < (to ?? VERSION); version++) await migrations[version]?.(opened, transaction);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
  return database;
}
