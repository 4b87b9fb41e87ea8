import { shorten } from '../../lib/text';

/** What an element stands in, in words: things and headings by their names alone, others with their kind; each name once. */
export function sayPlace(places: readonly string[]): string[] {
  const said: string[] = [];
  for (const place of places) {
    const words = shorten(OF_A_NAME.test(place) ? place.slice(place.indexOf(' ') + 1) : place, 50);
    if (words && !BARE.has(words) && !said.some((one) => one === words || words.endsWith(` ${one}`))) said.push(words);
  }
  return said;
}

/** A name tells these by itself. */
const OF_A_NAME = /^(item|listitem|heading) ./;
/** Without a name they tell nothing. */
const BARE = new Set(['item', 'listitem', 'list', 'heading']);
