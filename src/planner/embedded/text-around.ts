import type { Snapshot, SnapshotElement } from '../../model/snapshot';
import { isIn } from './inside';

/** Lines of a page's text that may belong to one thing; by judgement. */
const MOST = 8;

/** What a page's text says where its elements stand: each tells how many lines lie between the one before it and itself. */
export function textAround({ text, elements }: Snapshot) {
  const lines = text.split('\n').map((line) => line.replace(/^\s*#+\s*/, '').trim());
  let line = 0;
  const starts = elements.map(({ lines: own = 0 }) => (line += own));
  /** The lines in a box, as far as the next element outside of it. */
  const heldBy = (element: SnapshotElement, at: number): string[] => {
    const next = elements.findIndex((other, index) => index > at && !isIn(other, element));
    const end = Math.min(starts[next] ?? Number.POSITIVE_INFINITY, (starts[at] ?? 0) + MOST);
    return line > 0 ? lines.slice(starts[at], end).filter((one) => /\p{L}/u.test(one)) : [];
  };
  return {
    /** A card, an entry of a list that nobody named is called as what it shows: the first line of several words, else the first. */
    named: (element: SnapshotElement, at: number): SnapshotElement => {
      const held = element.name === '' && THINGS.has(element.role) ? heldBy(element, at) : [];
      const name = held.find((one) => /\S\s+\S/.test(one)) ?? held[0];
      return name === undefined
        ? element
        : {
            ...element,
            name: name.slice(0, 200),
            description: held
              .filter((one) => one !== name)
              .join(' ')
              .slice(0, 200),
          };
    },
    /** What an item says before an element in it, from the line that it is called by; that may be only two letters of a name. */
    itemAt: (name: string, at: number): string | undefined => {
      const before = lines.slice(Math.max(0, (starts[at] ?? 0) - MOST), starts[at]);
      const from = before.lastIndexOf(name);
      return from < 0 ? undefined : `item ${before.slice(from).join(' ')}`;
    },
  };
}
const THINGS = new Set(['article', 'listitem', 'figure', 'option', 'treeitem']);
