import type { WordPack } from '../pack';

/** Estonian. */
export const et: WordPack = {
  kind: 'words',
  id: 'et',
  spaced: true,
  secrets: { nouns: { code: 'kood' }, alone: { password: 'parool' } },
};
