import type { Fault } from './fault';
import type { Saying, SayingValue } from './saying';
import { SAYINGS, type SayingKind } from './sayings/sayings';

/** What its English makes a sentence of: a text may also be a step or an element. */
type ValuesOf<Kind extends SayingKind> = (typeof SAYINGS)[Kind] extends (values: infer Given) => string
  ? [
      {
        [Name in keyof Given]: Given[Name] extends number
          ? number
          : Given[Name] extends string
            ? Exclude<SayingValue, number | string[]>
            : string[];
      },
    ]
  : [];

/** A saying with its values. */
export const saying = <Kind extends SayingKind>(kind: Kind, ...[values]: ValuesOf<Kind>): Saying => ({
  kind,
  ...(values ? { values: values as Record<string, SayingValue> } : {}),
});

/** A step of the run as a value: who shows it has the step itself, and words it. */
export const stepValue = (step: string, words: string): { step: string; words: string } => ({ step, words: words.slice(0, 2000) });

/** Sayings in English, for a model, the log and the command line. */
export const sayInEnglish = (says: readonly Saying[]): string => says.map(sentence).join(' ');

function sentence({ kind, values = {} }: Saying): string {
  const made = SAYINGS[kind] as string | ((values: Record<string, unknown>) => string);
  if (typeof made === 'string') return made;
  return made(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])));
}

function plain(value: SayingValue): string | number | string[] {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return 'step' in value ? value.words : value.thing;
}

/** A fault that says this. */
export const faultOf = (kind: Fault['kind'], ...says: Saying[]): Fault => ({ kind, message: sayInEnglish(says).slice(0, 2000), says });

/** A choice of a question that says this. */
export const choiceOf = (id: string, kind: SayingKind): { id: string; label: string; says: Saying[] } => {
  const says: Saying[] = [{ kind }];
  return { id, label: sayInEnglish(says), says };
};
