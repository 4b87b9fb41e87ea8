import { alikeKey, countNoun, shorten } from '../../lib/text';
import { sayLandmark } from '../../model/page/landmark-words';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import { type TextLine, textBesideElements } from './text-beside-elements';

const MAX_SECTIONS = 8;
/** A section with fewer elements is counted as part of the section around it. */
const LEAST = 5;

/** How many elements are not listed, where they are, and how to get them listed; empty where all are listed. */
export function unlistedLine(unlisted: readonly SnapshotElement[]): string {
  if (!unlisted.length) return '';
  const named = sectionsOf(unlisted).map(([name, amount]) => `${amount} in "${shorten(name, 60)}"`);
  const where = named.length ? ` ${named.join(', ')}.` : '';
  return `(${countNoun(unlisted.length, 'more element')}: scroll or ask for \`section\` by its name.${where})`;
}

/** Names of the sections that contain the elements, with the number of elements, largest first. */
function sectionsOf(elements: readonly SnapshotElement[]): [name: string, amount: number][] {
  const sizes = tally(elements.flatMap(({ place }) => place.map(sayLandmark)));
  const sections = tally(
    elements.flatMap(({ place }) => {
      const names = place.map(sayLandmark);
      const name = names.find((one) => (sizes.get(one) ?? 0) >= LEAST) ?? names.at(-1);
      return name === undefined ? [] : [name];
    }),
  );
  return [...sections].sort(([, left], [, right]) => right - left).slice(0, MAX_SECTIONS);
}

function tally(names: readonly string[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const name of names) amounts.set(name, (amounts.get(name) ?? 0) + 1);
  return amounts;
}

/** The elements inside a section of this name, at any depth, and the page text under a heading of this name. */
export function findSection(snapshot: Snapshot, name: string): { elements: SnapshotElement[]; text: TextLine[] } {
  const wanted = alikeKey(name);
  const fits = (said: string) => (wanted === '' ? false : alikeKey(said).includes(wanted));
  const elements = snapshot.elements.filter(({ place }) => place.some((one) => fits(sayLandmark(one))));
  const lines = textBesideElements(snapshot);
  const start = lines.findIndex(({ text }) => text.startsWith('# ') && fits(text));
  const end = lines.findIndex(({ text }, index) => index > start && text.startsWith('# '));
  return { elements, text: start < 0 ? [] : lines.slice(start, end < 0 ? undefined : end) };
}
