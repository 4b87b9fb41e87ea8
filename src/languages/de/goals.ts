import type { GoalWords } from '../goals';

/** How goals are worded in German. */
export const goals: GoalWords = {
  lexicon: {
    verbs: {
      choose: 'setze|setz|wahle|wahl|stelle|stell|andere|wechsle|nimm',
      reset: 'zurucksetzen',
      clear: 'leere|leeren',
      remove: 'entferne|entfernen|losche|loschen',
      open: 'offne|offnen|zeige|zeigen',
      visit: 'besuche|besuchen',
      close: 'schliesse|schliessen',
      search: 'suche|suchen|such|finde|finden',
      type: 'tippe|tippen|schreibe|schreiben|gib|eingeben',
      add: 'hinzufuge|hinzufugen',
      create: 'erstelle|erstellen',
      enable: 'aktiviere|aktivieren',
      disable: 'deaktiviere|deaktivieren',
      click: 'klicke|klick|drucke',
      sort: 'sortiere|sortieren',
      login: 'anmelden|einloggen',
      logout: 'abmelden|ausloggen',
    },
    verbPairs: { login: 'melde an', search: 'suche nach', visit: 'gehe zu' },
    fillers: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|bitte|auf|zu|zum|zur|von|mit|fur|mein|meine|meinen',
    roles: 'auf|zu|zum|zur|von|mit|fur',
    connectors: 'und|dann|sowie|danach',
    kinds:
      'dich|mich|sich|uns|als|dir|mir|sie|ihr|knopf|taste|schaltflache|feld|auswahl|liste|reiter|eintrag|seite|es|ihn|dies|diese|dieses|hier|dort|ein|aus|ab|an|vor|zuruck|menu|link|button|tab|option',
    relations:
      'in|ohne|nicht|kein|keine|ausser|oder|aber|wenn|unter|uber|zwischen|vor|nach|bis|statt|anstatt|anstelle|via|gegen|seit|ab|als',
  },
  clauses: {
    breaks: 'und|dann|sowie|danach|anschließend|schließlich|zuletzt',
    goesOn: 'ob|dass|wie|was|welche[rsnm]?|damit',
    tells:
      'sag(?:e|en sie)? (?:mir|uns|wie|was|welche|wer|wo)|nenn(?:e|en sie)? (?:mir|uns)|teil(?:e|en sie)? (?:mir|uns)|gib mir|zeige? mir (?:den|die|das) (?:preis|summe|betrag|namen?|nummer|anzahl|titel|datum|ergebnis|wert)|wie ?viele?|was (?:kostet|kosten|ist|sind|steht)|wie (?:lautet|hoch|lange|teuer|heisst|heißt)|lies \\S.* (?:vor|aus)|finde heraus',
    tellsFirst: 'lies|lese|lesen sie|zähle|zähl|nenne|welche[rsnm]?|wer|wo|wann|warum|gibt es|ist|sind|hat',
    checks: '(?:prüf|überprüf|schau|sieh|sag|stell)\\p{L}*(?: \\p{L}+)?,? (?:ob|dass)|stell(?:e|en sie)? sicher',
    checksFirst: 'überprüfe?|prüfe?',
    waits: 'warte|warten sie',
    conditions: 'falls|wenn|sofern|solange|bis|andernfalls',
    superlatives:
      '\\p{L}+igste[nrsm]?|billigste[nrsm]?|neueste[nrsm]?|älteste[nrsm]?|größte[nrsm]?|kleinste[nrsm]?|höchste[nrsm]?|teuerste[nrsm]?|beste[nrsm]?',
    bounds: 'höchstens|mindestens|bis zu',
    firsts: 'zuerst',
    quantifiers: 'alle[nrsm]?|jede[nrsm]?|sämtliche[nrsm]?',
    counts: 'zwei|drei|vier',
    sends: 'absenden|abschicken|eingabe',
  },
  courtesy: { asks: 'bitte|kannst du(?: bitte)?|ich (?:möchte|will)', ends: 'bitte|danke' },
  values: {
    articles: '(?:den|das|die|diesen|dieses|diese|einen|ein|eine|folgenden|folgendes|folgende)',
    nouns: 'text|wort|wörter|wert|satz|zahl|nachricht|namen?|buchstaben?|zeile|begriff',
    refers:
      '(?:(?:den|der|das|die|dem) )?(?:wert|text|inhalt|preis|namen?|nummer|titel|datum|betrag|ergebnis) (?:von|vom|des|der|aus|in|im)(?![\\p{L}])',
    possessives: 'mein\\p{L}*|dein\\p{L}*|ihr\\p{L}*|unser\\p{L}*',
    points: 'es|das|dies|dasselbe|etwas',
    pointsBack: 'es|ihn|dasselbe|denselben|dieselbe',
    describes: 'irgend\\p{L}+\\s|(?:ein|eine|einen)\\s(?:zufällig|gültig|beliebig|neu|sicher|ander)\\p{L}*\\s|(?:nichts|leer)$',
    is: 'ist|lautet|auf|zu|soll|sei|sein',
    copulas: 'ist|lautet',
    into: 'als|ins|im|in das|in den|in',
    with: 'mit|und',
    determiners: 'dem|das|der|meinem',
    continues: 'und|dann',
  },
  states: {
    captcha: 'bist du ein mensch|kein roboter',
    login: 'anmelden|einloggen',
    down: 'wartungsarbeiten',
    nothing: 'nicht gefunden|keine ergebnisse',
    loading: 'lade|laden|ladt|wird geladen|bitte warten',
  },
  naming: { searches: 'such', leadsOn: 'für|nach|mit' },
};
