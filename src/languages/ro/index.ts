import type { WordPack } from '../pack';

/** Romanian. */
export const ro: WordPack = {
  kind: 'words',
  id: 'ro',
  spaced: true,
  risk: {
    final: 'cumpara|plateste|sterge|trimite|publica|dezaboneaza|doneaza|transfera|retrage',
    verbs: 'plaseaz|inchid|anul|goles|acord',
    objects: 'plata|comanda|contul|abonament|cosul',
    harmless: 'filtre',
    generic: 'confirma',
    yes: 'da',
  },
  secrets: { nouns: { code: 'cod', number: 'numar' }, alone: { password: '=parola' } },
};
