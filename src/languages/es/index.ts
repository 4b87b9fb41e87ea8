import type { FullPack } from '../pack';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';

/** Spanish. */
export const es: FullPack = { kind: 'full', id: 'es', spaced: true, grammar, names, say };
