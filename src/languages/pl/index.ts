import type { WordPack } from '../pack';

/** Polish. */
export const pl: WordPack = {
  kind: 'words',
  id: 'pl',
  spaced: true,
  risk: {
    final: 'kup|kupuję|zapłać|zamawiam|usuń|usunąć|zapłacić|wysłać|skasuj|wyślij|opublikuj|przelej|wypłać|wypisz się|wpłać|przelew',
    verbs: 'złóż|potwierd|zamkn|oproz|nadaj|wykon|zarezer',
    objects: 'płatn|zakup|kosz$|subskryp|zamow|dostep|zapłac',
    harmless: 'filtry',
    generic: 'potwierdz|kontynuuj|dalej|zatwierdz|akceptuje',
    yes: 'tak',
    finalWithAmount: 'zarezerwuj',
  },
  secrets: {
    nouns: { code: 'kod', number: 'numer|nr', key: 'klucz', card: 'karty|karta' },
    alone: { password: 'hasło|hasła', 'social-security-number': 'pesel' },
    together: { 'one-time-code': 'weryf', 'card-code': 'bezpie', 'recovery-code': 'odzysk' },
  },
  dismiss: {
    closes: 'zamknij|pomin|rozumiem|nie teraz|pozniej|nie dziekuje',
    refuses: 'odrzuc|odrzuc wszystkie',
    accepts: 'akceptuj|akceptuje|zaakceptuj wszystkie',
    goesOn: 'rozpocznij|dalej|gotowe',
  },
  goals: {
    lexicon: {
      verbs: {
        choose: 'wybierz|ustaw',
        remove: 'usun',
        open: 'otworz|pokaz',
        close: 'zamknij',
        search: 'szukaj|znajdz',
        add: 'dodaj',
        create: 'utworz',
      },
      fillers: 'i',
      connectors: 'i|oraz|także',
      relations: 'nie|bez|lub|ale',
    },
    clauses: { breaks: 'oraz|także' },
    values: { is: 'jest', copulas: 'jest', into: 'jako|w', with: 'z' },
  },
};
