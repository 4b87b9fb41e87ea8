import type { Verbs } from '../verbs';

/** How commands are said. */
export const verbs: Verbs = {
  commands: {
    click:
      '(clique|cliquez|cliquer|clic|appuie|appuyez|appuyer) [sur] {object} / fais [un] clic sur {object} / (bascule|basculez|basculer) {object}',
    doubleClick:
      '(double-clique|double-cliquez|double clique|double cliquez|double clic|double-clic) [sur] {object} / clique deux fois sur {object}',
    rightClick: '(clic droit|fais un clic droit|clique droit|cliquez droit) sur {object} / clique avec le bouton droit sur {object}',
    hover: '(survole|survolez|survoler) {object} / (passe|passez|place|deplace) la souris sur {object}',
    open: '(ouvre|ouvrez|ouvrir|affiche|affichez|montre|deplie|deroule) {object}',
    close: '(ferme|fermez|fermer|masque|cache) {object}',
    goTo: "(va|allez|aller|passe|passez|navigue) (a|au|aux|sur|vers|dans) {object} / (va|allez|aller) a l'{object} / (visite|visitez|suis) {object}",
    type: '(renomme|renommez|renommer) {field} en {text} / (tape|tapez|taper|saisis|saisissez|saisir|entre|entrez|entrer|ecris|ecrivez|ecrire|mets|mettez|inscris) {text} (dans|sur|en|a) {field} / (tape|tapez|taper|saisis|saisissez|saisir|entre|entrez|entrer|ecris|ecrivez|ecrire|mets|mettez|inscris) {text} comme {field} / (tape|tapez|taper|saisis|saisissez|saisir|entre|entrez|entrer|ecris|ecrivez|ecrire|mets|mettez|inscris) {text} / (remplis|remplissez|remplir|complete) {field} (avec|par) {text} / dans {field} (tape|tapez|taper|saisis|saisissez|saisir|entre|entrez|entrer|ecris|ecrivez|ecrire|mets|mettez|inscris) {text}',
    append: 'ajoute {text} a la fin (de|du|dans) {field}',
    clear: '(vide|videz|vider|efface|effacez|effacer) [le contenu (de|du)|le texte (de|du)] {field}',
    search:
      '(cherche|cherchez|chercher|recherche|recherchez|rechercher|trouve) {text} / (cherche|recherche|recherchez) {text} (sur le site|dans la boutique|sur cette page) / fais une recherche (de|sur|pour) {text}',
    press: '(appuie|appuyez|appuyer|presse|tape) sur [la] [touche] {key} / (appuie|appuyez) sur [la] [touche] {key} dans {field}',
    select:
      '(choisis|choisissez|choisir|selectionne|selectionnez|selectionner|prends) {option} (dans|de|du|parmi|pour) {field} / (choisis|choisissez|choisir|selectionne|selectionnez|selectionner|prends) {option} comme {field} / (choisis|choisissez|choisir|selectionne|selectionnez|selectionner|prends) {option} / dans {field} (choisis|choisissez|choisir|selectionne|selectionnez|selectionner|prends) {option}',
    set: '(mets|mettez|regle|reglez|definis|definissez|change|changez|passe|modifie) {field} (a|sur|en|par|pour) {option} / (trie|triez|trier|classe) [les resultats|la liste] par {option}',
    check: '(coche|cochez|cocher|active|activez|activer) {object} / (accepte|acceptez) {object}',
    uncheck: '(decoche|decochez|decocher|desactive|desactivez|desactiver) {object}',
    drag: "(fais glisser|faites glisser|glisse|glissez|deplace|deplacez) {object} (vers|sur|dans|jusqu'a) {target}",
    scrollUp:
      '(defile|defilez|fais defiler|remonte|remontez|scrolle) [la page] [un peu] [vers le haut|en haut] [un peu] / (defile|scrolle) [de] {n} {unit} vers le haut',
    scrollDown:
      '(defile|defilez|fais defiler|descends|descendez|scrolle) [la page] [un peu] [vers le bas|plus bas] [un peu] / (defile|descends|scrolle) [de] {n} (fois|pages|ecrans) / (defile|descends|scrolle) [de] {n} {unit} [vers le bas]',
    scrollToTop: "(defile|defilez|va|remonte|scrolle|retourne) [jusqu'] (en haut|au debut|tout en haut|au sommet) [de la page]",
    scrollToMiddle:
      "(defile|defilez|va|scrolle|descends) [jusqu'] (au milieu|a la moitie|au centre) [de la page] / (defile|scrolle|va) jusqu'au milieu [de la page]",
    scrollToBottom:
      "(defile|defilez|va|descends|scrolle) [jusqu'] (en bas|a la fin|tout en bas) [de la page] / (defile|scrolle|descends) jusqu'en bas [de la page]",
    scrollToRatio: "(defile|scrolle|va) (a|jusqu'a) {n} (%|pour cent) [de la page]",
    scrollTo: "(defile|defilez|scrolle|descends) (jusqu'a|jusqu'au|vers|a|au) {object}",
    back: '(reviens|revenez|retourne|retournez|va|revenir) (en arriere|a la page precedente) / page precedente / retour [en arriere] / en arriere',
    forward: '(va|avance) [en avant|a la page suivante du navigateur] / en avant',
    reload:
      '(recharge|rechargez|recharger|actualise|actualisez|actualiser|rafraichis|rafraichir) [la|cette] page / (recharge|actualise|rafraichis)',
    navigate:
      "(va|allez|aller|navigue) (a|sur|vers) [la page|le site|l'adresse] {url} / (ouvre|ouvrez|visite|charge) [la page|le site] {url}",
    wait: '(attends|attendez|attendre|patiente) [pendant] {n} {unit} / (attends|attendez) [un peu|un instant|un moment]',
    waitFor:
      "(attends|attendez|attendre) (que|qu') {text} (apparaisse|s'affiche|soit visible|soit la) / (attends|attendez) l'apparition de {text} / (attends|attendez|attendre) {text}",
    waitGone: '(attends|attendez|attendre) que {text} (disparaisse|parte|soit parti)',
    waitForNavigation:
      '(attends|attendez) (que la page charge|que la page soit chargee|le chargement de la page|la page suivante|la navigation)',
    upload:
      '(televerse|telecharge|importe|envoie|joins|charge) le fichier {file} (dans|sur|vers|a|pour) {field} / (televerse|importe|joins|envoie) [le fichier] {file}',
    assert:
      "(verifie|verifiez|verifier|assure-toi|controle) (que|qu') [la page] {text} (est visible|est affiche|est affichee|apparait|est la|est present|est presente) / (verifie|verifiez) que la page (contient|affiche|montre) {text} / (verifie|verifiez) {text}",
    read: '(lis|lisez|extrais|extrayez) {object} / montre-moi {object}',
    submit: '(envoie|envoyez|envoyer|soumets|soumettez|soumettre|valide|validez) [le|ce] formulaire',
    login:
      "(connecte-toi|connectez-vous|connecte-moi|se connecter) (avec|en tant que|comme) [l'utilisateur|l'adresse] {user} (et|avec) [le] [mot de passe] {secret}",
    screenshot: "(prends|fais|prenez|faites) une (capture d'ecran|capture)",
  },
  joins: 'et|puis|et puis|ensuite|et ensuite|après|enfin|et enfin|après cela|après ça|puis ensuite',
  polite:
    "s'il te plaît|s'il vous plaît|stp|svp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je veux|je voudrais|j'aimerais|veuillez|maintenant|d'abord|ensuite|puis|alors|abra",
  trailing: "s'il te plaît|s'il vous plaît|stp|svp|merci|pour moi",
  articles: "le|la|les|l'|un|une|des|du|de la|de|ce|cette|cet|mon|ma|sur|nommé|appelé|intitulé",
  silent: 'le|la|les|un|une',
  pronouns: 'le|la|les|ça|cela|celui-ci|y',
  ordinals:
    '1=premier=première=1er=1ère=1re|2=deuxième=second=seconde=2e=2ème|3=troisième=3e=3ème|4=quatrième=4e|5=cinquième=5e|6=sixième|7=septième|8=huitième|9=neuvième|10=dixième|-1=dernier=dernière',
  numbers: '1=un=une|2=deux|3=trois|4=quatre|5=cinq|6=six|7=sept|8=huit|9=neuf|10=dix',
  on: 'activé|oui|vrai|actif|on',
  off: 'désactivé|non|faux|inactif|off',
  numberEndings: 'er|ere|e|eme',
  modifiers: 'maj',
  units: { ms: 'millisecondes?', s: 'secondes?', min: 'minutes?', px: 'pixels?' },
  relations:
    '{head} (dans|de|sur) la (ligne|rangée) (de|du|contenant) {anchor} / {head} (de|du|dans|pour|sur|de la|des) {anchor} / {head} (à côté de|près de|sous|au-dessus de|en dessous de) {anchor}',
  kinds: {
    button: 'bouton|icône',
    link: 'lien|page',
    field: 'champ|zone|case de texte|zone de texte|champ de texte|champ de saisie|barre|boîte',
    textarea: 'zone de texte multiligne|textarea|texte|éditeur',
    menu: 'menu|liste|liste déroulante|menu déroulant|sélecteur',
    tab: 'onglet',
    checkbox: 'case|case à cocher',
    radio: 'bouton radio',
    switch: 'interrupteur|bascule',
    option: 'option|choix|élément de menu|entrée|options',
    slider: 'curseur',
    image: 'image|photo|logo',
    result: 'résultat|résultats|résultat de recherche',
    row: 'ligne|rangée|lignes',
    card: 'produit|article|carte|produits|articles',
    heading: 'titre|section',
    element: 'élément|chose|truc',
  },
  keys: {
    Enter: 'entrée|enter|retour',
    Escape: 'échap|echap|escape|esc',
    Tab: 'tab|tabulation',
    Space: 'espace',
    Backspace: 'retour arrière',
    Delete: 'suppr',
    ArrowUp: 'flèche haut|flèche du haut',
    ArrowDown: 'flèche bas|flèche du bas',
    ArrowLeft: 'flèche gauche',
    ArrowRight: 'flèche droite',
    PageUp: 'page haut',
    PageDown: 'page bas',
  },
};
