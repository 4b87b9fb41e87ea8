// Words on a control that pays, deletes, sends or publishes, and on one that says only yes; as `alikeKey` leaves them, in the seven languages of the planner.

/** The whole name: they are nouns elsewhere ("blog post"). */
export const EXACTLY = ['post', 'tweet', 'transfer', 'order', 'virement', 'pedido'];

// biome-ignore format: one language a line reads better
export const BEGINS_OR_ENDS = [
  'pay', 'pay now', 'buy', 'buy now', 'place order', 'order now', 'purchase', 'confirm payment', 'delete', 'erase', 'send', 'publish', 'close account', 'cancel subscription', 'unsubscribe',
  'bezahlen', 'kaufen', 'bestellen', 'loschen', 'senden', 'absenden', 'veroffentlichen', 'uberweisen', 'kundigen',
  'payer', 'acheter', 'commander', 'supprimer', 'effacer', 'envoyer', 'publier', 'resilier',
  'pagar', 'comprar', 'realizar pedido', 'eliminar', 'borrar', 'enviar', 'publicar', 'transferir',
  'finalizar compra', 'excluir', 'apagar', 'cancelar assinatura',
];

/** Anywhere: these scripts put no spaces between words. */
export const HOLDS = [
  '支付',
  '付款',
  '购买',
  '下单',
  '提交订单',
  '删除',
  '发送',
  '发布',
  '转账',
  '支払',
  '購入',
  '注文',
  '削除',
  '送信',
  '公開',
  '投稿',
  '振込',
];

/** Grave on a button that read otherwise before; harmless on many others. */
export const ENDING = ['remove', 'confirm', 'deactivate', 'zahlen'];

/** To send off a form: one deed, and in most languages one word with what sends a letter. Whole names. */
export const SUBMIT = ['submit', 'absenden', 'senden', 'envoyer', 'soumettre', 'enviar', '提交', '发送', '送信'];

/** They say that something is done, and not what; the block around says that. Whole names. "Next" is none: a step of many is not the last one. */
// biome-ignore format: one language a line reads better
export const GENERIC = new Set([
  'execute', 'run', 'ok', 'okay', 'yes', 'continue', 'confirm', 'submit', 'go', 'go ahead', 'do it', 'apply', 'proceed', 'accept', 'agree', 'i agree', 'i understand', 'i am sure', 'perform',
  'ausfuhren', 'ja', 'weiter', 'fortfahren', 'bestatigen', 'anwenden', 'los', 'akzeptieren', 'zustimmen', 'ich verstehe',
  'executer', 'oui', 'continuer', 'confirmer', 'valider', 'soumettre', 'appliquer', 'd accord', 'accepter', 'poursuivre',
  'ejecutar', 'si', 'continuar', 'confirmar', 'aplicar', 'aceptar', 'de acuerdo', 'proceder',
  'executar', 'sim', 'prosseguir', 'aceitar', 'concordo', 'avancar',
  '执行', '确定', '确认', '是', '是的', '好', '好的', '继续', '提交', '应用', '同意',
  '実行', 'はい', '続行', '続ける', '続行する', '確認', '確定', '適用', '同意する',
]);

/** A name that begins so says yes, whatever follows. */
export const YES = ['yes', 'ja', 'oui', 'si', 'sim'];
