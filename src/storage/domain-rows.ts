import type { IDBPObjectStore } from 'idb';
import type { DomainPlaybooks, Playbook } from '../model/playbook';
import type { AbraSchema } from './database';
import type { DomainCache } from './domain-cache';

type Stores = ('domains' | 'playbooks' | 'trash')[];
type Rows<Name extends 'domains' | 'playbooks', Mode extends IDBTransactionMode> = IDBPObjectStore<AbraSchema, Stores, Name, Mode>;

/** A domain as it is stored now, out of the cache where nobody wrote since. Revision 0 is a domain that nobody wrote. */
export async function readDomain<Mode extends IDBTransactionMode>(
  domains: Rows<'domains', Mode>,
  playbooks: Rows<'playbooks', Mode>,
  domain: string,
  cache: DomainCache,
): Promise<{ memory: DomainPlaybooks; revision: number }> {
  const row = await domains.get(domain);
  const revision = row?.revision ?? 0;
  const cached = cache.get(domain, revision);
  if (cached) return { memory: cached, revision };
  const stored = await playbooks.index('domain').getAll(domain);
  stored.sort(byAge);
  const memory = { domain, playbooks: stored, optionMap: row?.optionMap ?? {}, ...(row?.knownGoals ? { knownGoals: row.knownGoals } : {}) };
  return { memory, revision };
}

/** Writes what differs between two states of a domain; a playbook that is the same object was not changed. */
export function writeDomain<Mode extends 'readwrite'>(
  domains: Rows<'domains', Mode>,
  playbooks: Rows<'playbooks', Mode>,
  before: DomainPlaybooks,
  after: DomainPlaybooks,
  revision: number,
): Promise<unknown>[] {
  const old = new Map(before.playbooks.map((playbook) => [playbook.id, playbook]));
  const kept = new Map(after.playbooks.map((playbook) => [playbook.id, playbook]));
  const changed = [...kept.values()].filter((playbook) => old.get(playbook.id) !== playbook);
  const gone = [...old.keys()].filter((id) => !kept.has(id));
  return [
    domains.put({
      domain: after.domain,
      revision,
      playbooks: kept.size,
      lastUsed: [...kept.values()].reduce((latest, { lastUsed }) => (lastUsed > latest ? lastUsed : latest), ''),
      optionMap: after.optionMap,
      ...(after.knownGoals ? { knownGoals: after.knownGoals } : {}),
    }),
    ...changed.map((playbook) => playbooks.put({ ...playbook, domain: after.domain })),
    ...gone.map((id) => playbooks.delete([after.domain, id])),
  ];
}

function byAge(left: Playbook, right: Playbook): number {
  if (left.createdAt !== right.createdAt) return left.createdAt < right.createdAt ? -1 : 1;
  return left.id < right.id ? -1 : 1;
}
