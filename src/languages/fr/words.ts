import type { DismissWords, RiskWords, SecretWords } from '../words';

/** What cannot be undone, in French. */
export const risk: RiskWords = {
  final: 'payer|acheter|commander|supprimer|effacer|envoyer|publier|resilier|virer|se desabonner|faire un don',
  finalAlone: 'virement',
  verbs: 'valider|annul|clotur|ferm|vider|accord|effectu|retir|passer$',
  objects: 'commande|paiement|achat|compte|abonn|corbeille|acces|virement|fonds|argent|ordre',
  harmless: 'filtre',
  generic: 'executer|continuer|confirmer|valider|soumettre|appliquer|d accord|accepter|poursuivre|terminer',
  yes: 'oui',
  submit: 'envoyer|soumettre',
  finalWithAmount: 'reserver',
  alsoThings: 'virement',
  leaves: 'deconnexion',
};

/** What fields of secrets are called in French. */
export const secrets: SecretWords = {
  nouns: { code: 'code', number: 'numéro|num|no', key: 'clé', card: 'carte' },
  alone: { 'card-code': 'cryptogramme', password: 'mot de passe', token: '=jeton', 'social-security-number': 'sécurité sociale' },
  together: {
    'one-time-code': 'verif',
    'card-code': 'sécurité',
    'recovery-code': 'récupération',
    'private-key': 'privée',
    'api-key': 'secrète',
  },
};

/** How pages in French call what closes something that is in the way. */
export const dismiss: DismissWords = {
  closes: 'fermer|passer|ignorer|compris|j’ai compris|pas maintenant|plus tard|non merci',
  refuses: 'refuser|tout refuser|continuer sans accepter',
  accepts: 'accepter|tout accepter|j’accepte',
  goesOn: 'commencer|c’est parti|demarrer|continuer|termine',
  aboutCookies: 'confidentialit',
};
