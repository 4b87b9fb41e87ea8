import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { KnownGoal, OptionMap } from '../model/playbook';
import type { AbraSchema, DomainRow } from './database';
import { partLandmarksOfLooks, withLandmarks } from './old-landmarks';
import type { StoredEvent } from './stored-snapshots';

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
  },
  function addTrashAndArtifacts(database) {
    database.createObjectStore('trash', { keyPath: 'token' });
    const artifacts = database.createObjectStore('artifacts', { keyPath: 'id' });
    artifacts.createIndex('owner', 'owner');
    artifacts.createIndex('at', 'at');
  },
  /** Moves option maps out of the domain's row: on large sites they made it so large that listing sites and checking revisions took 100 ms. */
  async function moveOptionMapsAndGoals(database, transaction) {
    const maps = database.createObjectStore('optionMaps', { keyPath: ['domain', 'map'] });
    maps.createIndex('domain', 'domain');
    const goals = database.createObjectStore('knownGoals', { keyPath: 'domain' });
    const rows = (await transaction.objectStore('domains').getAll()) as (DomainRow & { optionMap?: OptionMap; knownGoals?: KnownGoal[] })[];
    for (const { optionMap = {}, knownGoals, ...row } of rows) {
      for (const [map, options] of Object.entries(optionMap)) await maps.put({ domain: row.domain, map, options });
      if (knownGoals) await goals.put({ domain: row.domain, goals: knownGoals });
      await transaction.objectStore('domains').put(row);
    }
  },
  /**
   * From here on snapshots are stored as differences. Older, whole ones stay readable; the new version keeps out older Abras, which cannot read
   * these.
   */
  function tellLooksByDifferences() {
    // Nothing that is there changes.
  },
  /** Renames the planner for the Messages API, which had the name of a vendor's product, in the events of runs. */
  async function nameThePlannerByItsProtocol(_database, transaction) {
    let cursor = await transaction.objectStore('journal').openCursor();
    while (cursor) {
      const event = renamed(cursor.value.event);
      if (event !== cursor.value.event) await cursor.update({ ...cursor.value, event });
      cursor = await cursor.continue();
    }
  },
  /** Landmarks were stored as texts, "kind name"; now they are objects. */
  async function partLandmarks(_database, transaction) {
    for (const store of ['playbooks', 'optionMaps', 'trash'] as const) {
      let cursor = await transaction.objectStore(store).openCursor();
      while (cursor) {
        await cursor.update(withLandmarks(cursor.value));
        cursor = await cursor.continue();
      }
    }
    await partLandmarksOfLooks(transaction.objectStore('journal'));
  },
];

/** Returns the same object where the event does not contain the planner's old name. */
function renamed(event: StoredEvent): StoredEvent {
  const old = event as StoredEvent & { planner?: string; by?: string; workflow?: { fallback?: string } };
  const { planner, by, workflow } = old;
  const change = {
    ...(planner === OLD_NAME && { planner: 'messages-api' }),
    ...(by === OLD_NAME && { by: 'messages-api' }),
    ...(workflow?.fallback === OLD_NAME && { workflow: { ...workflow, fallback: 'messages-api' } }),
  };
  return Object.keys(change).length ? ({ ...event, ...change } as StoredEvent) : event;
}

const OLD_NAME = 'claude';
