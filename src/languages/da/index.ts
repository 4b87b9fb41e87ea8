import type { WordPack } from '../pack';

/** Danish. */
export const da: WordPack = {
  kind: 'words',
  id: 'da',
  spaced: true,
  risk: {
    final: 'køb|betal|bestil|slet|udgiv|offentliggør|afmeld|opsig|hæv',
    verbs: 'afgiv|gennemfør|bekr|luk|giv$|tøm$',
    objects: 'køb|bestil|papirkurv|adgang|penge|nu$',
    generic: 'bekræft|fortsæt|godkend',
    yes: 'ja',
  },
  secrets: {
    nouns: { code: 'kode', number: 'nummer|nr', key: 'nøgle', card: 'kort' },
    alone: { password: 'adgangskode|kodeord', 'card-number': 'kortnummer' },
    together: { 'card-code': 'sikkerhed' },
  },
  dismiss: { closes: 'luk|nej tak', refuses: 'afvis alle', accepts: 'accepter alle', goesOn: 'kom i gang|fortsaet' },
};
