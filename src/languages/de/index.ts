import type { FullPack } from '../pack';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';

/** German. */
export const de: FullPack = { kind: 'full', id: 'de', spaced: true, grammar, names, say };
