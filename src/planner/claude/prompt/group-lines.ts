import type { SnapshotElement } from '../../../model/snapshot';

/** So many neighbours in one place are told it once, above them. */
const LEAST = 3;

/**
 * Lines in reading order under headings of what they stand in (`In toolbar Customise, main:`), so that a place that several neighbours share is
 * told once. `say` gets what is left to tell of an element's place.
 */
export function groupLines(elements: readonly SnapshotElement[], say: (element: SnapshotElement, place: string[]) => string): string[] {
  const lines: string[] = [];
  let heading: string | undefined;
  elements.forEach((element, index) => {
    const next = headingFor(elements, index, heading);
    if (next !== heading && next !== undefined) {
      const at = element.place.indexOf(next);
      lines.push(`In ${element.place.slice(at, at + 2).join(', ')}:`);
    }
    if (next === undefined && heading !== undefined) lines.push('Elsewhere:');
    heading = next;
    const depth = heading === undefined ? 2 : element.place.indexOf(heading);
    lines.push(say(element, element.place.slice(0, Math.min(2, depth))));
  });
  return lines;
}

/** The innermost place that this and the next elements share; else the one in force as long as it still holds. */
function headingFor(elements: readonly SnapshotElement[], index: number, current: string | undefined): string | undefined {
  const place = elements[index]?.place ?? [];
  const held = current === undefined ? -1 : place.indexOf(current);
  const deeper = held < 0 ? place : place.slice(0, held);
  const shared = deeper.find((one) => elements.slice(index, index + LEAST).filter((near) => near.place.includes(one)).length === LEAST);
  return shared ?? (held < 0 ? undefined : current);
}
