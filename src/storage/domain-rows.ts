import type { IDBPTransaction } from 'idb';
import type { DomainPlaybooks, OptionMap, Playbook } from '../model/playbook/playbook';
import type { DomainCache } from './domain-cache';
import type { AbraSchema } from './schema';
import { countRows } from './trash';

/** The object stores that hold the data of a domain. */
export const DOMAIN_STORES = ['domains', 'playbooks', 'optionMaps', 'knownGoals'] as const;

type Names = (typeof DOMAIN_STORES)[number];
type Reading = IDBPTransaction<AbraSchema, Names[], 'readonly' | 'readwrite'>;
type Writing = IDBPTransaction<AbraSchema, Names[], 'readwrite'>;

/** A domain as it is stored now, from the cache where its revision has not changed. Revision 0: nothing is stored for it yet. */
export async function readDomain(
  transaction: Reading,
  domain: string,
  cache: DomainCache,
): Promise<{ memory: DomainPlaybooks; revision: number }> {
  const revision = (await transaction.objectStore('domains').get(domain))?.revision ?? 0;
  const cached = cache.get(domain, revision);
  if (cached) return { memory: cached, revision };
  const [playbooks, maps, known] = await Promise.all([
    transaction.objectStore('playbooks').index('domain').getAll(domain),
    transaction.objectStore('optionMaps').index('domain').getAll(domain),
    transaction.objectStore('knownGoals').get(domain),
  ]);
  const optionMap: OptionMap = Object.fromEntries(maps.map(({ map, options }) => [map, options]));
  const memory = { domain, playbooks: playbooks.sort(byAge), optionMap, ...(known ? { knownGoals: known.goals } : {}) };
  return { memory, revision };
}

/** Writes what differs between two states of a domain. Compares by object identity: the same object counts as unchanged. */
export function writeDomain(transaction: Writing, before: DomainPlaybooks, after: DomainPlaybooks, revision: number): Promise<unknown>[] {
  const { domain } = after;
  const old = new Map(before.playbooks.map((playbook) => [playbook.id, playbook]));
  const kept = new Map(after.playbooks.map((playbook) => [playbook.id, playbook]));
  const lastUsed = [...kept.values()].reduce((latest, playbook) => (playbook.lastUsed > latest ? playbook.lastUsed : latest), '');
  const playbooks = transaction.objectStore('playbooks');
  const maps = transaction.objectStore('optionMaps');
  return [
    transaction.objectStore('domains').put({ domain, revision, playbooks: countRows([...kept.values()]), lastUsed }),
    ...[...kept.values()].filter((playbook) => old.get(playbook.id) !== playbook).map((playbook) => playbooks.put({ ...playbook, domain })),
    ...[...old.keys()].filter((id) => !kept.has(id)).map((id) => playbooks.delete([domain, id])),
    ...Object.entries(after.optionMap)
      .filter(([map, options]) => before.optionMap[map] !== options)
      .map(([map, options]) => maps.put({ domain, map, options })),
    ...Object.keys(before.optionMap)
      .filter((map) => !Object.hasOwn(after.optionMap, map))
      .map((map) => maps.delete([domain, map])),
    ...(after.knownGoals && after.knownGoals !== before.knownGoals
      ? [transaction.objectStore('knownGoals').put({ domain, goals: after.knownGoals })]
      : []),
  ];
}

function byAge(left: Playbook, right: Playbook): number {
  if (left.createdAt !== right.createdAt) return left.createdAt < right.createdAt ? -1 : 1;
  return left.id < right.id ? -1 : 1;
}
