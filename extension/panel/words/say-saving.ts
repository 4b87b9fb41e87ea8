import type { Saving } from '../../../src/model/saving';
import { say } from '../../locales/say';
import { sayDollars, sayMs } from './say-number';

/** What was saved, as far as it is known, and of how many runs it is not; empty where there is nothing to say. */
export function saySaving({ runs, calls, dollars, ms, unpriced, unknown }: Saving): string[] {
  const time = sayMs(ms);
  const money = sayDollars(dollars);
  const known = dollars > 0 ? (ms > 0 ? 'both' : 'money') : ms > 0 ? 'time' : 'none';
  return [
    ...(runs > 0 ? [say('saving.saved', { calls, known, money, time })] : []),
    ...(runs > 0 && unpriced > 0 ? [say('saving.unpriced', { count: unpriced })] : []),
    ...(unknown > 0 ? [say('saving.unknown', { count: unknown })] : []),
  ];
}
