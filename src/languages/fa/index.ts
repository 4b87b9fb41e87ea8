import type { WordPack } from '../pack';

/** Persian. */
export const fa: WordPack = {
  kind: 'words',
  id: 'fa',
  spaced: true,
  secrets: { alone: { password: 'رمز عبور' } },
};
