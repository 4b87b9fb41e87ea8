import { alikeKey } from '../../../src/lib/text';

/** Does each word that is typed begin one of these words, in any order? Nothing typed fits all. */
export const wordsFit = (begun: readonly string[], words: readonly string[]): boolean =>
  begun.every((one) => words.some((word) => word.startsWith(one)));

/** The words of a text, folded. */
export const alikeWords = (text: string): string[] => alikeKey(text).split(' ').filter(Boolean);
