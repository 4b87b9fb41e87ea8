import type { WordPack } from '../pack';

/** Croatian. */
export const hr: WordPack = {
  kind: 'words',
  id: 'hr',
  spaced: true,
  secrets: { alone: { password: 'lozinka' } },
};
