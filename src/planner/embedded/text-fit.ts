import { once } from '../../lib/once';
import { alikeKey, bareWords, differInMeaning, same, sameKey } from '../../lib/text';
import { inAnyLanguage } from './all-languages';
import { conceptOf, conceptsIn } from './concepts';
import { allowedEdits, editDistance } from './edit-distance';

/** A text ready to be compared. */
export interface Comparable {
  text: string;
  normal: string;
  /** Without spaces: "log in" and "login" are one word to people. */
  compact: string;
  words: string[];
  /** The concept that the whole text names. */
  concept?: string;
}

/** The steps of `textFit` that a decision may ask for. They lie between its values for these cases, and the corpus of commands holds them. */
export const FIT = {
  /** The same to the letter, or but for accents, spaces and case. */
  exact: 0.97,
  /** At least another word for the same thing ("basket" for "cart"). */
  sameThing: 0.92,
  /** All that was said is in the name, which may say more. */
  inName: 0.7,
} as const;

/** Two fits that differ by less are equal: of "Save" and "Save as", both said to the letter, neither is meant for sure. */
export const EQUAL_WITHIN = 0.02;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Prepares a text. Signs alone ("×", "›") keep themselves. */
export function comparable(text: string): Comparable {
  const normal = alikeKey(text) || text.trim().toLowerCase();
  const prepared: Comparable = { text, normal, compact: normal.replace(/ /g, ''), words: wordsOf(normal) };
  const concept = conceptOf(normal);
  if (concept) prepared.concept = concept;
  return prepared;
}

