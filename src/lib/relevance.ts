import { alikeKey } from './text';

/** A word that more than this share of the texts contain does not distinguish them. */
const COMMON = 0.1;

/** Ranks texts by a query. They are added one by one, so that a caller with thousands may pause. */
export interface Relevance {
  /** Adds the next text; returns its index, from 0. */
  add(text: string): number;
  /**
   * The score of each text so far: 5 for a rare word in common, 1 for a common one, 8 more where the query contains the whole text. Works
   * without spaces too (Chinese, Japanese), by the whole text alone.
   */
  scores(): number[];
}

/** An empty ranking for a query. */
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
