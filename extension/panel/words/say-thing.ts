import { shorten } from '../../../src/lib/text';
import { sayTarget, tellingLabel } from '../../../src/model/operations/say-target';
import { calledBy, placeAmongLike, selectorWord } from '../../../src/model/page/called-by';
import type { Landmark } from '../../../src/model/page/landmark';
import { readLandmark } from '../../../src/model/page/landmark-words';
import type { Target } from '../../../src/model/page/target';
import type { Param } from '../../../src/model/playbook/playbook';
import { say } from '../../locales/say';

/** An element as a person calls it: “Save” for `button "Save"`; "the button" where it has only a kind, "it" where only a number. At most 120 characters. */
export function sayThing(said: string): string {
  const [, name] = /^[a-z][\w-]*(?: [a-z]+)? "(.+?)"/s.exec(said) ?? [];
  if (name !== undefined) return sayQuoted(name, 120);
  if (/^element \d+/.test(said) || said === '') return say('why.it');
  return /^[a-z][a-z0-9]*$/.test(said) ? say('thing.plain', { kind: said }) : shorten(said, 120);
}

/**
 * What an operation acts on, as a person calls it: “Add”, and in which row, card or dialog where others are called so: “Add” in “Ash Tripod”. Without a name
 * the plain kind of the element; '' where the operation names none. `label` is the target as the page named it.
 */
export function sayAim(target: Target, label?: string): string {
  const said = tellingLabel(target, label) || sayPlainly(target);
  const place = target.fingerprint && placeAmongLike(target.fingerprint);
  const thing = said && sayThing(said);
  return thing && place ? say('thing.within', { thing, place: sayQuoted(place, 60) }) : thing;
}

/** No selector, class or test id: those are the page's own. */
function sayPlainly(target: Target): string {
  const { fingerprint: print, selector } = target;
  if (print && !calledBy(print)) return print.role || print.tag;
  const said = sayTarget(target);
  if (print || said !== selector) return said;
  const word = selectorWord(said);
  return word ? sayQuoted(word, 60) : 'element';
}

/** A blank as a person calls it: by its label, else by its name in words. */
export const sayBlank = ({ name, label }: Pick<Param, 'name' | 'label'>): string => label ?? name.replace(/[-_]+/g, ' ');

/** Where something stands: “the row “Bob””, "the menu". A text is a landmark as the engine writes it. */
export function sayPlaceInWords(place: Landmark | string): string {
  const { kind, name } = typeof place === 'string' ? readLandmark(place) : place;
  return name === undefined ? say('place.plain', { kind }) : say('place.named', { kind, name: sayQuoted(name, 120) });
}

/** A name or a text in the quotation marks of the language, cut at `most` characters. */
export const sayQuoted = (text: string, most: number): string => say('quote', { text: shorten(text, most) });
