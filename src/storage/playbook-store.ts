import type { IDBPTransaction } from 'idb';
import type { Result } from '../lib/result';
import type { DomainPlaybooks, OptionMap, Playbook } from '../model/playbook/playbook';
import type { PlaybookSummary } from '../model/playbook/playbook-summary';
import type { Fault } from '../model/run/fault';
import { attempt } from './attempt';
import type { AbraDatabase } from './database';
import { DomainCache } from './domain-cache';
import type { AbraSchema } from './schema';
import { SummaryCache } from './summary-cache';
import { countRows, keysWithParts, moveToTrash, oldKeys, takeFromTrash } from './trash';

/** Playbooks and option maps of all domains. What it returns is shared with its cache and must not be changed in place. */
export interface PlaybookStore {
  load(domain: string): Promise<Result<DomainPlaybooks, Fault>>;
  /**
   * Reads, changes and writes in one transaction, so that concurrent writers lose nothing. `change` is pure and gets what is stored now; its result
   * is the result of `update`. Playbooks that it leaves out are deleted.
   */
  update(domain: string, change: (current: DomainPlaybooks) => DomainPlaybooks): Promise<Result<DomainPlaybooks, Fault>>;
  /** All rows of the list, of all domains, in no order. Domains that did not change since the last time are not read again. */
  summaries(): Promise<Result<PlaybookSummary[], Fault>>;
  /** Domains with at least one playbook that is a row of the list, most recently used first. */
  domains(): Promise<Result<{ domain: string; playbooks: number; lastUsed: string }[], Fault>>;
  /** Removes them and the parts of them; resolves to the token that undoes that. */
  remove(domain: string, ids: readonly string[]): Promise<Result<{ undo: string; removed: number }, Fault>>;
  /** Removes playbooks of all domains last used before `before` (ISO time). */
  prune(before: string): Promise<Result<{ undo: string; removed: number }, Fault>>;
  /** Restores what one removal took away, except where a playbook of that id exists again; resolves to how many were restored. */
  undo(token: string): Promise<Result<number, Fault>>;
}

/** The playbook store of an open database. */
export function openPlaybookStore(database: AbraDatabase, now: () => number = Date.now): PlaybookStore {
  const cache = new DomainCache();
  const rows = new SummaryCache();
  return {
    load: (domain) => attempt(`read the playbooks of ${domain}`, () => load(database, cache, domain)),
    update: (domain, change) => attempt(`save the playbooks of ${domain}`, () => update(database, cache, domain, change)),
    summaries: () => attempt('list the playbooks', () => rows.list(database)),
    domains: () => attempt('list the sites', () => listDomains(database)),
    remove: (domain, ids) =>
      attempt('remove the playbooks', async () => moveToTrash(database, await keysWithParts(database, domain, ids), now())),
    prune: (before) => attempt('remove old playbooks', async () => moveToTrash(database, await oldKeys(database, before), now())),
    undo: (token) => attempt('bring the playbooks back', () => takeFromTrash(database, token)),
  };
}

async function load(database: AbraDatabase, cache: DomainCache, domain: string): Promise<DomainPlaybooks> {
  const { memory, revision } = await readDomain(database.transaction([...DOMAIN_STORES]), domain, cache);
  cache.keep(domain, revision, memory);
  return memory;
}

async function update(
  database: AbraDatabase,
  cache: DomainCache,
  domain: string,
  change: (current: DomainPlaybooks) => DomainPlaybooks,
): Promise<DomainPlaybooks> {
  const transaction = database.transaction([...DOMAIN_STORES], 'readwrite');
  const current = await readDomain(transaction, domain, cache);
  const next = change(current.memory);
  if (next === current.memory) {
    await transaction.done;
    return next;
  }
  const revision = current.revision + 1;
  await Promise.all([...writeDomain(transaction, current.memory, { ...next, domain }, revision), transaction.done]);
  cache.keep(domain, revision, next);
  return next;
}

async function listDomains(database: AbraDatabase): Promise<{ domain: string; playbooks: number; lastUsed: string }[]> {
  const rows = await database.getAll('domains');
  return rows
    .filter(({ playbooks }) => playbooks > 0)
    .map(({ domain, playbooks, lastUsed }) => ({ domain, playbooks, lastUsed }))
    .sort((left, right) => (left.lastUsed < right.lastUsed ? 1 : -1));
}

/** The object stores that hold the data of a domain. */
const DOMAIN_STORES = ['domains', 'playbooks', 'optionMaps', 'knownGoals'] as const;

type Names = (typeof DOMAIN_STORES)[number];

type Reading = IDBPTransaction<AbraSchema, Names[], 'readonly' | 'readwrite'>;

type Writing = IDBPTransaction<AbraSchema, Names[], 'readwrite'>;

/** A domain as it is stored now, from the cache where its revision has not changed. Revision 0: nothing is stored for it yet. */
async function readDomain(
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
function writeDomain(transaction: Writing, before: DomainPlaybooks, after: DomainPlaybooks, revision: number): Promise<unknown>[] {
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
