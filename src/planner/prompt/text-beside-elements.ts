import type { Snapshot } from '../../model/snapshot';

/**
 * The page's text without what the lines of its elements say already: lines that consist of element names and names of items around them are left
 * out, except the name of a card or row directly above other text, whose heading it is.
 */
export function textBesideElements({ text, elements }: Snapshot): string {
  const told = new Set<string>();
  const items = new Set<string>();
  for (const { name, place } of elements) {
    told.add(name);
    for (const one of place) if (one.name && ITEMS.has(one.kind)) items.add(one.name);
  }
  for (const item of items) told.add(item);
  const lines = text.split('\n').map((line) => line.trim());
  const left = withoutTold(lines, told);
  return lines.filter((line, at) => left[at] || (items.has(line) && left[at + 1] && !lines[at + 1]?.startsWith('# '))).join('\n');
}

const ITEMS = new Set(['item', 'listitem', 'row']);

/** Which lines are still to be written: no name by themselves, and no piece of a name that is split over lines ("Cart", "0"). */
function withoutTold(lines: readonly string[], told: ReadonlySet<string>): boolean[] {
  const left = lines.map((line) => !isTold(line, told));
  for (let at = 0; at < lines.length; at++)
    for (let pieces = 2; pieces <= MAX_PIECES; pieces++) {
      if (told.has(lines.slice(at, at + pieces).join(' '))) left.fill(false, at, at + pieces);
    }
  return left;
}
const MAX_PIECES = 4;

/** Is a line one of the phrases, or several of them in a row? */
function isTold(line: string, told: ReadonlySet<string>): boolean {
  if (told.has(line)) return true;
  const words = line.split(' ');
  if (words.length > MAX_WORDS) return false;
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    while (to > from && !told.has(words.slice(from, to).join(' '))) to--;
    if (to === from) return false;
    from = to;
  }
  return true;
}
/** A line of more words is taken for a sentence and kept. */
const MAX_WORDS = 16;
