import type { WordPack } from '../pack';

/** Dutch. */
export const nl: WordPack = {
  kind: 'words',
  id: 'nl',
  spaced: true,
  risk: {
    final:
      'kopen|koop|betalen|betaal|betaalplicht|bestelling plaatsen|verwijderen|verwijder|wissen|verzenden|versturen|verstuur|publiceren|overmaken|uitschrijven|opzeggen|doneer|doneren',
    finalAlone: 'opnemen',
    verbs: 'bevestig|sluit|leegmak|verlen|boek',
    objects: 'betal|bestel|prullenbak|toegang|nu$',
    generic: 'uitvoeren|bevestigen|doorgaan|verder|akkoord|accepteren|toepassen',
    yes: 'ja',
    finalWithAmount: 'boeken',
  },
  secrets: {
    nouns: { code: 'code', number: 'nummer|nr', key: 'sleutel', card: 'kaart' },
    alone: { password: 'wachtwoord', 'card-number': 'kaartnummer', 'social-security-number': 'burgerservicenummer' },
    together: { 'card-code': 'beveiliging', 'recovery-code': 'herstel', 'api-key': 'geheim' },
  },
  dismiss: {
    closes: 'sluiten|overslaan|begrepen|niet nu|later misschien|nee bedankt',
    refuses: 'weigeren|alles weigeren|alleen noodzakelijke',
    accepts: 'accepteren|alles accepteren',
    goesOn: 'beginnen|aan de slag|doorgaan',
  },
  goals: {
    lexicon: {
      verbs: {
        choose: 'kies|kiezen|selecteer|selecteren|verander|wijzig',
        reset: 'herstel',
        remove: 'verwijder|verwijderen',
        open: 'toon|open',
        visit: 'bezoek',
        close: 'sluit|sluiten',
        search: 'zoek|zoeken',
        type: 'typ|vul',
        add: 'toevoegen|voeg',
        create: 'maak',
        sort: 'sorteer',
      },
      fillers: 'het|een|de|naar|van|voor|met',
      connectors: 'en|daarna',
    },
    clauses: { breaks: 'daarna', tells: 'vertel me|zeg me|hoeveel', tellsFirst: 'lees' },
  },
};
