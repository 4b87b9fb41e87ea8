import type { FullPack } from '../pack';
import { goals } from './goals';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';
import { dismiss, risk, secrets } from './words';

/** Japanese. */
export const ja: FullPack = {
  kind: 'full',
  id: 'ja',
  spaced: false,
  onlyItsOwn: '[\\u3040-\\u30ff]',
  grammar,
  names,
  say,
  examples: { question: '値段を教えて', condition: '在庫がある場合' },
  goals,
  risk,
  secrets,
  dismiss,
};
