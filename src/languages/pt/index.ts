import type { FullPack } from '../pack';
import { goals } from './goals';
import { say } from './say';
import { verbs } from './verbs';
import { dismiss, risk, secrets } from './words';

/** Portuguese. */
export const pt: FullPack = {
  kind: 'full',
  id: 'pt',
  spaced: true,
  say,
  verbs,
  examples: { question: 'quanto custa o tripé', condition: 'caso esteja disponível' },
  goals,
  risk,
  secrets,
  dismiss,
};
