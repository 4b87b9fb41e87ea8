import type { WordPack } from '../pack';

/** Latvian. */
export const lv: WordPack = {
  kind: 'words',
  id: 'lv',
  spaced: true,
  secrets: { alone: { password: '=parole' } },
};
