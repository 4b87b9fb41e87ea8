import { withoutAccents } from '../../lib/text';
import { labelKey, normalisedWords } from '../merge/normalised-words';

/** The names most similar to the wanted one, best first: by shared words and bigrams, of which at least a share of `least` (0..1) is in common. */
export function nearestNames(wanted: string, names: readonly string[], limit = 5, least = 0.2): string[] {
  const wantedWords = new Set(normalisedWords(wanted));
  const wantedPairs = pairs(wanted);
  return names
    .map((name) => ({ name, score: likeness(name, wantedWords, wantedPairs) }))
    .filter(({ score }) => score > least)
    .sort((left, right) => right.score - left.score || (left.name < right.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
}

function likeness(name: string, wantedWords: Set<string>, wantedPairs: Set<string>): number {
  return (overlap(new Set(normalisedWords(name)), wantedWords) + overlap(pairs(name), wantedPairs)) / 2;
}

function overlap(left: Set<string>, right: Set<string>): number {
  if (!left.size || !right.size) return 0;
  let shared = 0;
  for (const item of left) if (right.has(item)) shared++;
  return (2 * shared) / (left.size + right.size);
}

function pairs(text: string): Set<string> {
  const letters = labelKey(withoutAccents(text));
  const found = new Set<string>();
  for (let at = 0; at + 1 < letters.length; at++) found.add(letters.slice(at, at + 2));
  return found;
}
