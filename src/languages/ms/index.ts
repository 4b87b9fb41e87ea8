import type { WordPack } from '../pack';

/** Malay. */
export const ms: WordPack = {
  kind: 'words',
  id: 'ms',
  spaced: true,
  secrets: { alone: { password: 'kata laluan' } },
};
