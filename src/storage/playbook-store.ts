import type { Result } from '../lib/result';
import type { DomainPlaybooks } from '../model/playbook/playbook';
import type { PlaybookSummary } from '../model/playbook/playbook-summary';
import type { Fault } from '../model/run/fault';
import { attempt } from './attempt';
import type { AbraDatabase } from './database';
import { DomainCache } from './domain-cache';
import { DOMAIN_STORES, readDomain, writeDomain } from './domain-rows';
import { SummaryCache } from './summary-cache';
import { keysWithParts, moveToTrash, oldKeys, takeFromTrash } from './trash';

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
