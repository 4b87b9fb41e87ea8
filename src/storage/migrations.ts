import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { AbraSchema } from './schema';

type Migration = (
  database: IDBPDatabase<AbraSchema>,
  transaction: IDBPTransaction<AbraSchema, StoreNames<AbraSchema>[], 'versionchange'>,
) => void | Promise<void>;

/** The entry at index n migrates from version n to n + 1. Never change a released one: add another. */
export const migrations: readonly Migration[] = [
  function createStores(database) {
    database.createObjectStore('journal', { keyPath: ['runId', 'index'] });
    const runs = database.createObjectStore('runs', { keyPath: 'runId' });
    runs.createIndex('active', 'active');
    runs.createIndex('started', 'startedAt');
    database.createObjectStore('domains', { keyPath: 'domain' });
    const playbooks = database.createObjectStore('playbooks', { keyPath: ['domain', 'id'] });
    playbooks.createIndex('domain', 'domain');
    playbooks.createIndex('lastUsed', 'lastUsed');
    // Apart from the domain's row, which on large sites they made so large that listing sites took 100 ms.
    database.createObjectStore('optionMaps', { keyPath: ['domain', 'map'] }).createIndex('domain', 'domain');
    database.createObjectStore('knownGoals', { keyPath: 'domain' });
    database.createObjectStore('trash', { keyPath: 'token' });
    const artifacts = database.createObjectStore('artifacts', { keyPath: 'id' });
    artifacts.createIndex('owner', 'owner');
    artifacts.createIndex('at', 'at');
  },
];
