import type { Landmark } from '../../model/landmark';
import { sayLandmark } from '../../model/landmark-words';
import type { SnapshotElement } from '../../model/snapshot';
import { conceptOf } from './concepts';
import { headerEntries, isInHeaderRow } from './header-row';
import type { Entry, Scene } from './scene';
import { comparable } from './text-fit';

/** One of the repeated things of a page's content: a result, a product, a row. */
export interface Item {
  /** What its elements have around them: article Hotel Gault. */
  place: Landmark;
  entries: Entry[];
}

const AROUND = new Set('navigation banner contentinfo menu menubar tablist toolbar listbox'.split(' '));
/** Does it stand around a page's content, by its landmarks or by what one of them is called? */
export const isAround = ({ place }: SnapshotElement): boolean =>
  place.some(
    ({ kind, name }) =>
      AROUND.has(kind) || conceptOf(comparable(name ?? '').words.at(-1) ?? '') === 'menu' || /navigation/i.test(name ?? ''),
  );

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

/** What is of one kind, as wide, and stands in one column: the largest group first. */
export function groupsAlike(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { role, tag, box, frame } = entry.element;
    const look = `${frame} ${role} ${tag} ${box.x} ${box.width}`;
    groups.set(look, [...(groups.get(look) ?? []), entry]);
  }
  return [...groups.values()].sort((left, right) => right.length - left.length);
}

/** What looks alike and stands in one column of the content, where nothing else does so often: the letters of a mailbox that is no list to the page. */
function alikeItems({ entries }: Scene): Entry[] {
  const isThing = ({ element: { role, name } }: Entry) =>
    name !== '' && (LISTED.has(role) || (role === 'button' && comparable(name).words.length > CONTROL));
  const [most, next] = groupsAlike(entries.filter((entry) => isThing(entry) && !isAround(entry.element)));
  return most && most.length > 1 && most.length !== next?.length ? most : [];
}

/**
 * "The third task", "the last question", where the page has no such word: of what looks alike and can be used so (`isUsable`), the one in that place. None where two kinds
 * of things could be counted.
 */
export function nthAlike(scene: Scene, ordinal: number, isUsable: (element: SnapshotElement) => boolean): Entry | undefined {
  const isThing = ({ role, states }: SnapshotElement) => role !== 'button' || FOLDING.some((state) => states.includes(state));
  const [most, next] = groupsAlike(scene.entries.filter(({ element }) => isUsable(element) && isThing(element) && !isAround(element)));
  return most && most.length >= SEVERAL && most.length >= 2 * (next?.length ?? 0)
    ? most.at(ordinal < 0 ? ordinal : ordinal - 1)
    : undefined;
}
/** A list that is counted through has as many; by judgement. */
const SEVERAL = 3;
const FOLDING = ['collapsed', 'expanded'] as const;

const LISTED = new Set(['link', 'row', 'listitem', 'article', 'treeitem']);
/** A button of more words shows what it opens; by judgement. */
const CONTROL = 3;

/** The things that the page lists and calls by this word: it speaks of them in a name or its title. None where it is not known that these are such. */
export function listedAs(scene: Scene, word: string): Entry[] {
  const bare = word.replace(/s$/, '');
  const isSaid = (text: string) => comparable(text).words.some((own) => own === bare || own === `${bare}s` || isSameThing(own, bare));
  const alike = alikeItems(scene);
  const others = scene.entries.filter((entry) => !alike.includes(entry));
  return others.some(({ element }) => isSaid(element.name)) || isSaid(scene.snapshot.title) ? alike : [];
}

const isSameThing = (one: string, other: string) =>
  conceptOf(one.replace(/s$/, '')) !== undefined && conceptOf(one.replace(/s$/, '')) === conceptOf(other);

const KNOWN = new WeakMap<Scene, Item[]>();

/** Do two of them stand in one column, or are as wide? The notes below a page are no list of things. */
function isAlike(items: ReadonlyMap<string, Item>): boolean {
  const boxes = [...items.values()].flatMap(({ entries: [entry] }) => entry?.element.box ?? []);
  return boxes.some((one, at) =>
    boxes.some((other, index) => index !== at && (one.x === other.x || Math.abs(one.width - other.width) < 1)),
  );
}

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
  const [first, second] = [...lists.values()].filter(isAlike).sort((left, right) => right.size - left.size);
  if (!first || (second && second.size * 2 > first.size)) return [];
  return [...first.values()];
}
