import { type Line, lineAround, middleOn, standBefore } from '../dom/line';
import * as dom from '../dom/native-accessors';

/** The place of something in a list, by the item next to it. */
interface ListPlace {
  next: Element;
  side: 'before' | 'after';
}

/** A line as it was before a drag. */
export interface SeenLine extends Line {
  before: number;
  /** Where the others were, by their number. */
  middles: number[];
}

/** A list item is dragged by something in it, which is not much deeper than this. */
const MAX_DEPTH = 6;

/** The lines that an element stands in, by itself or as a part of an item, as they are now. */
export function linesAround(element: Element): SeenLine[] {
  const lines: SeenLine[] = [];
  for (let item: Element | null = element, depth = 0; item && depth < MAX_DEPTH; item = dom.parentElement(item), depth++) {
    const line = lineAround(item);
    if (line) lines.push({ ...line, before: standBefore(line).length, middles: line.others.map((one) => middleOn(line.axis, one)) });
  }
  return lines;
}

/**
 * Where in its list it was put since then: beside which item, on the side on which it came past that. Undefined where it is at its old place, or where the
 * others did not make room for it, so that it is no list.
 */
export function placedSince(lines: readonly SeenLine[]): ListPlace | undefined {
  for (const line of lines) {
    const { item, others, axis, middles } = line;
    const parent = dom.parentElement(item);
    if (!parent || others.some((one) => dom.parentElement(one) !== parent)) continue;
    const before = standBefore(line);
    const next = before.length > line.before ? before.at(-1) : standAfter(line, before);
    const madeRoom = others.some((one, index) => Math.abs(middleOn(axis, one) - (middles[index] ?? 0)) > MOVED);
    if (before.length !== line.before && madeRoom && next) return { next, side: before.length > line.before ? 'after' : 'before' };
  }
  return undefined;
}
/** So far an item moves at least to make room, CSS px. */
const MOVED = 3;

function standAfter({ others, axis }: Line, before: readonly Element[]): Element | undefined {
  const after = others.filter((one) => !before.includes(one));
  return after.sort((one, other) => middleOn(axis, one) - middleOn(axis, other))[0];
}
