import type { WordPack } from '../pack';

/** Hungarian. */
export const hu: WordPack = {
  kind: 'words',
  id: 'hu',
  spaced: true,
  risk: {
    final:
      'vasarlas|megveszem|fizetes|fizetek|megrendeles|megrendelem|torles|torlese|kuldes|kuldese|elkuldese|kozzetetel|utalas|atutalasa|leiratkozas|lemondasa|leadasa|uritese',
    verbs: 'megeros|megszunt|megad|felvet',
    objects: 'fizetes|fiok|hozzafer|penz',
    harmless: 'szurok',
    generic: 'megerosites|tovabb|rendben',
    yes: 'igen',
  },
  secrets: {
    nouns: { code: 'kod', number: 'szám', card: 'kártya' },
    alone: { password: 'jelszó', 'card-number': 'kártyaszám' },
    together: { 'one-time-code': 'ellenőrz' },
  },
};
