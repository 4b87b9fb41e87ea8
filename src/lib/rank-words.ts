import { alikeKey } from './text';

/** A text that is looked for by parts of its words, parted once: many are looked through at each key. */
export interface PartedName<Item> {
  item: Item;
  /** The words of its name, folded. */
  words: readonly string[];
  initials: string;
  /** Words of what it stands in, which count less. */
  around: readonly string[];
}

/** Parts the words of a name, and of what it stands in. */
export function partName<Item>(item: Item, name: string, around = ''): PartedName<Item> {
  const words = foldedWords(name);
  return { item, words, initials: words.map(([first = '']) => first).join(''), around: foldedWords(around) };
}

/**
 * Those that have something for each word that is typed, in any order, the best first: a word, its beginning, initials of words that follow each other ("nt" for "New
 * task"), letters within a word, letters of one word in their order ("sve" for "Save"). Equally good ones stay in the order given; nothing typed fits all.
 */
export function rankByWords<Item>(typed: string, all: readonly PartedName<Item>[]): Item[] {
  const parts = foldedWords(typed);
  if (parts.length === 0) return all.map(({ item }) => item);
  const fitting = all.flatMap((one) => {
    const score = scoreOf(parts, one);
    return score === undefined ? [] : { item: one.item, score };
  });
  return fitting.sort((left, right) => right.score - left.score).map(({ item }) => item);
}

function scoreOf(parts: readonly string[], { words, initials, around }: PartedName<unknown>): number | undefined {
  let score = parts.join(' ') === words.join(' ') ? WHOLE_NAME : 0;
  for (const part of parts) {
    const found = bestIn(part, words, FIRST) || inInitials(part, initials) || bestIn(part, around, 0) * AROUND;
    if (found === 0) return undefined;
    score += found;
  }
  // Of two that fit alike, the one of which more was typed.
  return score - Math.min(words.length, 20) * FOR_EACH_WORD;
}

/** How well a part fits the best of these words, 0 for not at all; `first`: what it is worth that it is the first of them. */
function bestIn(part: string, words: readonly string[], first: number): number {
  let best = 0;
  for (const [at, word] of words.entries()) {
    const fits = inWord(part, word);
    if (fits) best = Math.max(best, at === 0 ? fits + first : fits);
  }
  return best;
}

function inWord(part: string, word: string): number {
  if (word === part) return 8;
  if (word.startsWith(part)) return 6;
  if (word.includes(part) && (part.length > 1 || UNSPACED.test(part))) return 3;
  return part.length > 2 && isSpelledIn(part, word) ? 1 : 0;
}

const inInitials = (part: string, initials: string): number => (part.length > 1 && initials.includes(part) ? 5 : 0);

/** Does the word begin as the part does, and hold its letters in their order? */
function isSpelledIn(part: string, word: string): boolean {
  if (word[0] !== part[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === part[at]) at++;
  return at === part.length;
}

const WHOLE_NAME = 10;
const FIRST = 0.5;
const AROUND = 0.3;
const FOR_EACH_WORD = 0.05;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const foldedWords = (text: string): string[] => alikeKey(text).replaceAll('ß', 'ss').split(' ').filter(Boolean);
