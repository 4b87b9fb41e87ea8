import type { FullPack } from '../pack';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';

/** French. */
export const fr: FullPack = { kind: 'full', id: 'fr', spaced: true, grammar, names, say };
