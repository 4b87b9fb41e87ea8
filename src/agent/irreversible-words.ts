// Words on a control that pays, deletes, sends or publishes; as `alikeKey` leaves them, in the seven languages of the planner.

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
