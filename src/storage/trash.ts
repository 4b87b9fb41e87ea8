import type { IDBPObjectStore } from 'idb';
import { newId } from '../lib/ids';
import type { Playbook } from '../model/playbook/playbook';
import type { AbraDatabase } from './database';
import type { AbraSchema } from './schema';

type DomainRows = IDBPObjectStore<AbraSchema, ('domains' | 'playbooks' | 'trash')[], 'domains', 'readwrite'>;

/** How long a removal can be undone, ms. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Moves playbooks from their domains to the trash; the token restores them. Also deletes trash that has expired. */
export async function moveToTrash(
  database: AbraDatabase,
  keys: readonly [string, string][],
  now: number,
): Promise<{ undo: string; removed: number }> {
  const undo = newId('undo', now);
  const transaction = database.transaction(['domains', 'playbooks', 'trash'], 'readwrite');
  const store = transaction.objectStore('playbooks');
  const found = await Promise.all(keys.map((key) => store.get(key)));
  const playbooks = found.filter((playbook): playbook is Playbook => playbook !== undefined);
  const trash = transaction.objectStore('trash');
  const expired = (await trash.getAll()).filter(({ until }) => until < now);
  await Promise.all([
    ...expired.map(({ token }) => trash.delete(token)),
    ...playbooks.map(({ domain, id }) => store.delete([domain, id])),
    ...(playbooks.length ? [trash.put({ token: undo, until: now + KEPT, playbooks })] : []),
    recount(transaction.objectStore('domains'), playbooks, -1),
    transaction.done,
  ]);
  return { undo, removed: countRows(playbooks) };
}

/** Restores playbooks that were removed together, except those that exist again. A token works once. */
export async function takeFromTrash(database: AbraDatabase, token: string): Promise<number> {
  const transaction = database.transaction(['domains', 'playbooks', 'trash'], 'readwrite');
  const store = transaction.objectStore('playbooks');
  const row = await transaction.objectStore('trash').get(token);
  const removed = row?.playbooks ?? [];
  const there = await Promise.all(removed.map(({ domain, id }) => store.getKey([domain, id])));
  const back = removed.filter((_playbook, index) => there[index] === undefined);
  await Promise.all([
    ...back.map((playbook) => store.put(playbook)),
    recount(transaction.objectStore('domains'), back, 1),
    transaction.objectStore('trash').delete(token),
    transaction.done,
  ]);
  return countRows(back);
}

/** Playbooks that a list shows: no parts of others. */
export const countRows = (playbooks: readonly Playbook[]): number => playbooks.filter(({ partOf }) => !partOf).length;

/** The keys of these playbooks of a domain, and of their parts, which no list shows. */
export async function keysWithParts(database: AbraDatabase, domain: string, ids: readonly string[]): Promise<[string, string][]> {
  const all = await database.getAllFromIndex('playbooks', 'domain', domain);
  const parts = all.filter(({ partOf }) => partOf && ids.includes(partOf)).map(({ id }) => id);
  return [...new Set([...ids, ...parts])].map((id) => [domain, id]);
}

/** Keys of all playbooks last used before `before` (ISO time). */
export function oldKeys(database: AbraDatabase, before: string): Promise<[string, string][]> {
  return database.getAllKeysFromIndex('playbooks', 'lastUsed', IDBKeyRange.upperBound(before, true));
}

/** Updates the count and increases the revision of each domain that lost or regained playbooks. */
async function recount(domains: DomainRows, playbooks: readonly Playbook[], sign: 1 | -1): Promise<void> {
  for (const domain of new Set(playbooks.map((one) => one.domain))) {
    const amount = countRows(playbooks.filter((one) => one.domain === domain));
    const row = await domains.get(domain);
    if (row) await domains.put({ ...row, revision: row.revision + 1, playbooks: Math.max(0, row.playbooks + sign * amount) });
  }
}
