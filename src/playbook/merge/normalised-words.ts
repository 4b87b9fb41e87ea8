import { withoutAccents } from '../../lib/text';

/**
 * The words of a text in any script, normalised: case, width and the accents of Latin, Greek and Cyrillic. Combining marks of other scripts
 * stay, because there they are letters. Scripts without spaces are segmented by `Intl.Segmenter`.
 */
export function normalisedWords(text: string): string[] {
  const folded = withoutAccents(text);
  if (ASCII.test(folded)) return folded.match(/[a-z0-9]+/g) ?? [];
  if (!SPACELESS.test(folded)) return folded.match(WORD) ?? [];
  return [...segmenter.segment(folded)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Do the words of `part` stand in the text, side by side? No words stand in none. */
export function hasWords(text: string, part: string): boolean {
  const words = normalisedWords(part).join(' ');
  return words !== '' && ` ${normalisedWords(text).join(' ')} `.includes(` ${words} `);
}

/** A label as a comparison key. A text of signs alone ("+", "…") stays itself. */
export function labelKey(label: string): string {
  const folded = withoutAccents(label);
  return (folded.match(WORD) ?? []).join(' ') || folded;
}

/** Shortcut: most labels are ASCII, with only the case to normalise; ten times as fast. */
const ASCII = /^[ -~]*$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
