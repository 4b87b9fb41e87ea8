import type { DismissWords, RiskWords, SecretWords } from '../words';

/** What cannot be undone, in Spanish. */
export const risk: RiskWords = {
  final: 'pagar|comprar|eliminar|borrar|enviar|publicar|transferir|darse de baja|donar|sacar',
  finalAlone: 'pedido',
  verbs: 'cerrar|vaciar|conced|otorg|retir|realizar|tramitar|hacer$',
  objects: 'compra|pago$|pedido|cuenta|suscrip|papelera|fondos',
  harmless: 'filtros',
  generic: 'ejecutar|continuar|confirmar|aplicar|aceptar|de acuerdo|proceder',
  yes: 'si',
  submit: 'enviar',
  finalWithAmount: 'reservar',
  alsoThings: 'pedido',
  leaves: 'cerrarsesion',
};

/** What fields of secrets are called in Spanish. */
export const secrets: SecretWords = {
  nouns: { code: 'codigo', number: 'número', key: 'clave', card: 'tarjeta' },
  alone: { password: 'contraseña', 'social-security-number': 'seguridad social' },
  together: {
    'one-time-code': 'verif',
    'card-code': 'seguridad',
    'recovery-code': 'recuperación',
    'private-key': 'privada',
    'api-key': 'secreta',
  },
};

/** How pages in Spanish call what closes something that is in the way. */
export const dismiss: DismissWords = {
  closes: 'cerrar|omitir|saltar|entendido|ahora no|mas tarde|no gracias',
  refuses: 'rechazar|rechazar todo|rechazar todas|solo necesarias',
  accepts: 'aceptar|aceptar todo|aceptar todas|acepto',
  goesOn: 'empezar|comenzar|vamos|continuar|listo|aceptar',
  aboutCookies: 'privacidad',
};
