import { shorten } from '../../../src/lib/text';
import { say } from '../../locales/say';

/** An element as a person calls it: “Save” for `button "Save"`; "it" where it has only a number. At most 120 characters. */
export function sayThing(said: string): string {
  const [, name] = /^[a-z][\w-]*(?: [a-z]+)? "(.+?)"/s.exec(said) ?? [];
  if (name !== undefined) return sayQuoted(name, 120);
  return /^element \d+/.test(said) || said === '' ? say('why.it') : shorten(said, 120);
}

/** A name or a text in the quotation marks of the language, cut at `most` characters. */
export const sayQuoted = (text: string, most: number): string => say('quote', { text: shorten(text, most) });
