import type { FullPack } from '../pack';
import { goals } from './goals';
import { say } from './say';
import { verbs } from './verbs';
import { dismiss, risk, secrets } from './words';

/** German. */
export const de: FullPack = {
  kind: 'full',
  id: 'de',
  spaced: true,
  say,
  verbs,
  examples: { question: 'was kostet das Stativ', condition: 'wenn es vorrätig ist' },
  goals,
  risk,
  secrets,
  dismiss,
};
