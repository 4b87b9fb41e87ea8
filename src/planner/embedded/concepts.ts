import { commandLanguages } from '../../languages/joined/command-languages';
import { once } from '../../lib/once';
import { alikeKey } from '../../lib/text';

/** The concept that a normalised text names as a whole, in any language. */
export function conceptOf(normal: string): string | undefined {
  return concepts().get(normal);
}

/** All concepts named inside a normalised text. */
export function conceptsIn(normal: string): ReadonlySet<string> {
  const cached = CACHE.get(normal);
  if (cached) return cached;
  const found = new Set<string>();
  const words = normal.split(' ');
  for (let start = 0; start < words.length; ) {
    const length = longestAt(words, start);
    const concept = concepts().get(words.slice(start, start + length).join(' '));
    if (concept) found.add(concept);
    start += Math.max(1, length);
  }
  for (const [word, concept] of unspaced()) if (normal.includes(word)) found.add(concept);
  if (CACHE.size > KEPT_TEXTS) CACHE.clear();
  CACHE.set(normal, found);
  return found;
}

/** What a sentence begins with: the longest concept, else its first word; and the words behind it. "Get rid of the letter" begins with one of three words. */
export function deedIn(words: readonly string[]): { deed: string; rest: string[] } {
  const length = Math.max(1, longestAt(words, 0));
  return { deed: words.slice(0, length).join(' '), rest: words.slice(length) };
}

/** The longest names of concepts in the language packs have four words ("in den Warenkorb legen"). */
const LONGEST = 4;

/** Words of the longest concept that begins here: "add to cart" is no "cart". */
function longestAt(words: readonly string[], start: number): number {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
    if (concepts().has(words.slice(start, start + length).join(' '))) return length;
  }
  return 0;
}

/** By judgement, for memory. */
const KEPT_TEXTS = 5000;
const CACHE = new Map<string, ReadonlySet<string>>();

/** First come, first kept: a word that names two concepts in two languages names the one of the earlier language. */
const concepts = once((): ReadonlyMap<string, string> => collect(() => true));
const unspaced = once((): readonly [string, string][] => [...collect((spaced) => !spaced)].filter(([word]) => word.length > 1));

function collect(wanted: (spaced: boolean) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const { spaced, names } of commandLanguages()) {
    if (!wanted(spaced)) continue;
    for (const [concept, words] of Object.entries(names.concepts)) {
      for (const word of words.split('|')) {
        const normal = alikeKey(word) || word.trim().toLowerCase();
        if (!found.has(normal)) found.set(normal, concept);
      }
    }
  }
  return found;
}
