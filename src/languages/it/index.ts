import type { WordPack } from '../pack';

/** Italian. */
export const it: WordPack = {
  kind: 'words',
  id: 'it',
  spaced: true,
  risk: {
    final: 'acquista|compra|paga|elimina|cancella|invia|pubblica|bonifico|preleva|prenota ora|dona|disdici',
    verbs: 'conferma|completa|chiudi|svuota|esegui|trasferi',
    objects: 'abbon|ordin|acquist|cestin|fondi|denaro|bonific|pagamen',
    harmless: 'filtri',
    generic: 'esegui|conferma|continua|procedi|accetta|avanti',
    yes: 'si',
    finalWithAmount: 'prenota',
  },
  secrets: {
    nouns: { code: 'codice', number: 'numero', key: 'chiave', card: 'carta' },
    alone: { password: '=parola', 'social-security-number': 'codice fiscale' },
    together: { 'one-time-code': 'verif', 'card-code': 'sicurezza', 'recovery-code': 'recupero', 'api-key': 'segreta' },
    about: 'chiave',
  },
  dismiss: {
    closes: 'chiudi|salta|ho capito|non ora|piu tardi|no grazie',
    refuses: 'rifiuta|rifiuta tutto|rifiuta tutti|solo necessari',
    accepts: 'accetta|accetta tutto|accetta tutti',
    goesOn: 'pronto|inizia|iniziamo|continua|fatto',
    aboutCookies: 'privacy',
  },
  goals: {
    lexicon: {
      verbs: {
        choose: 'scegli|scegliere|seleziona|selezionare|imposta|impostare|cambia',
        reset: 'ripristina|ripristinare',
        clear: 'svuota|svuotare',
        remove: 'rimuovi|rimuovere|elimina',
        open: 'apri|aprire|mostra|mostrare',
        visit: 'visita|visitare',
        close: 'chiudi|chiudere',
        search: 'cerca|cercare|trova|trovare',
        type: 'scrivi|scrivere|inserisci|inserire',
        add: 'aggiungi|aggiungere',
        create: 'crea|creare',
        enable: 'attiva|attivare',
        disable: 'disattiva|disattivare',
        click: 'clicca|premi',
        sort: 'ordina|ordinare',
      },
      fillers: 'il|lo|la|gli|i|un|uno|una|di|da|per|favore|con|mio|mia',
      connectors: 'e|ed|poi',
      relations: 'non|senza|o|ma|oppure|tranne|sotto',
    },
    clauses: { breaks: 'e|ed|poi', tells: 'dimmi|quanto costa|qual è', tellsFirst: 'leggi|chi|dove|quando', waits: 'aspetta' },
    values: { is: 'è|a', copulas: 'è', into: 'come|nel|in', with: 'con|e', continues: 'e|poi' },
    states: { login: 'accedi' },
    naming: { searches: 'cerca', leadsOn: 'con' },
  },
};
