import type { WordPack } from '../pack';

/** Swedish. */
export const sv: WordPack = {
  kind: 'words',
  id: 'sv',
  spaced: true,
  risk: {
    final: 'kop|betala|bestall|ta bort|radera|skicka|publicera|overfor|avbestall|avprenumerera|ta ut|swisha|sag upp',
    verbs: 'slutfor|stang|avslut|tom$|ge$|ta$|boka|lägg$',
    objects: 'kop$|bestal|prenumer|papperskorg|atkomst|pengar|nu$',
    generic: 'bekrafta|fortsatt|godkann',
    yes: 'ja',
  },
  secrets: {
    nouns: { code: 'kod', number: 'nummer|nr', key: 'nyckel', card: 'kort' },
    alone: { password: 'lösenord', 'card-number': 'kortnummer', 'social-security-number': 'personnummer' },
    together: { 'card-code': 'säkerhet' },
  },
  dismiss: {
    closes: 'stang|hoppa over|jag forstar|inte nu|nej tack',
    refuses: 'avvisa alla',
    accepts: 'acceptera|acceptera alla',
    goesOn: 'kom igang|fortsatt',
  },
  goals: { lexicon: { verbs: { choose: 'valj|stall', search: 'sok|hitta' }, connectors: 'och|sedan' }, clauses: { breaks: 'och|sedan' } },
};
