import type { WordPack } from '../pack';

/** Norwegian Bokmål. */
export const nb: WordPack = {
  kind: 'words',
  id: 'nb',
  spaced: true,
  risk: {
    final: 'kjøp|betal|bestill|slett|publiser|overfør|meld deg av|si opp',
    verbs: 'legg$|fullfør|bekr|kanseller|gi$|ta$|tøm$',
    objects: 'kjøp|bestil|papirkurv|tilgang',
    generic: 'bekreft|fortsett|godta',
    yes: 'ja',
  },
  secrets: {
    nouns: { code: 'kode', number: 'nummer|nr', key: 'nøkkel', card: 'kort' },
    alone: { password: 'passord', 'card-number': 'kortnummer', 'social-security-number': 'fødselsnummer|personnummer' },
    together: { 'card-code': 'sikkerhet' },
  },
  dismiss: { closes: 'lukk|ikke na|nei takk', refuses: 'avvis alle', accepts: 'godta alle', goesOn: 'kom i gang|fortsatt' },
};
