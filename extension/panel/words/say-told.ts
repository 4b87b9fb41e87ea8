import type { Fault } from '../../../src/model/fault';
import { items, type Run } from '../../../src/model/run';
import type { Saying, SayingValue } from '../../../src/model/saying';
import { say, sayList, saySentences } from '../../locales/say';
import { sayFixed } from './say-fixed';
import { sayQuoted, sayThing } from './say-thing';
import { sayStep } from './say-to-person';

/** What Abra told: its sayings in the language of the panel; else `text`, which is in the words of a page, a model, or an older Abra. */
export function sayTold(told: { says?: readonly Saying[] | undefined; text: string }, run?: Run): string {
  return told.says?.length ? saySentences(told.says.map((one) => saySaying(one, run))) : sayFixed(told.text);
}

/** What a fault says. */
export const faultInWords = ({ message, says }: Pick<Fault, 'message' | 'says'>): string => sayTold({ text: message, says });

function saySaying({ kind, values = {} }: Saying, run: Run | undefined): string {
  const worded = Object.entries(values).map(([name, value]) => [name, sayValue(value, run)] as const);
  return say(`said.${kind}`, Object.fromEntries(worded));
}

function sayValue(value: SayingValue, run: Run | undefined): string | number {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return sayList(value.map((one) => sayQuoted(one, 300)));
  if ('thing' in value) return sayThing(value.thing);
  const item = run && items(run).find(({ id }) => id === value.step);
  return item ? sayStep(item) : value.words;
}
