import type { SnapshotElement } from '../../model/page/snapshot';

/** What is left of a name without the names of the elements inside, and how many those are. */
export interface NameOutside {
  name: string;
  inside: number;
}

/**
 * For each element that is clickable as a whole and mostly named after what stands in it (a row and its cells, a card and its buttons): its name without theirs, as each
 * of them has a line of its own right after it. `elements`: in reading order, so that what is inside follows.
 */
export function namesOutside(elements: readonly SnapshotElement[]): Map<SnapshotElement, NameOutside> {
  const found = new Map<SnapshotElement, NameOutside>();
  elements.forEach((element, at) => {
    const outside = isNamedByContent(element) ? nameOutside(element, elements.slice(at + 1, at + 1 + MOST_INSIDE)) : undefined;
    if (outside) found.set(element, outside);
  });
  return found;
}
/** So many elements after it are looked at: more than a row of a wide table has. */
const MOST_INSIDE = 60;
/** With less of its name said inside, a name is easier to read as a whole. */
const SAID_INSIDE = 0.5;

const isNamedByContent = ({ name, weak, role, tag }: SnapshotElement) =>
  name !== '' && (weak === true || tag === 'tr' || role === 'row' || role === 'treeitem');

function nameOutside(element: SnapshotElement, after: readonly SnapshotElement[]): NameOutside | undefined {
  let rest = ` ${element.name} `;
  let inside = 0;
  for (const [index, inner] of after.entries()) {
    if (inner.frame !== element.frame || isBeside(inner, element)) break;
    const left = withoutName(rest, inner.name || (inner.secret ? '' : (inner.value ?? '')));
    if (left === undefined && !isInside(inner, element)) break;
    rest = left ?? rest;
    inside = index + 1;
    // A drawing has the page's own tools over it: with its whole name said, what follows is told by itself.
    if (element.role === 'img' && rest.trim() === '') break;
  }
  const name = rest.trim();
  return inside && name.length <= element.name.length * (1 - SAID_INSIDE) ? { name, inside } : undefined;
}

/** The name without this part of it, whole words; undefined where that is no part. The last word of a name that was cut may be the beginning of one. */
function withoutName(name: string, part: string): string | undefined {
  if (!part) return undefined;
  const at = name.indexOf(` ${part} `);
  if (at >= 0) return `${name.slice(0, at)} ${name.slice(at + part.length + 2)}`;
  const cut = name.trim();
  return cut.endsWith('…') && cut.length > 1 && part.startsWith(cut.slice(0, -1)) ? ' ' : undefined;
}

/** Is it another one of the same make and size, somewhere else: an arrow in each head of a table? */
const isBeside = (inner: SnapshotElement, element: SnapshotElement): boolean =>
  inner.name === element.name &&
  inner.tag === element.tag &&
  inner.box.width === element.box.width &&
  inner.box.height === element.box.height &&
  !isInside(inner, element);

/** Does it lie in the other's box? */
const isInside = ({ box }: SnapshotElement, { box: around }: SnapshotElement): boolean =>
  box.x >= around.x - SLACK &&
  box.y >= around.y - SLACK &&
  box.x + box.width <= around.x + around.width + SLACK &&
  box.y + box.height <= around.y + around.height + SLACK;
/** Boxes are rounded to whole CSS px. */
const SLACK = 2;
