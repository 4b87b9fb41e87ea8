import type { DomainPlaybooks } from '../model/playbook';

/** Domains kept read; a person moves among few. */
const MAX_DOMAINS = 16;

/** What was read of domains, good as long as the stored revision is the same: other places that write raise it. */
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
