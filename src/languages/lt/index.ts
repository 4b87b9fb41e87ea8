import type { WordPack } from '../pack';

/** Lithuanian. */
export const lt: WordPack = {
  kind: 'words',
  id: 'lt',
  spaced: true,
  secrets: { alone: { password: 'slaptažodis' } },
};
