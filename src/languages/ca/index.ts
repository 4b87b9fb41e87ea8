import type { WordPack } from '../pack';

/** Catalan. */
export const ca: WordPack = {
  kind: 'words',
  id: 'ca',
  spaced: true,
  secrets: { alone: { password: 'contrasenya' } },
};
