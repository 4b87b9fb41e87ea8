import type { WordPack } from '../pack';

/** Slovenian. */
export const sl: WordPack = {
  kind: 'words',
  id: 'sl',
  spaced: true,
  secrets: { alone: { password: 'geslo' } },
};
