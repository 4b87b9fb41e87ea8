import type { FullPack } from '../pack';
import { goals } from './goals';
import { say } from './say';
import { verbs } from './verbs';
import { dismiss, risk, secrets } from './words';

/** Japanese. */
export const ja: FullPack = {
  kind: 'full',
  id: 'ja',
  spaced: false,
  onlyItsOwn: '[\\u3040-\\u30ff]',
  say,
  verbs,
  examples: { question: '値段を教えて', condition: '在庫がある場合' },
  goals,
  risk,
  secrets,
  dismiss,
};
