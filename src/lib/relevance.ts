import { alikeKey } from './text';

/** More than this share of the texts has the word: it tells nothing. */
const COMMON = 0.1;

/** Texts that are weighed against what is wanted. They are taken in one by one, so that who has thousands may pause. */
export interface Relevance {
  /** Takes in the next text; answers its number, from 0. */
  add(text: string): number;
  /**
   * How much each text so far has to do with what is wanted: 5 for a rare word in common, 1 for a common one, 8 more where what is wanted holds
   * the whole text. Works without spaces too (Chinese, Japanese), by the whole text alone.
   */
  scores(): number[];
}

export function relevanceTo(wanted: string): Relevance {
  const phrase = alikeKey(wanted);
  const words = new Set(phrase.split(' ').filter(tells));
  const found: { whole: boolean; shared: string[] }[] = [];
  const frequency = new Map<string, number>();
  return {
    add: (text) => {
      const said = alikeKey(text);
      const shared = [...new Set(said.split(' '))].filter((word) => words.has(word));
      for (const word of shared) frequency.set(word, (frequency.get(word) ?? 0) + 1);
      return found.push({ whole: said.length > 1 && phrase.includes(said), shared }) - 1;
    },
    scores: () => {
      const most = Math.max(20, found.length * COMMON);
      return found.map(({ whole, shared }) =>
        shared.reduce((sum, word) => sum + ((frequency.get(word) ?? 0) > most ? 1 : 5), whole ? 8 : 0),
      );
    },
  };
}

/** The scores of all texts at once. */
export function relevanceOf(texts: readonly string[], wanted: string): number[] {
  const relevance = relevanceTo(wanted);
  for (const text of texts) relevance.add(text);
  return relevance.scores();
}

const tells = (word: string) => word.length > 2 || /^\d+$/.test(word);
