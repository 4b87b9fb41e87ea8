import { alikeKey } from '../../../src/lib/text';

/** Does each word that is typed begin a word of one of these texts, in any order? Nothing typed fits all. */
export function fitsWords(typed: string, ...texts: readonly string[]): boolean {
  return wordsFit(alikeWords(typed), alikeWords(texts.join(' ')));
}

/** The same for words that were parted before, where many texts are asked about. */
export const wordsFit = (begun: readonly string[], words: readonly string[]): boolean =>
  begun.every((one) => words.some((word) => word.startsWith(one)));

/** The words of a text, folded. */
export const alikeWords = (text: string): string[] => alikeKey(text).split(' ').filter(Boolean);
