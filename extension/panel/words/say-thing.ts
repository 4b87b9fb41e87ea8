import { shorten } from '../../../src/lib/text';
import type { Landmark } from '../../../src/model/landmark';
import { readLandmark } from '../../../src/model/landmark-words';
import { say } from '../../locales/say';

/** An element as a person calls it: “Save” for `button "Save"`; "the button" where it has only a kind, "it" where only a number. At most 120 characters. */
export function sayThing(said: string): string {
  const [, name] = /^[a-z][\w-]*(?: [a-z]+)? "(.+?)"/s.exec(said) ?? [];
  if (name !== undefined) return sayQuoted(name, 120);
  if (/^element \d+/.test(said) || said === '') return say('why.it');
  return /^[a-z][a-z0-9]*$/.test(said) ? say('thing.plain', { kind: said }) : shorten(said, 120);
}

/** Where something stands: “the row “Bob””, "the menu". A text is a landmark as the engine writes it. */
export function sayPlaceInWords(place: Landmark | string): string {
  const { kind, name } = typeof place === 'string' ? readLandmark(place) : place;
  return name === undefined ? say('place.plain', { kind }) : say('place.named', { kind, name: sayQuoted(name, 120) });
}

/** A name or a text in the quotation marks of the language, cut at `most` characters. */
export const sayQuoted = (text: string, most: number): string => say('quote', { text: shorten(text, most) });
