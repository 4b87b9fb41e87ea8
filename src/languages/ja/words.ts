import type { DismissWords, RiskWords, SecretWords } from '../words';

/** What cannot be undone, in Japanese. */
export const risk: RiskWords = {
  final: '支払|購入|買う|注文する|注文を確定|削除|送信|公開|投稿|振込|振り込|送金|出金|退会|解約|寄付|登録を解除',
  finalAlone: '下さい',
  verbs: '確認|取消|確定|キャンセル|空に|許可|にする',
  objects: '注文|予約|サブスク|ゴミ箱|アクセス|管理者',
  harmless: '方法|履歴|詳細|設定|一覧|済み',
  generic: '実行|はい|続行|続ける|続行する|適用|同意する|確認|確定',
  submit: '送信',
};

/** What fields of secrets are called in Japanese. */
export const secrets: SecretWords = {
  nouns: { code: 'コード|番号', number: '番号', key: '鍵|キー', card: 'カード' },
  alone: { password: 'パスワード', pin: '暗証番号', 'private-key': '秘密鍵', 'api-key': 'シークレット', token: 'トークン' },
  together: { 'one-time-code': '認証|確認', 'card-code': 'セキュリティ', 'recovery-code': 'リカバリ' },
};

/** How pages in Japanese call what closes something that is in the way. */
export const dismiss: DismissWords = {
  closes: '閉じる|スキップ|わかりました|後で|いいえ結構です',
  refuses: '拒否|すべて拒否',
  accepts: '同意する|すべて同意',
  goesOn: 'はじめる|始める|続ける|開始|完了',
  aboutCookies: 'プライバシー|クッキー',
};
