import { replaceWhole, same } from '../../lib/text';
import type { Snapshot, SnapshotElement } from '../page/snapshot';
import type { Fingerprint } from '../page/target';

/** An operation that was recorded on one of several items alike, and is meant for another one: what tells the recorded one, and what tells that one. */
export interface OtherItem {
  recorded: string;
  value: string;
}

/** Does the text hold these words, as they are written and by themselves? */
export const holds = (text: string | undefined, words: string): boolean =>
  text !== undefined && words !== '' && replaceWhole(text, words, '') !== text;

/**
 * Is one text what the other is, with the words of the other item in place of those of the recorded one? Numbers beside them may differ: "09:00 Dentist" and
 * "10:00 Review". A text that does not hold the recorded words has to be the same.
 */
export function isAlikeFor(was: string, now: string, { recorded, value }: OtherItem): boolean {
  if (!holds(was, recorded)) return same(was, now);
  return holds(now, value) && same(shapeOf(was, recorded), shapeOf(now, value));
}

const shapeOf = (text: string, words: string): string => replaceWhole(text, words, '\u0000').replace(/\p{N}+/gu, '#');

/** What of an element tells its item: its own words, or the row, list item or dialog that it stands in. */
export const nameOnElement = ({ name, text }: Fingerprint): string => name ?? text ?? '';

/** Does anything that was recorded of the element hold these words: then another item is another element. */
export function tellsItem(print: Fingerprint, words: string): boolean {
  return holds(nameOnElement(print), words) || print.landmarks.some(({ name }) => holds(name, words)) || isInDialogOf(print, words);
}

const isInDialogOf = ({ blocks = [] }: Fingerprint, words: string): boolean =>
  blocks.some(({ kind, name }) => kind === 'dialog' && holds(name, words));

/**
 * The elements of a page that are to the other item what the recorded one is to its own: of the same role, called alike, each in a row, item or dialog that
 * is called alike; where its words are nothing but the item's, all that it stands in has to be there. More than one where nobody can say which is meant; none where the recorded one tells nothing of its item.
 */
export function elementsOfItem(print: Fingerprint, item: OtherItem, { elements, frames, dialogs }: Snapshot): SnapshotElement[] {
  if (!tellsItem(print, item.recorded)) return [];
  if (isInDialogOf(print, item.recorded) && !dialogs.some((dialog) => holds(dialog, item.value))) return [];
  const isAllOfIt = same(nameOnElement(print), item.recorded);
  const places = isAllOfIt ? print.landmarks : print.landmarks.filter(({ name }) => holds(name, item.recorded));
  const path = (print.frame?.path ?? []).join();
  return elements.filter(
    ({ tag, role, name, place, frame }) =>
      tag === print.tag &&
      (print.role === undefined || role === print.role) &&
      isAlikeFor(nameOnElement(print), name, item) &&
      places.every((was) => place.some((now) => now.kind === was.kind && isAlikeFor(was.name ?? '', now.name ?? '', item))) &&
      (frames[frame]?.path ?? []).join() === path,
  );
}
