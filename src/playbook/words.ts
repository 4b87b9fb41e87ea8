import { tidy } from '../lib/text';

/**
 * The words of a text in any script, folded: case, width and the accents of Latin, Greek and Cyrillic. Marks of other scripts stay, because there
 * they are letters. Scripts without spaces are cut by the dictionary of the runtime.
 */
export function words(text: string): string[] {
  const folded = fold(text);
  if (ASCII.test(folded)) return folded.match(/[a-z0-9]+/g) ?? [];
  if (!SPACELESS.test(folded)) return folded.match(WORD) ?? [];
  return [...segmenter.segment(folded)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** How two labels are compared here: like the words, joined by single spaces. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return tidy(text).normalize('NFKD').toLowerCase().replace(ACCENTS, '$1').normalize('NFC');
}

/** A label as the key of a comparison. Text of signs alone ("+", "…") stays itself. */
export function plain(label: string): string {
  const folded = fold(label);
  return (folded.match(WORD) ?? []).join(' ') || folded;
}

/** Most labels, and nothing in them to fold but case: ten times as fast. */
const ASCII = /^[ -~]*$/;
/** Not the breve of Cyrillic: "й" is another letter than "и". */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+|(?<=\p{Script=Cyrillic})[\u0300\u0301\u0308]/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
