import type { FullPack } from '../pack';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';

/** Chinese. */
export const zh: FullPack = {
  kind: 'full',
  id: 'zh',
  spaced: false,
  onlyItsOwn: '^[^\\u3040-\\u30ff]*\\p{Script=Han}',
  grammar,
  names,
  say,
};
