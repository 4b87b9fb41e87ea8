import { withoutAccents } from '../lib/text';

/**
 * The words of a text in any script, folded: case, width and the accents of Latin, Greek and Cyrillic. Marks of other scripts stay, because there
 * they are letters. Scripts without spaces are cut by the dictionary of the runtime.
 */
export function words(text: string): string[] {
  const folded = withoutAccents(text);
  if (ASCII.test(folded)) return folded.match(/[a-z0-9]+/g) ?? [];
  if (!SPACELESS.test(folded)) return folded.match(WORD) ?? [];
  return [...segmenter.segment(folded)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** A label as the key of a comparison. Text of signs alone ("+", "…") stays itself. */
export function plain(label: string): string {
  const folded = withoutAccents(label);
  return (folded.match(WORD) ?? []).join(' ') || folded;
}

/** Most labels, and nothing in them to fold but case: ten times as fast. */
const ASCII = /^[ -~]*$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
