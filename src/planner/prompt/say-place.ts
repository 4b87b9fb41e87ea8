import { shorten } from '../../lib/text';
import type { Landmark } from '../../model/page/landmark';
import { sayLandmark } from '../../model/page/landmark-words';

/** An element's landmarks in words: items and headings by name alone, others with their kind; each name once. */
export function sayPlace(places: readonly Landmark[]): string[] {
  const said: string[] = [];
  for (const place of places) {
    const words = shorten((OF_A_NAME.has(place.kind) && place.name) || sayLandmark(place), 50);
    if (words && !BARE.has(words) && !said.some((one) => one === words || words.endsWith(` ${one}`))) said.push(words);
  }
  return said;
}

/** Kinds that are left out where there is a name. */
const OF_A_NAME = new Set(['item', 'listitem', 'heading']);
/** Kinds that are not worth mentioning without a name. */
const BARE = new Set(['item', 'listitem', 'list', 'heading']);
