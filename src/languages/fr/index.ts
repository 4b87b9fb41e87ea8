import type { FullPack } from '../pack';
import { goals } from './goals';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';
import { dismiss, risk, secrets } from './words';

/** French. */
export const fr: FullPack = {
  kind: 'full',
  id: 'fr',
  spaced: true,
  grammar,
  names,
  say,
  examples: { question: 'combien coûte le trépied', condition: "si c'est disponible" },
  goals,
  risk,
  secrets,
  dismiss,
};
