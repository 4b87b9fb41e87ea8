import type { Verbs } from '../verbs';

/** How commands are said. */
export const verbs: Verbs = {
  commands: {
    click:
      '(klicke|klick|klicken sie|tippe|tipp|drucke|druck|drucken sie) [bitte] [mal] auf {object} / (klicke|klick|drucke|druck|betatige) {object} [an] / auf {object} (klicken|tippen|drucken) / {object} (anklicken|drucken|klicken|betatigen|umschalten) / schalte {object} um',
    doubleClick:
      '(doppelklicke|doppelklick|doppelklicken sie) [auf] {object} / klicke doppelt auf {object} / klicke zweimal auf {object} / {object} doppelklicken',
    rightClick: '(rechtsklicke|rechtsklick) [auf] {object} / klicke (mit der rechten maustaste|rechts) auf {object}',
    hover: '(fahre|fahr|bewege|zeige) [mit der maus|die maus|mit dem zeiger] (uber|auf) {object} / mit der maus uber {object} fahren',
    open: '(offne|offnen sie|mach|zeige|zeig|klappe) {object} [auf|an] / {object} (offnen|aufklappen|aufmachen|anzeigen)',
    close: '(schliesse|schließe|schließen sie|mach|verberge|blende) {object} [zu|aus] / {object} (schliessen|schließen|ausblenden)',
    goTo: '(geh|gehe|gehen sie|wechsle|wechsel|springe|navigiere) (zu|zum|zur|auf|in|nach|ins) {object} / besuche {object} / folge {object} / zu {object} wechseln',
    type: 'benenne {field} (in|zu) {text} um / (gib|gebe|geben sie|trag|trage|tragen sie|tipp|tippe|schreib|schreibe) {text} (in|ins|im|in das|in den|in die|bei|unter) {field} [ein] / (gib|gebe|geben sie|trag|trage|schreib|schreibe) {text} als {field} [ein] / (gib|gebe|geben sie|trag|trage|tipp|tippe|schreib|schreibe) {text} [ein] / (gib|trage|tippe|schreibe) (in|ins|im|in das|in den|in die|bei|unter) {field} {text} [ein] / {text} (in|ins|im|in das|in den|in die|bei|unter) {field} (eingeben|eintragen|tippen|schreiben|eintippen) / (in|ins|im|in das|in den|in die|bei|unter) {field} {text} (eingeben|eintragen|tippen|schreiben) / (fulle|fulle sie) {field} mit {text} [aus] / {text} (eingeben|eintippen)',
    append: '(hange|hang|fuge|fug) {text} an {field} [an] / erganze {field} um {text}',
    clear:
      '(leere|losche|lösche) [den inhalt von|den text in|den text von] {field} / {field} leeren / (losche|entferne) den (text|inhalt) (in|aus|von|im) {field}',
    search:
      '(suche|such|suchen sie) [nach] {text} / (suche|such|suchen sie) (in|im) {field} nach {text} / nach {text} suchen / (suche|such) (auf der seite|im shop|in der suche) nach {text} / finde {text}',
    press: '(drucke|druck|drucken sie) [die] {key} [taste] / {key} [taste] drucken / (drucke|druck) [die] {key} [taste] (in|im) {field}',
    select:
      '(wahle|wahl|wahlen sie|nimm) {option} (aus|in|im|bei|unter) {field} [aus] / (wahle|wahl|wahlen sie|nimm) {option} [aus] / (wahle|wahl) (in|im|aus|unter) {field} {option} [aus] / {option} (in|im|aus|bei|unter) {field} (wahlen|auswahlen) / {option} (wahlen|auswahlen) / (wahle|wahl) {option} als {field} [aus]',
    set: '(setze|setz|stelle|stell|andere|ander|wechsle) {field} (auf|zu|in) {option} [ein|um] / {field} auf {option} (setzen|stellen|andern) / (sortiere|ordne) [die liste|die ergebnisse|die tabelle|die zeilen] nach {option} / nach {option} sortieren',
    check:
      '(hake|hak|kreuze|markiere) {object} [ab|an] / (aktiviere|aktivieren sie|schalte) {object} [ein|an] / {object} (anhaken|ankreuzen|aktivieren|einschalten) / stimme {object} zu',
    uncheck:
      '(deaktiviere|deaktivieren sie) {object} / (schalte|schalt) {object} (aus|ab) / {object} (deaktivieren|ausschalten|abschalten|abwahlen) / entferne das hakchen (bei|von) {object}',
    drag: '(ziehe|zieh|verschiebe) {object} (auf|zu|nach|in|uber|zum|zur|an) {target} / {object} (auf|zu|nach|in) {target} ziehen',
    scrollUp:
      '(scrolle|scroll|blattere) [die seite|etwas|ein bisschen|ein stuck|weiter] (nach oben|hoch|rauf) [ein bisschen|etwas|ein stuck] / (nach oben|hoch) scrollen / (scrolle|scroll) {n} (mal|seiten) (nach oben|hoch) / (scrolle|scroll) [um] {n} {unit} (nach oben|hoch)',
    scrollDown:
      '(scrolle|scroll|blattere) [die seite|etwas|ein bisschen|ein stuck|weiter] [nach unten|runter|hinunter] [ein bisschen|etwas|ein stuck|weiter] / (nach unten|runter|weiter) scrollen / (scrolle|scroll) {n} (mal|seiten) (nach unten|runter) / (scrolle|scroll) [um] {n} {unit} (nach unten|runter)',
    scrollToTop:
      '(scrolle|scroll|geh|gehe|spring) [zuruck|ganz] (zum anfang|nach ganz oben|ganz nach oben|an den anfang|an den seitenanfang|zum seitenanfang) [der seite] / ganz nach oben',
    scrollToMiddle: '(scrolle|scroll|geh|gehe) (zur|in die|bis zur) (mitte|halfte) [der seite] / zur mitte scrollen',
    scrollToBottom:
      '(scrolle|scroll|geh|gehe|spring) (zum ende|nach ganz unten|ganz nach unten|ans ende|bis zum ende|zum seitenende|ans seitenende) [der seite] / ganz nach unten',
    scrollToRatio: '(scrolle|scroll) (zu|auf|bis) {n} (%|prozent) [der seite]',
    scrollTo: '(scrolle|scroll) (zu|zum|zur|bis|bis zu|bis zum|bis zur) {object} / zu {object} scrollen',
    back: '(geh|gehe|gehen sie|navigiere) [eine seite] zuruck / zuruck / zuruck zur (letzten|vorherigen) seite / zuruckgehen / eine seite zuruck',
    forward: '(geh|gehe|navigiere) [eine seite] (vor|vorwarts) / vorwarts',
    reload:
      '(lade|lad|laden sie) [die|diese] (seite|website) neu / (aktualisiere|aktualisieren sie) [die|diese] seite / [die|diese] seite (neu laden|neuladen|aktualisieren) / neu laden',
    navigate:
      '(geh|gehe|gehen sie|navigiere) (zu|zur|auf) [seite|adresse|website] {url} / (offne|besuche|lade|rufe) [die] [seite|adresse|website] {url} [auf] / {url} (offnen|aufrufen|besuchen)',
    wait: '(warte|warten sie) {n} {unit} [lang] / {n} {unit} warten / warte [kurz|einen moment]',
    waitFor: '(warte|warten sie) auf {text} / (warte|warten sie) bis {text} (erscheint|sichtbar ist|da ist|zu sehen ist|geladen ist)',
    waitGone: '(warte|warten sie) bis {text} (verschwindet|weg ist|verschwunden ist)',
    waitForNavigation:
      'warte (bis die seite geladen ist|auf die nachste seite|auf die navigation|bis die seite wechselt|auf das laden der seite)',
    upload:
      '(lade|lad) [die] [datei|dateien] {file} (in|bei|fur|unter|als) {field} hoch / (lade|lad) [die] [datei|dateien] {file} hoch / [datei] {file} hochladen',
    assert:
      '(prufe|uberprufe|stelle sicher|pruf) [,] [dass|ob] [die] [seite] {text} (sichtbar ist|zu sehen ist|angezeigt wird|da ist|enthalt|anzeigt|erscheint|steht) / (prufe|uberprufe) [,] (dass|ob) die seite {text} (enthalt|zeigt|anzeigt) / (prufe|uberprufe) [auf] {text}',
    read: '(lies|lese|extrahiere) {object} [vor|aus] / zeig mir {object}',
    submit: '(sende|schicke|schick) [das|dieses] formular ab / [das|dieses] formular (absenden|abschicken)',
    login:
      '(melde|logge|log) (dich|mich|uns) [als|mit|mit dem benutzer|mit benutzername|mit der e-mail] {user} [und|mit] [dem] [passwort|kennwort] {secret} (an|ein) / anmelden (als|mit) {user} (und|mit) [dem] [passwort|kennwort] {secret} / (melde dich|melde mich|logge dich|logge mich) (als|mit) {user} (an|ein) mit [dem] (passwort|kennwort) {secret}',
    screenshot: '(mach|mache|erstelle|nimm) [einen|ein] (screenshot|bildschirmfoto) [auf]',
  },
  joins: 'und|dann|und dann|danach|und danach|anschließend|anschliessend|und anschließend|schließlich|zuletzt|als nächstes',
  polite:
    'bitte|kannst du|kannst du bitte|könntest du|könntest du bitte|würdest du|ich möchte|ich will|nun|jetzt|zuerst|dann|danach|mal|hey|abra',
  trailing: 'bitte|danke|für mich|mal',
  articles:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|dieser|diese|dieses|diesen|mein|meine|meinen|auf|namens|mit dem namen|mit der aufschrift',
  silent: 'der|die|das|den|dem|ein|eine|einen',
  pronouns: 'es|ihn|sie|das|dies|dort|darin|da',
  ordinals:
    '1=erste=erster=erstes=ersten=1.|2=zweite=zweiter=zweites=zweiten=2.|3=dritte=dritter=drittes=dritten=3.|4=vierte=viertes=vierten=4.|5=fünfte=fünftes=fünften=5.|6=sechste=sechsten=6.|7=siebte=siebten=7.|8=achte=achten=8.|9=neunte=neunten=9.|10=zehnte=zehnten=10.|-1=letzte=letzter=letztes=letzten',
  numbers: '1=ein=eine=einen=einmal|2=zwei=zweimal|3=drei=dreimal|4=vier|5=fünf|6=sechs|7=sieben|8=acht|9=neun|10=zehn',
  on: 'an|ein|aktiv|ja|wahr',
  off: 'aus|ab|inaktiv|nein|falsch',
  numberEndings: '.',
  modifiers: 'strg|umschalt',
  units: { ms: 'millisekunden?', s: 'sek|sekunden?', min: 'minuten?', px: 'pixel' },
  relations:
    '{head} in der (zeile|reihe) (von|mit|für) {anchor} / {head} (in|bei|von|für|im|am|beim|vom|aus|des|der) {anchor} / {head} (neben|unter|über|nahe|bei) {anchor}',
  kinds: {
    button: 'button|schaltfläche|knopf|taste|icon|symbol',
    link: 'link|verweis|seite',
    field: 'feld|eingabefeld|textfeld|eingabe|textbox|leiste',
    textarea: 'textbereich|mehrzeiliges feld|textarea|text|editor',
    menu: 'menü|auswahl|dropdown|auswahlfeld|auswahlliste|liste|auswahlmenü',
    tab: 'tab|reiter|registerkarte',
    checkbox: 'checkbox|kästchen|kontrollkästchen|häkchen|haken',
    radio: 'radiobutton|optionsfeld',
    switch: 'schalter|umschalter',
    option: 'option|eintrag|menüpunkt|punkt|optionen|einträge',
    slider: 'schieberegler|regler',
    image: 'bild|foto|logo',
    result: 'ergebnis|suchergebnis|treffer|ergebnisse|suchergebnisse',
    row: 'zeile|reihe|zeilen',
    card: 'produkt|artikel|karte|kachel|produkte',
    heading: 'überschrift|titel|abschnitt',
    element: 'element|ding',
  },
  keys: {
    Enter: 'enter|eingabe|eingabetaste|return',
    Escape: 'escape|esc',
    Tab: 'tab|tabulator|tabulatortaste',
    Space: 'leertaste|leerzeichen',
    Backspace: 'rücktaste|backspace',
    Delete: 'entf|entfernen',
    ArrowUp: 'pfeil nach oben|pfeiltaste oben|pfeil hoch',
    ArrowDown: 'pfeil nach unten|pfeiltaste unten|pfeil runter',
    ArrowLeft: 'pfeil nach links|pfeiltaste links',
    ArrowRight: 'pfeil nach rechts|pfeiltaste rechts',
    Home: 'pos1',
    End: 'ende',
    PageUp: 'bild auf',
    PageDown: 'bild ab',
  },
};
