import type { FullPack } from '../pack';
import { goals } from './goals';
import { say } from './say';
import { verbs } from './verbs';
import { dismiss, risk, secrets } from './words';

/** French. */
export const fr: FullPack = {
  kind: 'full',
  id: 'fr',
  spaced: true,
  say,
  verbs,
  examples: { question: 'combien coûte le trépied', condition: "si c'est disponible" },
  goals,
  risk,
  secrets,
  dismiss,
};
