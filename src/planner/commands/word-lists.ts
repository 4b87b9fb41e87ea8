import { foldLetters } from '../../lib/text';

/** "a|b" as a list, folded. */
export const wordList = (words = ''): string[] => words.split('|').map(foldLetters).filter(Boolean);

/** A pattern of any of these words, longest first: "fill in" before "fill", or its second word would go into a slot. */
export function anyOf(words: readonly string[]): string {
  if (words.length === 0) return '(?!)';
  const longest = [...words].sort((left, right) => right.length - left.length);
  return longest.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+')).join('|');
}

/** "1=first=1st|2=second" as words to numbers. */
export function counted(source: string): Map<string, number> {
  const rows = source.split('|').map((row) => row.split('='));
  return new Map(rows.flatMap(([number, ...words]) => words.map((word): [string, number] => [foldLetters(word), Number(number)])));
}

/** Words by what they stand for, the other way round. */
export const byWord = <Key extends string>(words: Partial<Record<Key, string>>): ReadonlyMap<string, Key> =>
  new Map(Object.entries(words).flatMap(([key, said]) => wordList(said as string).map((word): [string, Key] => [word, key as Key])));
