import { IntlMessageFormat } from 'intl-messageformat';
import type { Fault } from './run/fault';
import type { Saying, SayingKind, SayingValue, Told } from './saying';
import { ENGLISH } from './sayings/english';

/** A step of the run as a value: who shows it has the step itself, and words it. */
export const stepValue = (step: string, words: string): { step: string; words: string } => ({ step, words: words.slice(0, 2000) });

/** Sayings in English, for a model, the log and the command line. */
export const sayInEnglish = (says: readonly Saying[]): string => says.map(sentence).join(' ');

/** A text as it is, or a saying in English. */
export const inEnglish = (told: Told): string => (typeof told === 'string' ? told : sentence(told));

const formats: { [Kind in SayingKind]?: IntlMessageFormat } = {};

function sentence({ kind, values = {} }: Saying): string {
  formats[kind] ??= new IntlMessageFormat(ENGLISH[kind], 'en');
  return String(formats[kind].format(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))));
}

function plain(value: SayingValue): string | number {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((text) => `“${text}”`).join(', ');
  return 'step' in value ? value.words : value.thing;
}

/** A fault that says this. */
export const faultOf = (kind: Fault['kind'], ...says: Saying[]): Fault => ({ kind, message: sayInEnglish(says).slice(0, 2000), says });

/** Sayings without values. */
type PlainKind = { [Kind in SayingKind]: (typeof ENGLISH)[Kind] extends `${string}{${string}` ? never : Kind }[SayingKind];

/** A choice of a question that says this. */
export const choiceOf = (id: string, kind: PlainKind): { id: string; label: string; says: Saying[] } => {
  const says: Saying[] = [{ kind }];
  return { id, label: sayInEnglish(says), says };
};
