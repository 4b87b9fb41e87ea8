import { alikeKey } from '../lib/text';

/** "a|b" and "b|c" as "a|b|c": each alternative once. Only for words: a pattern may have `|` inside. */
export function joinWords(lists: readonly (string | undefined)[]): string {
  return [...new Set(lists.flatMap((list) => list?.split('|') ?? []))].join('|');
}

/** Patterns as one that matches what any of them does; undefined where there is none. */
export const joinPatterns = (patterns: readonly (string | undefined)[]): string =>
  [...new Set(patterns.filter((pattern) => pattern !== undefined))].join('|');

/**
 * The same for words that are looked for anywhere in a text without accents: a word that holds another one finds nothing more ("numero" where "numer" is
 * looked for). Short words and those with `=` are looked for as whole words, and stay.
 */
export function joinParts(lists: readonly (string | undefined)[]): string {
  const words = joinWords(lists).split('|');
  const parts = words.filter((word) => !word.startsWith('=') && alikeKey(word).length >= WHOLE && !alikeKey(word).includes(' '));
  return words
    .filter((word, at) => {
      const key = alikeKey(word);
      if (word.startsWith('=') || key.length < WHOLE) return true;
      return !parts.some((part) => part !== word && key.includes(alikeKey(part)) && (key !== alikeKey(part) || words.indexOf(part) < at));
    })
    .join('|');
}
/** Latin words of fewer letters are whole words (`patternOfWord` in `src/model/secret/secret`). */
const WHOLE = 4;
