import type { FullPack } from '../pack';
import { goals } from './goals';
import { say } from './say';
import { verbs } from './verbs';
import { dismiss, risk, secrets } from './words';

/** Chinese. */
export const zh: FullPack = {
  kind: 'full',
  id: 'zh',
  spaced: false,
  onlyItsOwn: '^[^\\u3040-\\u30ff]*\\p{Script=Han}',
  say,
  verbs,
  examples: { question: '告诉我价格', condition: '如果有货' },
  goals,
  risk,
  secrets,
  dismiss,
};
