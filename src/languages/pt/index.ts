import type { FullPack } from '../pack';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';

/** Portuguese. */
export const pt: FullPack = { kind: 'full', id: 'pt', spaced: true, grammar, names, say };
