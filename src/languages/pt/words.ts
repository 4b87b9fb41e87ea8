import type { DismissWords, RiskWords, SecretWords } from '../words';

/** What cannot be undone, in Portuguese. */
export const risk: RiskWords = {
  final: 'pagar|comprar|eliminar|enviar|publicar|transferir|excluir|apagar|sacar|doar',
  finalAlone: 'pedido',
  verbs: 'encerr|esvazi|conced|retir|realizar|fazer$',
  objects: 'compra|pagamen|pedido|conta$|acesso|assinatura|lixeira|dinheiro',
  harmless: 'filtros',
  generic: 'executar|continuar|confirmar|aplicar|prosseguir|aceitar|concordo|avancar',
  yes: 'sim',
  submit: 'enviar',
  finalWithAmount: 'reservar',
  alsoThings: 'pedido',
  leaves: 'sair',
};

/** What fields of secrets are called in Portuguese. */
export const secrets: SecretWords = {
  nouns: { code: 'codigo', number: 'número', key: 'chave', card: 'cartão' },
  alone: { password: 'senha|palavra passe' },
  together: {
    'one-time-code': 'verif',
    'card-code': 'segurança',
    'recovery-code': 'recuperação',
    'private-key': 'privada',
    'api-key': 'secreta',
  },
};

/** How pages in Portuguese call what closes something that is in the way. */
export const dismiss: DismissWords = {
  closes: 'fechar|pular|entendi|agora nao|mais tarde|nao obrigado',
  refuses: 'rejeitar|rejeitar tudo|recusar|recusar tudo',
  accepts: 'aceitar|aceitar tudo|aceitar todos',
  goesOn: 'comecar|continuar|pronto',
  aboutCookies: 'privacidad',
};
