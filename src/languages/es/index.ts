import type { FullPack } from '../pack';
import { goals } from './goals';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';
import { dismiss, risk, secrets } from './words';

/** Spanish. */
export const es: FullPack = {
  kind: 'full',
  id: 'es',
  spaced: true,
  grammar,
  names,
  say,
  examples: { question: 'cuánto cuesta el trípode', condition: 'si está disponible' },
  goals,
  risk,
  secrets,
  dismiss,
};
