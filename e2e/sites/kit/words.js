import { DESK_WORDS } from '../desk/words.js';
import { SHOP_WORDS } from '../shop/words.js';
import { THEMES_WORDS } from '../themes/words.js';

/** Every text of the demo: in German, and, where a redesign might word it otherwise, `also`. */
export const words = {
  Close: { de: 'Schließen', also: ['Dismiss', 'Close dialog'] },
  Filter: { de: 'Filtern', also: ['Narrow down', 'Find in list'] },
  'Filter…': { de: 'Filtern…' },
  Main: { de: 'Hauptmenü', also: ['Primary', 'Site'] },
  Search: { de: 'Suchen', also: ['Find', 'Go'] },
  'Sort by': { de: 'Sortieren nach', also: ['Order', 'Sorted by'] },
  Cancel: { de: 'Abbrechen', also: ['Discard', 'Never mind'] },
  City: { de: 'Stadt', also: ['Town', 'City or town'] },
  Name: { de: 'Name', also: ['Full name', 'Your name'] },
  'Stay in the loop': { de: 'Auf dem Laufenden bleiben' },
  'One short letter a month. No noise, unsubscribe any time.': { de: 'Ein kurzer Brief im Monat. Kein Lärm, jederzeit abbestellbar.' },
  'No thanks': { de: 'Nein danke', also: ['Not now', 'Maybe later'] },
  Subscribe: { de: 'Abonnieren' },
  'Demo sites': { de: 'Demoseiten' },
  'A theme customiser: a modal, four menus, a live preview.': { de: 'Ein Gestaltungswerkzeug: ein Dialog, vier Menüs, eine Vorschau.' },
  'Log in, search for a place, choose from the results.': { de: 'Anmelden, einen Ort suchen, aus den Ergebnissen wählen.' },
  'A camera shop: search, endless list, cart, checkout in a foreign frame.': {
    de: 'Ein Fotoladen: Suche, endlose Liste, Warenkorb, Kasse in fremdem Rahmen.',
  },
  'Three small products to try Abra on. Nothing leaves this machine.': {
    de: 'Drei kleine Produkte, um Abra auszuprobieren. Nichts verlässt diesen Rechner.',
  },
  'There is no such page.': { de: 'Diese Seite gibt es nicht.' },
  ...THEMES_WORDS,
  ...DESK_WORDS,
  ...SHOP_WORDS,
};
