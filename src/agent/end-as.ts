import { sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import type { Move } from './move';

type Finish = Move & { do: 'finish' };

/** The end of a run, said so. */
export const endAs = (outcome: Finish['outcome'], ...says: Saying[]): Finish => ({
  do: 'finish',
  outcome,
  summary: sayInEnglish(says).slice(0, 8000),
  says,
  suggestions: [],
});
