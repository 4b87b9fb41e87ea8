import { once } from '../../lib/once';
import type { FullPack } from '../pack';
import { FULL_PACKS } from '../packs';

/** What commands are read with and answered in. */
export type CommandLanguage = Pick<FullPack, 'id' | 'spaced' | 'onlyItsOwn' | 'say' | 'verbs'>;

/**
 * Every language that commands may be said in, English first; where two read a text equally well, the earlier one is taken. Made when first asked for: most
 * starts of the worker read no command.
 */
export const commandLanguages = once((): readonly [CommandLanguage, ...CommandLanguage[]] => {
  const [first, ...others] = FULL_PACKS;
  return [partsOf(first), ...others.map(partsOf)];
});

function partsOf({ id, spaced, onlyItsOwn, say, verbs }: FullPack): CommandLanguage {
  return { id, spaced, ...(onlyItsOwn && { onlyItsOwn }), say, verbs };
}
