import type { FullPack } from '../pack';
import { goals } from './goals';
import { grammar } from './grammar';
import { names } from './names';
import { say } from './say';
import { dismiss, risk, secrets } from './words';

/** German. */
export const de: FullPack = {
  kind: 'full',
  id: 'de',
  spaced: true,
  grammar,
  names,
  say,
  examples: { question: 'was kostet das Stativ', condition: 'wenn es vorrätig ist' },
  goals,
  risk,
  secrets,
  dismiss,
};
