import type { FullPack } from '../pack';
import { goals } from './goals';
import { say } from './say';
import { verbs } from './verbs';
import { dismiss, risk, secrets } from './words';

/** English. */
export const en: FullPack = {
  kind: 'full',
  id: 'en',
  spaced: true,
  say,
  verbs,
  examples: { question: 'how much is the tripod', condition: 'if it is in stock' },
  goals,
  risk,
  secrets,
  dismiss,
};
