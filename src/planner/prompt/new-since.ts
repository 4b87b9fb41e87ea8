import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';

/**
 * Whether an element is new to a run: none of its earlier looks at this document had it, nor as many that read the same, as a menu that is opened again and
 * made anew has. At the first look at a document nothing is new.
 */
export function newSince(now: Snapshot, earlier: readonly Snapshot[]): (element: SnapshotElement) => boolean {
  const looks = earlier.filter(({ frames }) => frames[0]?.documentId === now.frames[0]?.documentId);
  if (!looks.length) return () => false;
  const known = new Set(looks.flatMap(({ elements }) => elements.map(({ id }) => id)));
  const unknown = now.elements.filter(({ id }) => !known.has(id));
  if (!unknown.length) return () => false;
  const names = new Set(unknown.map(({ name }) => name));
  const there = countAlike(now, names);
  const before = looks.map((look) => countAlike(look, names));
  const isNew = (element: SnapshotElement) => {
    const key = readingOf(element);
    return before.every((counts) => (counts.get(key) ?? 0) < (there.get(key) ?? 0));
  };
  const fresh = new Set(unknown.filter(isNew).map(({ id }) => id));
  return ({ id }) => fresh.has(id);
}

/** How many elements of these names read the same. */
function countAlike({ elements }: Snapshot, names: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const element of elements) {
    if (!names.has(element.name)) continue;
    const key = readingOf(element);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const readingOf = ({ role, name, href = '', frame, place }: SnapshotElement): string =>
  JSON.stringify([role, name, href, frame, place.slice(0, 2)]);
