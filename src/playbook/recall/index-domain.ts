import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { type DescribedPlaybook, type Description, describePlaybook } from './describe-playbook';

/** The lookup tables of recall and summary, built once per state of a domain. */
export interface DomainIndex {
  memory: DomainPlaybooks;
  described: DescribedPlaybook[];
  /** Descriptions by their rarest required word. */
  byRarest: Map<string, { described: DescribedPlaybook; description: Description }[]>;
  /** How many playbooks have a word in any description. */
  frequency: Map<string, number>;
  byId: Map<string, DescribedPlaybook>;
}

const built = new WeakMap<DomainPlaybooks, DomainIndex>();

/** The index of a domain's playbooks that may be used; cached by the memory object. */
export function indexDomain(memory: DomainPlaybooks): DomainIndex {
  const known = built.get(memory);
  if (known) return known;
  const described = memory.playbooks.filter(({ obsolete }) => !obsolete).map((playbook) => describePlaybook(playbook, memory.optionMap));
  const frequency = new Map<string, number>();
  for (const one of described) {
    for (const word of new Set(one.descriptions.flatMap(({ literals }) => literals))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const byRarest: DomainIndex['byRarest'] = new Map();
  for (const one of described) {
    for (const description of one.descriptions) {
      const key = rarest(description.literals, frequency);
      const entry = { described: one, description };
      const entries = byRarest.get(key);
      if (entries) entries.push(entry);
      else byRarest.set(key, [entry]);
    }
  }
  const index = { memory, described, byRarest, frequency, byId: new Map(described.map((one) => [one.playbook.id, one])) };
  built.set(memory, index);
  return index;
}

/** Verbs may be left out of a goal, so they are the key only where there is nothing else. */
function rarest(literals: readonly string[], frequency: ReadonlyMap<string, number>): string {
  const nouns = literals.filter((word) => !word.startsWith('#'));
  const among = nouns.length ? nouns : literals;
  return among.reduce((best, word) => ((frequency.get(word) ?? 0) < (frequency.get(best) ?? 0) ? word : best), among[0] ?? '');
}
