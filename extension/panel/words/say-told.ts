import type { Fault } from '../../../src/model/run/fault';
import { items, type Run } from '../../../src/model/run/run';
import type { Saying, SayingValue, Told } from '../../../src/model/saying';
import { say, sayList, saySentences } from '../../locales/say';
import { sayPlaceInWords, sayQuoted, sayThing } from './say-thing';
import { sayStep } from './say-to-person';

/** What Abra told: its sayings in the language of the panel; else `text`, which is in the words of a page, a model or a person. */
export const sayTold = ({ says, text }: { says?: readonly Saying[] | undefined; text: string }, run?: Run): string =>
  says?.length ? saySaid(says, run) : text;

/** Sayings one after another. */
export const saySaid = (said: readonly Saying[], run?: Run): string => saySentences(said.map((one) => sayOne(one, run)));

/** A text as it is, or a saying. */
export const sayOne = (told: Told, run?: Run): string => (typeof told === 'string' ? told : saySaying(told, run));

/** What a fault says. */
export const faultInWords = ({ message, says }: Pick<Fault, 'message' | 'says'>): string => sayTold({ text: message, says });

function saySaying({ kind, values = {} }: Saying, run: Run | undefined): string {
  const worded = Object.entries(values).map(([name, value]) => [name, sayValue(name, value, run)] as const);
  return say(`said.${kind}`, Object.fromEntries(worded));
}

function sayValue(name: string, value: SayingValue, run: Run | undefined): string | number {
  if (typeof value === 'string') return name === 'place' ? sayPlaceInWords(value) : name === 'path' ? sayPath(value) : value;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return sayList(value.map((one) => sayQuoted(one, 300)));
  if ('thing' in value) return sayThing(value.thing);
  const item = run && items(run).find(({ id }) => id === value.step);
  return item ? sayStep(item) : value.words;
}

/** Where in a file of playbooks something stands: "Playbook 5, step 2, “type”" for `playbooks[4].operations[1].type`. */
function sayPath(path: string): string {
  const at = /^playbooks[.[](\d+)\]?(?:\.operations[.[](\d+)\]?)?\.?(.*)$/.exec(path);
  if (!at?.[3]) return path;
  const playbook = Number(at[1]) + 1;
  return at[2] === undefined
    ? say('part.inFilePlaybook', { playbook, field: at[3] })
    : say('part.inFileStep', { playbook, step: Number(at[2]) + 1, field: at[3] });
}
