import type { FullPack } from '../pack';
import { goals } from './goals';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';
import { dismiss, risk, secrets } from './words';

/** Portuguese. */
export const pt: FullPack = {
  kind: 'full',
  id: 'pt',
  spaced: true,
  grammar,
  names,
  say,
  examples: { question: 'quanto custa o tripé', condition: 'caso esteja disponível' },
  goals,
  risk,
  secrets,
  dismiss,
};
