import { once } from '../../lib/once';
import { alikeKey, differInMeaning, markedAsIn, same } from '../../lib/text';
import { thingCalled } from './same-thing';
import { tables } from './tables';

/** A name, or what was said for one, ready to be compared. */
export interface Name {
  text: string;
  normal: string;
  words: readonly string[];
  /** The words without the articles among them: "launch the success dialog" is "Launch success dialog"; and these as one. */
  bare: readonly string[];
  joined: string;
}

/** How well a name is what was said. What is less than `words` is not meant. */
export const FIT = { same: 4, alike: 3, thing: 2, words: 1, none: 0 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** Signs alone ("×", "›") keep themselves. */
export function nameOf(text: string): Name {
  const known = KNOWN.get(text);
  if (known) return known;
  const normal = alikeKey(text) || text.trim().toLowerCase();
  const words = wordsIn(normal);
  const bare = words.filter((word) => !silent().has(word));
  const made = { text, normal, words, bare, joined: bare.join('') };
  if (KNOWN.size > KEPT_TEXTS) KNOWN.clear();
  KNOWN.set(text, made);
  return made;
}
/** Pages are looked at again and again; their texts stay. How many by judgement, for memory. */
const KEPT_TEXTS = 20_000;
const KNOWN = new Map<string, Name>();

/** Chinese and Japanese write no spaces: their words are told apart by a dictionary (https://tc39.es/ecma402/#segmenter-objects). */
const wordsIn = (normal: string): string[] =>
  UNSPACED.test(normal)
    ? Array.from(segmenter().segment(normal)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
    : normal.split(' ').filter(Boolean);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = once(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/** The only measure of what was said against names: the same; the same but for spaces, articles and marks that were not typed; the same thing in the words of another site; whole words of it. */
export function fitOf(said: Name, name: Name): Fit {
  if (said.normal === '' || name.normal === '') return FIT.none;
  const fit = likeness(said, name);
  if (fit === FIT.alike && same(said.text, name.text)) return FIT.same;
  // Asked last: it is dear, and a page has thousands of names that share no word with what was said.
  return fit === FIT.none || differInMeaning(markedAsIn(name.text, said.text), name.text) ? FIT.none : fit;
}

/** How well they fit, whatever signs and accents they differ in. */
function likeness(said: Name, name: Name): Fit {
  if (said.normal === name.normal || (said.joined === name.joined && said.joined !== '' && numbersIn(said) === numbersIn(name)))
    return FIT.alike;
  // "Cart 2" is the cart, and how much is in it.
  const counted = name.normal.replace(/ \d+$/, '');
  const thing = thingCalled(said.normal);
  if (said.normal === counted || (thing !== undefined && thing === thingCalled(counted))) return FIT.thing;
  const [wanted, called] = [said.bare, name.bare];
  // One word of a sentence names nothing.
  if (wanted.length === 0 || wanted.length > called.length || (wanted.length === 1 && called.length > SENTENCE)) return FIT.none;
  return called.some((_word, at) => wanted.every((word, index) => called[at + index] === word)) ? FIT.words : FIT.none;
}

/** Names of more words than this are sentences; by judgement. */
const SENTENCE = 8;

/** "Person 99" is not "Person 9 9", whatever the spaces. */
const numbersIn = ({ normal }: Name): string => (normal.match(/\d+/g) ?? []).join(' ');

const silent = once(() => new Set(tables().flatMap((table) => [...table.silent])));

/** Is it the word for this thing, or one of the words of a name? "Search products" is called search. */
export const isCalled = (names: readonly Name[], ...called: string[]): boolean => {
  const rows = called.map(thingCalled);
  return names.some(({ normal, words }) => [normal, ...words].some((word) => rows.includes(thingCalled(word) ?? -1)));
};
