import type { Saving } from '../../../src/model/run/saving';
import { say } from '../../locales/say';
import { sayDollars, sayMs } from './say-number';

/** What was saved, as far as it is known; empty where there is nothing to say. */
export function saySaving({ runs, calls, dollars, ms, unpriced }: Saving): string[] {
  const time = sayMs(ms);
  const money = sayDollars(dollars);
  const known = dollars > 0 ? (ms > 0 ? 'both' : 'money') : ms > 0 ? 'time' : 'none';
  if (runs === 0) return [];
  return [say('saving.saved', { calls, known, money, time }), ...(unpriced > 0 ? [say('saving.unpriced', { count: unpriced })] : [])];
}
