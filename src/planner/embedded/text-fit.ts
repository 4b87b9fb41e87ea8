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
  const prepared: Comparable = { text, normal, compact: normal.replace(/ /g, ''), words: normal === '' ? [] : normal.split(' ') };
  const concept = conceptOf(normal);
  if (concept) prepared.concept = concept;
  return prepared;
}

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
  if (said.normal === name.normal) return letters(said) === letters(name) ? 0.99 : UNACCENTED;
  if (said.compact === name.compact && numbersOf(said) === numbersOf(name)) return 0.98;
  if (isSameButArticles(said, name)) return 0.965;
  if (said.concept && said.concept === name.concept) return 0.92;
  return Math.max(wordFit(said, name), conceptFit(said, name));
}

/** The same but for accents of Latin letters: who has them as said comes before, by more than what contenders may differ in (choose-element). */
const UNACCENTED = 0.975;

const letters = ({ text }: Comparable) => sameKey(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** "place the order" is "Place order", though not to the letter. */
function isSameButArticles(said: Comparable, name: Comparable): boolean {
  const bare = withoutArticles(said);
  return bare !== '' && bare === withoutArticles(name) && numbersOf(said) === numbersOf(name);
}

/** "Person 99" is not "Person 9 9", whatever the spaces. */
const numbersOf = ({ normal }: Comparable) => normal.match(/\d+/g)?.join(' ');

function conceptFit(said: Comparable, name: Comparable): number {
  if (!said.concept || name.words.length > 8) return 0;
  if (!conceptsIn(name.normal).has(said.concept)) return 0;
  return name.words.length <= 3 ? 0.78 : 0.72;
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
  const begins = used.has(0) ? 0.02 : 0;
  // One word of a long sentence names nothing.
  if (covers === 1 && ofName < HARDLY) return 0.6;
  if (covers === 1) return 0.7 + 0.2 * ofName + begins - 0.03 * loose;
  if (ofName === 1) return 0.25 + 0.5 * covers - 0.03 * loose;
  return 0.55 * Math.min(covers, (covers + ofName) / 2);
}

const HARDLY = 0.06;

/** Inside of what is said they say nothing: "launch the success dialog" is "Launch success dialog". */
const articles = once(() => new Set(inAnyLanguage(({ grammar }) => grammar.silentArticles).split('|')));

/** A text as one word, without the articles in it. */
export function withoutArticles({ words }: Comparable): string {
  return words.filter((word) => !articles().has(word)).join('');
}

function substringFit(said: Comparable, name: Comparable): number {
  // Marks are letters there: what resembles a part ("カス" in "ガス料金") is no part.
  const [part, whole] = [said, name].map(({ text }) => bareWords(text).join('')) as [string, string];
  if (whole.includes(part)) return 0.7 + 0.2 * (part.length / whole.length);
  if (whole.length > 1 && part.includes(whole)) return 0.3 + 0.5 * (whole.length / part.length);
  return 0;
}

function findWord(word: string, words: readonly string[], used: ReadonlySet<number>): { index: number; edits: number } | undefined {
  const exact = words.findIndex((other, index) => other === word && !used.has(index));
  if (exact >= 0) return { index: exact, edits: 0 };
  // One letter more or less is another word where words are short and have no spaces, or lost their vowels with their marks.
  const limit = ALPHABET.test(word) ? allowedEdits(word) : 0;
  if (limit === 0) return undefined;
  for (let index = 0; index < words.length; index++) {
    const other = words[index] ?? '';
    if (used.has(index) || other.length < 3 || Math.abs(other.length - word.length) > limit || /\d/.test(other)) continue;
    if (isForm(word, other)) return { index, edits: 0.5 };
    const edits = editDistance(word, other, limit);
    if (edits <= limit) return { index, edits };
  }
  return undefined;
}

const ALPHABET = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+$/u;

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
