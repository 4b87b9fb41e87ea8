import type { DismissWords, RiskWords, SecretWords } from '../words';

/** What cannot be undone, in German. */
export const risk: RiskWords = {
  final:
    'bezahlen|zahlen|kaufen|bestellen|loschen|senden|absenden|abschicken|verschicken|veroffentlichen|uberweisen|kundigen|stornieren|spenden|abbestellen|auszahlen|verbindlich buchen|zahlungspflichtig|kostenpflichtig',
  verbs: 'bestatig|abschli|aufgeb|ausfuhr|schlie|leer|gewahr|widerruf|mach',
  objects: 'zahlung|kauf|buchung|konto$|papierkorb|zugriff|geld|überweis',
  harmless: 'nicht',
  generic: 'ausfuhren|weiter|fortfahren|bestatigen|anwenden|los|akzeptieren|zustimmen|ich verstehe|fertig',
  yes: 'ja',
  submit: 'absenden|senden',
  leaves: 'abmelden|ausloggen',
};

/** What fields of secrets are called in German. */
export const secrets: SecretWords = {
  nouns: { code: 'code', number: 'nummer|nr', key: 'schlüssel', card: 'karte' },
  alone: {
    'one-time-code': 'tan|einmalpasswort',
    'card-code': 'prüfziffer',
    password: 'passwort|kennwort',
    'card-number': 'kartennummer',
    pin: 'geheimzahl',
    'social-security-number': 'sozialversicherungsnummer',
  },
  together: {
    'one-time-code': 'einmal|bestätig|verif',
    'card-code': 'sicherheit',
    'recovery-code': 'wiederherstell',
    'private-key': 'privater',
    'api-key': 'geheim',
  },
};

/** How pages in German call what closes something that is in the way. */
export const dismiss: DismissWords = {
  closes: 'schließen|schliessen|uberspringen|verstanden|alles klar|nicht jetzt|spater|nein danke|vielleicht spater',
  refuses:
    'ablehnen|alle ablehnen|nur notwendige|nur notwendige cookies|nur erforderliche|nur essenzielle cookies|ohne zustimmung fortfahren',
  accepts: 'akzeptieren|alle akzeptieren|zustimmen|alle cookies akzeptieren',
  goesOn: 'los geht’s|los gehts|loslegen|starten|weiter|fertig|beginnen',
  aboutCookies: 'dsgvo|einwilligung|datenschutz',
};
