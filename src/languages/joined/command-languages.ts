import type { FullPack } from '../pack';
import { FULL_PACKS } from '../packs';

/** What commands are read with and answered in. */
export type CommandLanguage = Pick<FullPack, 'id' | 'spaced' | 'onlyItsOwn' | 'grammar' | 'names' | 'say'>;

const [first, ...others] = FULL_PACKS;

/** Every language that commands may be said in, English first; where two read a text equally well, the earlier one is taken. */
export const COMMAND_LANGUAGES: readonly [CommandLanguage, ...CommandLanguage[]] = [partsOf(first), ...others.map(partsOf)];

function partsOf({ id, spaced, onlyItsOwn, grammar, names, say }: FullPack): CommandLanguage {
  return { id, spaced, ...(onlyItsOwn && { onlyItsOwn }), grammar, names, say };
}
