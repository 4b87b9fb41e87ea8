import type { FullPack } from '../pack';
import { goals } from './goals';
import { say } from './say';
import { verbs } from './verbs';
import { dismiss, risk, secrets } from './words';

/** Spanish. */
export const es: FullPack = {
  kind: 'full',
  id: 'es',
  spaced: true,
  say,
  verbs,
  examples: { question: 'cuánto cuesta el trípode', condition: 'si está disponible' },
  goals,
  risk,
  secrets,
  dismiss,
};
