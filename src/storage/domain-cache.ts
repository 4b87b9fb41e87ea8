import type { DomainPlaybooks } from '../model/playbook/playbook';

/** How many domains are kept in memory; a person uses few at a time. */
const MAX_DOMAINS = 16;

/** A cache of what was read of domains. An entry is valid while the stored revision is the same; each write, by any context, increases that. */
export class DomainCache {
  readonly #kept = new Map<string, { revision: number; memory: DomainPlaybooks }>();

  get(domain: string, revision: number): DomainPlaybooks | undefined {
    const entry = this.#kept.get(domain);
    return entry?.revision === revision ? entry.memory : undefined;
  }

  keep(domain: string, revision: number, memory: DomainPlaybooks): void {
    this.#kept.delete(domain);
    this.#kept.set(domain, { revision, memory });
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MAX_DOMAINS && !oldest.done) this.#kept.delete(oldest.value);
  }
}
