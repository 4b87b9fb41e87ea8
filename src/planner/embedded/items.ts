import type { Entry, Scene } from './scene';

/** One of the repeated things of a page's content: a result, a product, a row. */
export interface Item {
  /** "article Hotel Gault": what its elements have around them. */
  place: string;
  entries: Entry[];
}

const ITEM = /^(row|listitem|article|item|treeitem|figure) ./;
const AROUND = /^(navigation|banner|contentinfo|menu|menubar|tablist|complementary|toolbar|listbox)\b/;

/** The repeated things of the content, in reading order; what is in menus, headers and footers is none. */
export function itemsOf(scene: Scene): Item[] {
  const known = KNOWN.get(scene);
  if (known) return known;
  const items = new Map<string, Item>();
  for (const entry of scene.entries) {
    const { place, frame } = entry.element;
    const own = place.find((each) => ITEM.test(each));
    if (!own || place.some((each) => AROUND.test(each))) continue;
    const key = `${frame} ${own}`;
    const item = items.get(key) ?? { place: own, entries: [] };
    item.entries.push(entry);
    items.set(key, item);
  }
  const found = [...items.values()];
  KNOWN.set(scene, found);
  return found;
}

const KNOWN = new WeakMap<Scene, Item[]>();

/** The nth item, from 1; -1 is the last. */
export function nthItem(scene: Scene, ordinal: number): Item | undefined {
  const items = itemsOf(scene);
  return ordinal < 0 ? items.at(ordinal) : items[ordinal - 1];
}
