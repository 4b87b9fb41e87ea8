import { digest } from '../../lib/digest';
import type { Fingerprint, Target } from '../page/target';

/** What tells an option from others and stays as it is while nobody changes it: no more than can be read of the option alone. */
export type OptionIdentity = Pick<Fingerprint, 'tag' | 'role' | 'attributes' | 'structure'>;

/**
 * An option as it was described once, in ten characters. An option with the same key reads as it did, is made as it was and stands in the same place, so that
 * describing it anew would tell nothing.
 */
export const optionKey = (label: string, { tag, role = '', attributes, structure = '' }: OptionIdentity): string =>
  digest(label) + digest(JSON.stringify([tag, role, structure, Object.entries(attributes).sort()]));

/** The keys of the options that a site's option maps hold; of very many the first. */
export function knownOptions({ optionMap }: { optionMap: Readonly<Record<string, Readonly<Record<string, Target>>>> }): string[] {
  const keys = new Set<string>();
  for (const options of Object.values(optionMap))
    for (const [label, { fingerprint }] of Object.entries(options)) {
      if (keys.size >= MAX_KNOWN) return [...keys];
      if (fingerprint) keys.add(optionKey(label, fingerprint));
    }
  return [...keys];
}

/** So many are sent along with a leg: 13 kB. */
export const MAX_KNOWN = 1000;
