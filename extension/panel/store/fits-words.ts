import { alikeKey } from '../../../src/lib/text';

/** Does each word that is typed begin a word of one of these texts, in any order? Nothing typed fits all. */
export function fitsWords(typed: string, ...texts: readonly string[]): boolean {
  const words = wordsOf(texts.join(' '));
  return wordsOf(typed).every((begun) => words.some((word) => word.startsWith(begun)));
}

const wordsOf = (text: string): string[] => alikeKey(text).split(' ').filter(Boolean);
