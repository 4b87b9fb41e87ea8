import { alikeKey } from '../../../lib/text';

/** More than this share of the texts has the word: it tells nothing. */
const COMMON = 0.1;

/**
 * How much each text has to do with what is wanted: 5 for a rare word in common, 1 for a common one, 8 more where what is wanted holds the whole
 * text. Works without spaces too (Chinese, Japanese), by the whole text alone.
 */
export function relevanceOf(texts: readonly string[], wanted: string): number[] {
  const phrase = alikeKey(wanted);
  const words = new Set(phrase.split(' ').filter(tells));
  const found = texts.map((text) => {
    const said = alikeKey(text);
    return { said, shared: [...new Set(said.split(' '))].filter((word) => words.has(word)) };
  });
  const frequency = new Map<string, number>();
  for (const { shared } of found) for (const word of shared) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const most = Math.max(20, texts.length * COMMON);
  return found.map(({ said, shared }) => {
    const whole = said.length > 1 && phrase.includes(said) ? 8 : 0;
    return shared.reduce((sum, word) => sum + ((frequency.get(word) ?? 0) > most ? 1 : 5), whole);
  });
}

const tells = (word: string) => word.length > 2 || /^\d+$/.test(word);
