import { alikeKey, bareWords, differInMeaning } from '../../../lib/text';
import { isVerbOfDeed } from '../../../model/risk-label';
import { conceptOf } from '../concepts';
import { CONTROLS } from '../inside';
import type { Entry, Scene } from '../scene';
import { type Comparable, comparable } from '../text-fit';

/** How much of a name was said. What says no more than what to do or what kind it is ("Open settings dialog") need not be, where the rest was. */
export function shareOf(
  { words, concept }: Comparable,
  whole: readonly string[],
  said: { isEmpty(word: string): boolean } | undefined,
): number {
  const isSaid = (word: string) => whole.some((one) => has(new Set([word]), one));
  const share = words.filter(isSaid).length / Math.max(1, words.length);
  if (!said) return share;
  if (concept !== undefined && whole.some((one) => conceptOf(one) === concept)) return 1;
  const tells = words.filter((word) => !said.isEmpty(word));
  return tells.length > 0 && tells.every(isSaid) ? Math.max(share, TELLS_ALL) : share;
}

/** As `ALL_OF_IT`: who has every word comes before. */
const TELLS_ALL = 0.96;

/** The word, its plural, or another word for the same thing ("supprime" on a button "Remove"). */
export const has = (words: ReadonlySet<string>, word: string): boolean => {
  if (words.has(word) || words.has(`${word}s`) || (word.endsWith('s') && words.has(word.slice(0, -1)))) return true;
  const concept = conceptOf(word);
  return concept !== undefined && [...words].some((other) => conceptOf(other) === concept);
};

/** With its signs: "C#" is not "C++", and "+1" not "-1". */
export const isWrittenIn = (word: string, texts: readonly Comparable[]): boolean =>
  texts.some(({ text }) =>
    bareWords(text).some(
      (other) =>
        (alikeKey(word) === '' ? other === word : has(new Set([alikeKey(other)]), alikeKey(word))) && !differInMeaning(word, other),
    ),
  );

/**
 * Are the words that its own name lacks the name of another control, or most of it? Then two things are meant: "an email when someone answers, and one for new projects".
 * `words`: those of the sentence that are not small.
 */
export function saysAnother({ entries }: Scene, words: readonly string[], { texts }: Entry, small: ReadonlySet<string>): boolean {
  const own = new Set(texts.flatMap(({ text }) => text.words));
  const left = new Set(words.filter((word) => !has(own, word)));
  return entries.some(({ element: { role, name } }) => {
    const tells = comparable(name).words.filter((word) => !small.has(word) && !has(own, word));
    const said = tells.filter((word) => has(left, word));
    return CONTROLS.has(role) && said.length >= ENOUGH_WORDS && said.length >= tells.length * MOST_OF_IT;
  });
}
/** By judgement: two words of a name, and not all of a long one, are no accident. */
const ENOUGH_WORDS = 2;
const MOST_OF_IT = 0.6;

interface SaidWords {
  telling: readonly string[];
  quotes: readonly string[];
  rest: ReadonlySet<string>;
  first: string;
  ordinal: number | undefined;
}

/** Only what cannot be undone was said, and a word for things that the name lacks. */
export const isDeedAlone = ({ telling, quotes, rest, first, ordinal }: SaidWords, names: ReadonlySet<string>): boolean =>
  ordinal === undefined &&
  telling.length === 1 &&
  telling[0] === first &&
  quotes.length === 0 &&
  isVerbOfDeed(first) &&
  [...rest].some((word) => !has(names, word));
