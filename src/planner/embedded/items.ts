import type { Landmark } from '../../model/landmark';
import { sayLandmark } from '../../model/landmark-words';
import { headerEntries, isInHeaderRow } from './header-row';
import type { Entry, Scene } from './scene';

/** One of the repeated things of a page's content: a result, a product, a row. */
export interface Item {
  /** What its elements have around them: article Hotel Gault. */
  place: Landmark;
  entries: Entry[];
}

const AROUND = new Set('navigation banner contentinfo menu menubar tablist toolbar listbox'.split(' '));
/** What repeats for sure, then what only looks alike. */
const KINDS = [new Set('row listitem article treeitem figure'.split(' ')), new Set(['item'])];

/** The nth of the repeated things, from 1; -1 is the last. Undefined too where two lists could be meant. */
export function nthItem(scene: Scene, ordinal: number): Item | undefined {
  const items = itemsOf(scene);
  return ordinal < 0 ? items.at(ordinal) : items[ordinal - 1];
}

/** The link that stands for an item: the one that has its name, else the first with any, else the first. */
export function linkOf(scene: Scene, item: Item): Entry | undefined {
  const { name } = item.place;
  const first = item.entries[0]?.order ?? 0;
  const last = item.entries.at(-1)?.order ?? first;
  // The scanner leaves the item's place out where it only repeats the element's own name.
  const named = scene.entries.find(
    ({ element, order }) => element.role === 'link' && element.name === name && order >= first - 3 && order <= last + 3,
  );
  const links = item.entries.filter(({ element }) => element.role === 'link');
  return named ?? links.find(({ element }) => element.name !== '') ?? links[0];
}

/** The items of the content's one list, or of the list that is far the longest. */
export function itemsOf(scene: Scene): Item[] {
  const known = KNOWN.get(scene);
  if (known) return known;
  const found = KINDS.map((kind) => mainList(scene, kind)).find((items) => items.length > 0) ?? [];
  KNOWN.set(scene, found);
  return found;
}

const KNOWN = new WeakMap<Scene, Item[]>();

function mainList(scene: Scene, kinds: ReadonlySet<string>): Item[] {
  const lists = new Map<string, Map<string, Item>>();
  const headers = headerEntries(scene);
  for (const entry of scene.entries) {
    const { place, frame } = entry.element;
    const at = place.findIndex(({ kind, name }) => kinds.has(kind) && !!name);
    const own = place[at];
    if (own === undefined || place.some(({ kind }) => AROUND.has(kind))) continue;
    // What stands beside the headers of columns heads the rows, and is none of them.
    if (isInHeaderRow(headers, entry.element)) continue;
    const list = `${frame} ${place
      .slice(at + 1)
      .map(sayLandmark)
      .join(' / ')}`;
    const items = lists.get(list) ?? new Map<string, Item>();
    lists.set(list, items);
    const key = sayLandmark(own);
    const item = items.get(key) ?? { place: own, entries: [] };
    items.set(key, item);
    item.entries.push(entry);
  }
  const [first, second] = [...lists.values()].sort((left, right) => right.size - left.size);
  if (!first || (second && second.size * 2 > first.size)) return [];
  return [...first.values()];
}
