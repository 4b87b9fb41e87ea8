import type { Playbook } from '../../model/playbook/playbook';
import { withoutOptions } from '../learn/label';
import { normalisedWords } from './normalised-words';

type Named = Pick<Playbook, 'name' | 'aliases' | 'namedBy'>;

/**
 * The more descriptive of two names (GAP 9); the other one becomes an alias. A person's name beats a planner's, which beats a generated
 * one; of equals the one with more different words, then the stored one.
 */
export function betterName(stored: Playbook, recorded: Playbook): Named {
  const incoming = generalNames(stored, recorded);
  const better = rank(incoming) > rank(stored) ? incoming : stored;
  const other = better === stored ? incoming : stored;
  const aliases = [...new Set([...(stored.aliases ?? []), ...(incoming.aliases ?? []), other.name])]
    .filter((alias) => alias !== better.name)
    .slice(-20);
  return { name: better.name, ...(better.namedBy ? { namedBy: better.namedBy } : {}), ...(aliases.length ? { aliases } : {}) };
}

/** A recording with another option lends its name only without that option: "Select Theme Lime" must not find Purple. */
function generalNames(stored: Playbook, incoming: Playbook): Named {
  const option = incoming.variableStep?.recorded;
  if (option === undefined || option === stored.variableStep?.recorded) return incoming;
  return { name: withoutOptions(incoming.name, [option]) || stored.name, ...(incoming.namedBy ? { namedBy: incoming.namedBy } : {}) };
}

/** How descriptive a name is: who gave it, then how many words, up to a sentence's worth. */
function rank({ name, namedBy }: Named): number {
  const by = namedBy === 'person' ? 200 : namedBy === 'planner' ? 100 : 0;
  return by + Math.min(new Set(normalisedWords(name)).size, 8) * 10;
}
