import type { FullPack } from '../pack';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';

/** English. */
export const en: FullPack = { kind: 'full', id: 'en', spaced: true, grammar, names, say };