/** Chinese and Japanese write no spaces: their words are told apart by a dictionary (https://tc39.es/ecma402/#segmenter-objects). */
const wordsOf = (normal: string): string[] =>
  UNSPACED.test(normal)
    ? Array.from(segmenter().segment(normal)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
    : normal.split(' ').filter(Boolean);

/** The words of a text as they are written, signs with the word before them, and where each begins. */
export const writtenWords = (text: string): { text: string; at: number }[] => {
  if (!UNSPACED.test(text)) return [{ text, at: 0 }];
  const words: { text: string; at: number }[] = [];
  for (const { segment, isWordLike, index } of segmenter().segment(text)) {
    const last = words.at(-1);
    if (last && !isWordLike) last.text += segment;
    else words.push({ text: segment, at: index });
  }
  return words;
};
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = once(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/**
 * How well a name is what was said, 0..1: 1 the same, 0 what a sign tells from it ("C#" is not "C++"). It is the only measure of words against names in
 * this planner; what each step of it means stands in `FIT`.
 */
export function textFit(said: Comparable, name: Comparable): number {
  const known = FITS.get(said) ?? new Map<Comparable, number>();
  FITS.set(said, known);
  const fit = known.get(name) ?? measure(said, name);
  known.set(name, fit);
  return fit;
}

/** A page says the same thing many times ("Add to cart"), and its names are one object each. */
const FITS = new WeakMap<Comparable, Map<Comparable, number>>();

function measure(said: Comparable, name: Comparable): number {
  if (said.compact === '' || name.compact === '') return 0;
  if (same(said.text, name.text)) return 1;
  if (differInMeaning(said.text, name.text)) return 0;
  if (said.normal === name.normal) return letters(said) === letters(name) ? SAME_LETTERS : UNACCENTED;
  if (said.compact === name.compact && numbersOf(said) === numbersOf(name)) return SAME_BUT_SPACES;
  if (isSameButArticles(said, name)) return SAME_BUT_ARTICLES;
  if (said.concept && said.concept === name.concept) return FIT.sameThing;
  const fit = Math.max(wordFit(said, name), conceptFit(said, name));
  // "My cart" is rather "View your cart" than "Add to cart", which as a whole is something else.
  return said.concept && name.concept ? Math.min(fit, FIT.inName) : fit;
}

/** The same but for accents of Latin letters: who has them as said comes before, by more than what contenders may differ in (choose-element). */
const UNACCENTED = 0.975;
/** The same letters, though not the same text: next to 1. */
const SAME_LETTERS = 0.99;
/** "log in" for "login": after the same letters, before other accents; by judgement within that order. */
const SAME_BUT_SPACES = 0.98;
/** The first that is not to the letter: just below `FIT.exact`. */
const SAME_BUT_ARTICLES = 0.965;

const letters = ({ text }: Comparable) => sameKey(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** "place the order" is "Place order", though not to the letter. */
function isSameButArticles(said: Comparable, name: Comparable): boolean {
  const bare = withoutArticles(said);
  return bare !== '' && bare === withoutArticles(name) && numbersOf(said) === numbersOf(name);
}

/** "Person 99" is not "Person 9 9", whatever the spaces. */
const numbersOf = ({ normal }: Comparable) => normal.match(/\d+/g)?.join(' ');

/** Is there a number in what was said that the name has not? */
function lacksNumber({ words }: Comparable, name: Comparable): boolean {
  return words.some((word) => /^\d+$/.test(word) && !name.words.some((other) => other === word || isPlaceOf(word, other)));
}

/** Names of more words than this are sentences, which mention many concepts; by judgement. */
const SENTENCE = 8;
/** A name of up to this many words is mostly about the concept in it; by judgement. */
const SHORT_NAME = 3;
/** A concept inside a name is a little more than `FIT.inName`, and below a synonym of the whole; how much by judgement. */
const CONCEPT_INSIDE = { shortName: 0.78, longName: 0.72 };

function conceptFit(said: Comparable, name: Comparable): number {
  if (!said.concept || name.words.length > SENTENCE) return 0;
  if (!conceptsIn(name.normal).has(said.concept)) return 0;
  return name.words.length <= SHORT_NAME ? CONCEPT_INSIDE.shortName : CONCEPT_INSIDE.longName;
}

function wordFit(said: Comparable, name: Comparable): number {
  if (CJK.test(said.compact) || CJK.test(name.compact)) return substringFit(said, name);
  let matched = 0;
  let total = 0;
  let loose = 0;
  const used = new Set<number>();
  for (const word of said.words) {
    const at = findWord(word, name.words, used);
    if (!at && articles().has(word)) continue;
    total += word.length;
    if (!at) continue;
    used.add(at.index);
    matched += word.length;
    loose += at.edits;
  }
  if (matched === 0) return 0;
  const covers = matched / total;
  const nameTotal = name.words.reduce((sum, word) => sum + word.length, 0);
  const ofName = Math.min(1, [...used].reduce((sum, index) => sum + (name.words[index]?.length ?? 0), 0) / nameTotal);
  const begins = used.has(0) ? BEGINS : 0;
  // One word of a long sentence names nothing.
  if (covers === 1 && ofName < HARDLY) return HARDLY_IN_NAME;
  if (covers === 1) return FIT.inName + OF_NAME * ofName + begins - PER_EDIT * loose;
  // "25 rows per page" says more than "Rows per page" is called, and that is what matters of it.
  if (ofName === 1 && lacksNumber(said, name)) return NAME_IN_SAID;
  if (ofName === 1) return NAME_IN_SAID + OF_SAID * covers - PER_EDIT * loose;
  return OVERLAP * Math.min(covers, (covers + ofName) / 2);
}

/** The part of a name below which a word says nothing of it: a seventeenth of its letters; by judgement. */
const HARDLY = 0.06;
/** Just below what `chooseElement` takes where nobody asks otherwise (0.62). */
const HARDLY_IN_NAME = 0.6;
/** What a name gets more, the more of it was said: with `BEGINS` the whole of it comes up to `FIT.sameThing`. */
const OF_NAME = 0.2;
/** "Save" is rather "Save as" than "Quick save"; no more than `EQUAL_WITHIN`. */
const BEGINS = 0.02;
/** What a misspelt letter costs: more than `EQUAL_WITHIN`, so that the rightly spelt comes first. */
const PER_EDIT = 0.03;
/** More was said than the name has: 0.75 where nearly all of what was said is the name, by judgement. */
const NAME_IN_SAID = 0.25;
const OF_SAID = 0.5;
/** Both have words that the other has not: below what `chooseElement` takes where nobody asks for less (0.62), so mostly for suggestions. */
const OVERLAP = 0.55;

/** Inside of what is said they say nothing: "launch the success dialog" is "Launch success dialog". */
const articles = once(() => new Set(inAnyLanguage(({ grammar }) => grammar.silentArticles).split('|')));

/** A text as one word, without the articles in it. */
export function withoutArticles({ words }: Comparable): string {
  return words.filter((word) => !articles().has(word)).join('');
}

/** As `NAME_IN_SAID`, where words have no spaces; a little more by judgement. */
const NAME_IN_UNSPACED = 0.3;

function substringFit(said: Comparable, name: Comparable): number {
  // Marks are letters there: what resembles a part ("カス" in "ガス料金") is no part.
  const [part, whole] = [said, name].map(({ text }) => bareWords(text).join('')) as [string, string];
  if (whole.includes(part)) return FIT.inName + OF_NAME * (part.length / whole.length);
  if (whole.length > 1 && part.includes(whole)) return NAME_IN_UNSPACED + OF_SAID * (whole.length / part.length);
  return 0;
}

function findWord(word: string, words: readonly string[], used: ReadonlySet<number>): { index: number; edits: number } | undefined {
  const exact = words.findIndex((other, index) => (other === word || isPlaceOf(word, other)) && !used.has(index));
  if (exact >= 0) return { index: exact, edits: 0 };
  // One letter more or less is another word where words are short and have no spaces, or lost their vowels with their marks.
  const limit = ALPHABET.test(word) ? allowedEdits(word) : 0;
  if (limit === 0) return undefined;
  for (let index = 0; index < words.length; index++) {
    const other = words[index] ?? '';
    if (used.has(index) || other.length < SHORTEST_ALIKE || Math.abs(other.length - word.length) > limit || /\d/.test(other)) continue;
    if (isForm(word, other)) return { index, edits: PLURAL };
    const edits = editDistance(word, other, limit);
    if (edits <= limit) return { index, edits };
  }
  return undefined;
}

/** Shorter words of a name ("as", "to") are near too many others; by judgement. */
const SHORTEST_ALIKE = 3;
/** A plural is less of a difference than a misspelt letter; half of one by judgement. */
const PLURAL = 0.5;

const ALPHABET = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+$/u;

/** "17" in "May 17th": how a day is written that is called by its number. */
const isPlaceOf = (word: string, other: string): boolean =>
  /^\d+$/.test(word) && other.length > word.length && other.startsWith(word) && numberEnding().test(other.slice(word.length));
const numberEnding = once(() => new RegExp(`^(?:${inAnyLanguage(({ grammar }) => grammar.numberEndings)})$`, 'u'));

/** "result" and "results". */
function isForm(word: string, other: string): boolean {
  return word === `${other}s` || other === `${word}s`;
}

/** The one of several things whose name is what was said; undefined where none is, or two are alike. */
export function theOneCalled<Thing>(said: Comparable, things: readonly Thing[], nameOf: (thing: Thing) => string): Thing | undefined {
  const fits = things.map((thing) => ({ thing, fit: textFit(said, comparable(nameOf(thing))) })).filter(({ fit }) => fit >= FIT.inName);
  const best = Math.max(0, ...fits.map(({ fit }) => fit));
  const alike = fits.filter(({ fit }) => fit >= best - EQUAL_WITHIN);
  return alike.length === 1 ? alike[0]?.thing : undefined;
}
