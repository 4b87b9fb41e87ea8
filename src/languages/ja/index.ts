import type { FullPack } from '../pack';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';

/** Japanese. */
export const ja: FullPack = { kind: 'full', id: 'ja', spaced: false, onlyItsOwn: '[\\u3040-\\u30ff]', grammar, names, say };
