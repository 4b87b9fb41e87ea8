import type { FullPack } from '../pack';
import { goals } from './goals';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';
import { dismiss, risk, secrets } from './words';

/** English. */
export const en: FullPack = {
  kind: 'full',
  id: 'en',
  spaced: true,
  grammar,
  names,
  say,
  examples: { question: 'how much is the tripod', condition: 'if it is in stock' },
  goals,
  risk,
  secrets,
  dismiss,
};
