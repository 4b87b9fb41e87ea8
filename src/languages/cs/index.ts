import type { WordPack } from '../pack';

/** Czech. */
export const cs: WordPack = {
  kind: 'words',
  id: 'cs',
  spaced: true,
  risk: {
    final: 'koupit|zaplatit|objednat|smazat|odstranit|vymazat|odeslat|poslat|publikovat|zverejnit|prevest|vybrat penize|vysypat',
    finalAlone: 'vypsat',
    verbs: 'potvrd|dokonc|zrusit|udelit|odhlas',
    objects: 'platb|objednavk|ucet|predplatn|pristup|odber',
    harmless: 'filtry',
    generic: 'potvrdit|pokracovat|prijmout',
    yes: 'ano',
  },
  secrets: {
    nouns: { code: 'kod', number: 'číslo', key: 'klíč', card: 'karta' },
    alone: { password: 'heslo' },
    together: { 'one-time-code': 'ověřovac', 'card-code': 'bezpe' },
  },
  dismiss: {
    closes: 'zavrit|preskocit|rozumim|ted ne|ne dekuji',
    refuses: 'odmitnout|odmitnout vse',
    accepts: 'prijmout|prijmout vse',
    goesOn: 'zacit|pokracovat',
  },
};
