import { shorten } from '../lib/text';
import type { Saying, SayingKind, SayingValue, Told } from './saying';
import type { ENGLISH } from './sayings/english';

/** Names and types of the values of a message, read from its English: `{count, plural, …}` takes a number, `{name}` a text, a list, a step or an element. */
type Values<Kind extends SayingKind> = {
  [Hole in HolesIn<(typeof ENGLISH)[Kind]> as Hole extends `${infer Name},${string}`
    ? Name
    : Hole]: Hole extends `${string}, ${'plural' | 'number'}`
    ? number
    : Hole extends `${string}, select`
      ? string
      : Exclude<SayingValue, number>;
};

/** `name` and `count, plural` of "{name} has {count, plural, one {# step} other {# steps}}". */
type HolesIn<Text extends string> = Text extends `${string}{${infer Rest}` ? HoleAt<Rest> | HolesIn<Rest> : never;
type HoleAt<Rest extends string> = Rest extends `${infer Hole}}${string}`
  ? Hole extends `${infer Name}, ${infer Form extends 'number'}`
    ? `${Word<Name>}, ${Form}`
    : Hole extends `${infer Name}, ${infer Form extends 'plural' | 'select'},${string}`
      ? `${Word<Name>}, ${Form}`
      : Word<Hole>
  : never;
type Word<Name extends string> = Name extends `${string}${' ' | '{' | '}' | ','}${string}` ? never : Name;

/** A saying with its values. Pages make them, too, and have no room for the English. */
export const saying = <Kind extends SayingKind>(
  kind: Kind,
  ...[values]: keyof Values<Kind> extends never ? [] : [values: Values<Kind>]
): Saying => ({
  kind,
  ...(values && { values: values as Record<string, SayingValue> }),
});

/** The same, each of its texts cut at `most` characters. */
export function shortenTold<Text extends Told>(told: Text, most: number): Text;
export function shortenTold(told: Told, most: number): Told {
  if (typeof told === 'string') return shorten(told, most);
  const values = Object.entries(told.values ?? {}).map(([name, value]) => [name, cutValue(value, most)] as const);
  return { kind: told.kind, ...(told.values && { values: Object.fromEntries(values) }) };
}

function cutValue(value: SayingValue, most: number): SayingValue {
  if (typeof value === 'string') return shorten(value, most);
  return typeof value === 'object' && 'thing' in value ? { thing: shorten(value.thing, most) } : value;
}
