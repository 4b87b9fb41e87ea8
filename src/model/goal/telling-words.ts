import { alikeKey, sameKey } from '../../lib/text';
import { isConnector, isFiller, isKind, isRelation, verbOf, verbOfPair } from './lexicon';

/** The words of a text in any script, as `same` compares them; scripts without spaces are segmented by `Intl.Segmenter`. */
export function wordsIn(text: string): string[] {
  const key = sameKey(text);
  if (ASCII.test(key)) return key.match(/[a-z0-9]+/g) ?? [];
  return [...segmenter.segment(key)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** The words that carry meaning: no articles, no connecting words, no kinds of controls. Verbs are "#" and their concept. */
export function tellingWords(text: string): string[] {
  const words = wordsIn(text);
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const { verb, length } = verbAt(words, at);
    if (verb) found.push(`#${verb}`);
    else if (!SAYS_NOTHING.some((says) => says(word) || says(bare(word)))) found.push(word);
    at += length - 1;
  }
  return found;
}

/** A verb of up to three words: "log in", "開|い|て", and separable verbs of German and English: "melde dich an". */
function verbAt(words: readonly string[], at: number): { verb: string | undefined; length: number } {
  const word = words[at] ?? '';
  const pair = verbOfPair(bare(word), bare(words[at + 1] ?? ''));
  if (pair) return { verb: pair, length: 2 };
  for (const length of ASCII.test(word) ? [] : [3, 2]) {
    const verb = verbOf(words.slice(at, at + length).join(''));
    if (verb) return { verb, length };
  }
  return { verb: verbOfPair(bare(word), bare(words.at(-1) ?? '')) ?? verbOf(word) ?? verbOf(bare(word)), length: 1 };
}

const SAYS_NOTHING = [isFiller, isRelation, isConnector, isKind];
const ASCII = /^[ -~]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The lexicon has its words without accents. */
const bare = (word: string) => (ASCII.test(word) ? word : alikeKey(word));
