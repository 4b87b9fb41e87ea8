import { shorten } from '../../lib/text';
import type { Landmark } from '../../model/landmark';
import { sayLandmark } from '../../model/landmark-words';

/** What an element stands in, in words: things and headings by their names alone, others with their kind; each name once. */
export function sayPlace(places: readonly Landmark[]): string[] {
  const said: string[] = [];
  for (const place of places) {
    const words = shorten((OF_A_NAME.has(place.kind) && place.name) || sayLandmark(place), 50);
    if (words && !BARE.has(words) && !said.some((one) => one === words || words.endsWith(` ${one}`))) said.push(words);
  }
  return said;
}

/** A name tells these by itself. */
const OF_A_NAME = new Set(['item', 'listitem', 'heading']);
/** Without a name they tell nothing. */
const BARE = new Set(['item', 'listitem', 'list', 'heading']);
