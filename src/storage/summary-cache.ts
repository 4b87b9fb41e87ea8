import type { Playbook } from '../model/playbook/playbook';
import { type PlaybookSummary, summaryOf } from '../model/playbook/playbook-summary';
import type { AbraDatabase } from './database';

/** So many playbooks are in memory at once while they are read, and no more reads are needed than that, by judgement. */
const AT_ONCE = 200;
/** From so many changed domains on all is read in one go, by judgement. */
const FEW = 4;

/** The rows of the list of playbooks, by domain. As in `DomainCache`, an entry is valid while the stored revision is the same. */
export class SummaryCache {
  readonly #kept = new Map<string, { revision: number; rows: PlaybookSummary[] }>();

  /** All rows, read anew where their domain has changed. One transaction, so that revisions and playbooks belong together. */
  async list(database: AbraDatabase): Promise<PlaybookSummary[]> {
    const transaction = database.transaction(['domains', 'playbooks']);
    const stored = transaction.objectStore('playbooks');
    const domains = new Map((await transaction.objectStore('domains').getAll()).map(({ domain, revision }) => [domain, revision]));
    const changed = [...domains.keys()].filter((domain) => this.#kept.get(domain)?.revision !== domains.get(domain));
    for (const domain of [...this.#kept.keys()]) if (!domains.has(domain)) this.#kept.delete(domain);
    const fresh = new Map(changed.map((domain) => [domain, [] as PlaybookSummary[]]));
    const ranges =
      changed.length > FEW ? [IDBKeyRange.bound([''], [[]])] : changed.map((domain) => IDBKeyRange.bound([domain], [domain, []]));
    const take = (playbook: Playbook) => playbook.partOf === undefined && fresh.get(playbook.domain)?.push(summaryOf(playbook));
    for (const range of ranges) await each((part) => stored.getAll(part, AT_ONCE), range, take);
    for (const [domain, rows] of fresh) this.#kept.set(domain, { revision: domains.get(domain) ?? 0, rows });
    return [...this.#kept.values()].flatMap(({ rows }) => rows);
  }
}

/** Reads the keys [domain, id] of a range in batches. An array is more than any text, so [domain, []] is behind the last id. */
async function each(
  read: (part: IDBKeyRange) => Promise<Playbook[]>,
  range: IDBKeyRange,
  take: (playbook: Playbook) => unknown,
): Promise<void> {
  let rest = range;
  for (;;) {
    const batch = await read(rest);
    for (const one of batch) take(one);
    const last = batch.at(-1);
    if (!last || batch.length < AT_ONCE) return;
    rest = IDBKeyRange.bound([last.domain, last.id], range.upper, true);
  }
}
