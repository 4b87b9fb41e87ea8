import type { WordPack } from '../pack';

/** Turkish. */
export const tr: WordPack = {
  kind: 'words',
  id: 'tr',
  spaced: true,
  risk: {
    final: 'satın al|simdi al|ode|sil|gonder|yayınla|para cek|bagıs yap|abonelikten cık',
    verbs: 'onayla|tamamla|kapat|iptal|bosalt|ver$|yap$',
    objects: 'odeme|siparis|hesab|abonel|kutusu|para$|erisim|yonet',
    harmless: 'filtreleri|filtreler|filtre',
    generic: 'onayla|devam|devam et|tamam|kabul et',
    yes: 'evet',
  },
  secrets: {
    nouns: { code: 'kod', key: 'anahtar', card: 'kart' },
    alone: { password: 'şifre' },
    together: { 'one-time-code': 'doğrula', 'card-code': 'güvenlik' },
  },
  dismiss: {
    closes: 'kapat|atla|anladim|simdi degil|hayir tesekkurler',
    refuses: 'reddet|tumunu reddet',
    accepts: 'kabul et|tumunu kabul et',
    goesOn: 'basla|devam',
  },
  goals: { lexicon: { verbs: { choose: 'sec|ayarla', search: 'ara|bul' }, connectors: 've' }, clauses: { breaks: 've' } },
};
