import type { GoalWords } from '../goals';

/** How goals are worded in Japanese. */
export const goals: GoalWords = {
  lexicon: {
    verbs: {
      choose: '選択|設定|選ぶ|選んで|変更',
      reset: 'リセット',
      clear: 'クリア',
      remove: '削除|消す',
      open: '開く|開いて|表示',
      close: '閉じる|閉じて',
      search: '検索|探す|探して',
      type: '入力',
      add: '追加',
      create: '作成',
      enable: '有効',
      disable: '無効',
      click: 'クリック|押す|押して',
      sort: '並べ替え',
      login: 'ログイン',
      logout: 'ログアウト',
    },
    fillers: 'を|に|は|が|の|へ|で|と|して|ください|お願い|します',
    connectors: 'そして|それから|また',
    kinds: 'ボタン|リンク|欄|フィールド|メニュー|ページ|これ|それ|ここ',
    relations: 'ない|以外|または|代わり|より|から|まで',
  },
  clauses: {
    breaks:
      'そして|それから|その後|次に|(?<=[てで])から|(?<=[\\p{sc=Han}\\p{sc=Hiragana}][てで])(?=[\\p{sc=Han}\\p{sc=Katakana}\\ue000])(?!下)',
    asksAtEnd: '\\p{sc=Han}?[\\p{sc=Hiragana}]|何|知らせ|読み',
    tells: '教えて|いくら|いくつ|何(?:です|個|円|件|人)|知らせて|報告|読み上げ|読み取',
    checks: '確認|確かめ|検証',
    waits: '待つ|待って',
    conditions: 'もし|場合|でなければ|なら(?!び)',
    superlatives: '一番|もっとも|最も|最安',
    counts: '二つ|三つ|二|三',
    sends: '送信|エンター',
  },
  values: {
    introduction: '(?:テキスト|文字|文字列|言葉|値|数字)[はをの]?',
    refers: '.+の(?:値|内容|テキスト|文字|価格|値段|名前|番号|パスワード)$',
    points: 'それ|これ',
    pointsBack: 'それ',
    pointsFirst: '私の|僕の|あなたの|彼の|彼女の',
    carriesMore: '(?:と|で)(?:私の)?パスワード',
    describes: '(?:ランダム|任意の|適当な|今日の|現在の|何か|空$)',
    copulas: 'は',
  },
  states: { captcha: 'ロボットではありません', login: 'ログイン', down: 'メンテナンス', nothing: '見つかりません' },
  naming: { searches: '検索' },
};
