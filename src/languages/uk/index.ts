import type { WordPack } from '../pack';

/** Ukrainian. */
export const uk: WordPack = {
  kind: 'words',
  id: 'uk',
  spaced: true,
  risk: {
    final: 'купити|оплатити|сплатити|замовити|видалити|стерти|надіслати|відправити|опублікувати|переказати|відписатися',
    verbs: 'підтвер|закри|скасув|вивест|надат',
    objects: 'замовл|кошик|рахун|кошт|підписк',
    harmless: 'фільтри',
    generic: 'підтвердити|продовжити|далі|прийняти',
    yes: 'так',
  },
  secrets: {
    nouns: { code: 'код', number: 'номер', key: 'ключ', card: 'карт' },
    alone: { password: 'парол', pin: 'пін' },
    together: { 'one-time-code': 'підтвер', 'card-code': 'безпек' },
  },
  dismiss: { closes: 'закрити' },
};
