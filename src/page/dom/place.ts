import { shorten } from '../../lib/text';
import { wordSet } from '../../lib/word-set';
import type { Landmark } from '../../model/page/landmark';
import { oncePerTree } from './labels';
import { type Leaf, leafTexts } from './leaf-texts';
import { nameOf } from './name';
import * as dom from './native-accessors';
import type { NthMemo } from './nth';
import { popupOf } from './popup-of';
import { roleOf } from './role';
import { flatParent } from './roots';

/** What has been found out about ancestors during one look; shared by all elements of a scan it makes the whole linear. */
export interface PlaceMemo {
  above: Map<Element, Landmark[]>;
  items: Map<Element, Map<string, number>>;
  leaves: Map<Element, Leaf[]>;
  nth: NthMemo;
  /** What the tree alone says of an element: how it is called among its siblings, and the heading before it. */
  told: Map<Element, { item: string; heading: string }>;
  /** The look goes over the whole page, so counting pays. */
  whole: boolean;
}
/** An empty cache for the landmarks of one pass; `whole`: the pass visits the whole page. */
export const newPlaceMemo = (whole = false): PlaceMemo => ({
  whole,
  above: new Map(),
  items: new Map(),
  leaves: new Map(),
  nth: new Map(),
  told: new Map(),
});

/**
 * What stands around an element, nearest first: row Bob, heading Billing, form Login, main. At most 6.
 * A repeated thing (row, list item, card) is called by the text that tells it from its siblings.
 */
export function placeOf(element: Element, name: string, memo: PlaceMemo = newPlaceMemo()): Landmark[] {
  const parent = flatParent(element);
  const places = parent ? placesFrom(parent, memo) : [];
  if (!places.length) return [];
  const own = ownLeaves(element, memo);
  // What it says itself tells nothing about where it stands.
  const tells = ({ name: called }: Landmark) => !called || (called !== name && !own.some((leaf) => leaf.text === called));
  return places.filter(tells).slice(0, 6);
}

/** Kinds of places that repeat; what they are called tells their controls apart. */
export const ITEM_KINDS = wordSet('row listitem article option treeitem gridcell item');

function placesFrom(start: Element, memo: PlaceMemo): Landmark[] {
  const chain: Element[] = [];
  let places: Landmark[] = [];
  for (let node: Element | null = start; node; node = flatParent(node)) {
    const known = memo.above.get(node);
    if (known) {
      places = known;
      break;
    }
    chain.push(node);
  }
  for (const node of chain.reverse()) {
    const own = entryOf(node, memo);
    if (own.length) places = [...own, ...places].slice(0, 8);
    memo.above.set(node, places);
  }
  return places;
}

function entryOf(element: Element, memo: PlaceMemo): Landmark[] {
  const tag = dom.localName(element);
  if (tag === 'body' || tag === 'html') return [];
  const role = roleOf(element);
  let told = memo.told.get(element);
  if (!told) {
    told = { item: itemKey(element, role, memo), heading: headingBefore(element) };
    memo.told.set(element, told);
  }
  const { item, heading } = told;
  const entries: Landmark[] = [];
  if (item) entries.push({ kind: ITEM_KINDS.has(role) ? role : 'item', name: item });
  if (LANDMARKS.has(role) || tag === 'form') {
    const name = shorten(ownName(element), 60);
    const kind = role || tag;
    if (name) entries.push({ kind, name });
    else if (!item) entries.push({ kind });
  }
  if (heading) entries.push({ kind: 'heading', name: heading });
  return entries;
}

const LANDMARKS = wordSet(
  'banner complementary contentinfo form main navigation region search dialog alertdialog group radiogroup toolbar menu menubar listbox tablist ' +
    'tabpanel tree grid table list figure',
);

function ownName(element: Element): string {
  return nameOf(element) || (dom.localName(element) === 'form' || dom.localName(element) === 'dialog' ? firstHeading(element) : '');
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]';
function firstHeading(element: Element): string {
  const heading = dom.querySelector(element, `:scope > :is(${HEADINGS}),:scope > * > :is(${HEADINGS})`);
  return heading ? (leafTexts(heading, 1)[0]?.text ?? '') : '';
}

/** The nearest heading among the siblings before it. */
function headingBefore(element: Element): string {
  let node = dom.previousElementSibling(element);
  let led: Element | undefined;
  for (let steps = 0; node && steps < 8; node = dom.previousElementSibling(node), steps++) {
    if (isHeading(node)) return shorten(leafTexts(headOf(node, led), 1)[0]?.text ?? '', 60);
    led ??= ledBy(node);
  }
  return '';
}

/** The heading that a box begins with. */
export function ledBy(box: Element): Element | undefined {
  const first = dom.firstElementChild(box);
  return first && isHeading(first) ? first : undefined;
}

/**
 * Of a heading and one that begins a box after it: the later one, if that box holds what the earlier one stands with. The page wraps a part while the
 * pointer is on it.
 */
export function headOf(heading: Element, later: Element | undefined): Element {
  const [mine, other] = [dom.nextElementSibling(heading), dom.nextElementSibling(later)];
  return later && mine && isSameRank(later, heading) && hasShapeOf(other ?? null, mine) ? later : heading;
}

/** Two headings of the same level, whatever their classes. */
export const isSameRank = (one: Element, other: Element) =>
  isHeading(one) && isHeading(other) && dom.localName(one) === dom.localName(other);

/** Is it a heading by its tag or role? */
export const isHeading = (element: Element) => /^h[1-6]$/.test(dom.localName(element)) || dom.getAttribute(element, 'role') === 'heading';

/** The text that tells a repeated element from its siblings; '' when it is not repeated or nothing does. */
function itemKey(element: Element, role: string, memo: PlaceMemo): string {
  const parent = dom.parentNode(element) as Element | null;
  const isItem = ITEM_KINDS.has(role);
  if (!dom.children(parent) || (!isItem && !hasSimilarSibling(element))) return '';
  const label = dom.getAttribute(element, 'aria-label');
  if (isItem && label) return shorten(label, 80);
  const only = isUniqueAmongSiblings(element, memo);
  let lettered = '';
  let numbered = '';
  const leaves = leavesOf(element, memo);
  for (const leaf of leaves) {
    const { text, strong } = leaf;
    if (!isItem && isOneOfMany(leaf, leaves)) continue;
    const letters = hasLetter(text);
    if ((!letters && numbered) || (letters && lettered && !strong) || !only(text)) continue;
    if (letters) {
      if (strong) return text;
      lettered = text;
    } else if (text.replace(/\D/g, '').length > 3) numbered = text;
  }
  // A lone small number is a position, not a name: it would stay while the thing moves.
  return lettered || numbered;
}
const hasLetter = (text: string) => /[a-z]/i.test(text) || /\p{L}/u.test(text);

/** The word of a button that has others like it beside it: that is what it does, and not what the box that holds them is about. */
const isOneOfMany = ({ button }: Leaf, leaves: Leaf[]) =>
  !!button &&
  leaves.some(
    ({ button: other }) =>
      other && other !== button && dom.localName(other) === dom.localName(button) && dom.className(other) === dom.className(button),
  );

/** The texts of a repeated element, read once a look. */
export function leavesOf(element: Element, memo: PlaceMemo): Leaf[] {
  let leaves = memo.leaves.get(element);
  if (!leaves) {
    leaves = leafTexts(element, LEAVES);
    memo.leaves.set(element, leaves);
  }
  return leaves;
}
const LEAVES = 16;

/** What the element says, and what it opens. */
export function ownLeaves(element: Element, memo: PlaceMemo): Leaf[] {
  const opened = popupOf(element);
  return opened ? [...leavesOf(element, memo), ...leavesOf(opened, memo)] : leavesOf(element, memo);
}

/** Has it a sibling next or previous that is made alike? */
export function hasSimilarSibling(element: Element): boolean {
  if (!dom.firstElementChild(element)) return false;
  return isSimilar(element, dom.nextElementSibling(element)) || isSimilar(element, dom.previousElementSibling(element));
}

/** Boxes without a class or role, which every page is made of, are of one kind only where they begin or end alike. */
export function isSimilar(one: Element, other: Element | null): boolean {
  if (!other || !dom.firstElementChild(other) || !hasShapeOf(one, other)) return false;
  const role = roleOf(one);
  if (role !== roleOf(other)) return false;
  if (role || firstClass(one)) return true;
  return (
    hasShapeOf(dom.firstElementChild(one), dom.firstElementChild(other)) ||
    hasShapeOf(dom.lastElementChild(one), dom.lastElementChild(other))
  );
}

/** The same tag, and the same first class. */
export const hasShapeOf = (one: Element | null, other: Element | null): boolean =>
  dom.localName(one) === dom.localName(other) && firstClass(one) === firstClass(other);

/** Read as written: a list of classes is an object for each element. */
export const firstClass = (element: Element | null) => /[^\t\n\f\r ]+/.exec(dom.getAttribute(element, 'class') ?? '')?.[0];

/** Does no sibling of the element hold the text? */
export const isUniqueAmongSiblings = (element: Element, memo: PlaceMemo): ((text: string) => boolean) =>
  memo.whole ? onlyByCount(itemTexts(dom.parentNode(element) as Element, memo)) : onlyByLook(element, memo);

const onlyByCount = (counts: Map<string, number>) => (text: string) => (counts.get(text) ?? 0) <= 1;

/** For a single element it is cheaper to ask its siblings for one text than to count all of theirs. */
function onlyByLook(element: Element, memo: PlaceMemo): (text: string) => boolean {
  const parent = dom.parentElement(element);
  const siblings = parent ? oncePerTree('said', parent, () => said(parent)) : [];
  return (text) => {
    const start = text.slice(0, 20);
    return !siblings.some(
      (other) =>
        other.element !== element &&
        (other.text.includes(start) || isPictured(other)) &&
        leavesOf(other.element, memo).some((leaf) => leaf.text === text),
    );
  };
}

interface Said {
  element: Element;
  text: string;
  pictured?: boolean;
}

function said(parent: Element): Said[] {
  const all: Said[] = [];
  for (let child = dom.firstElementChild(parent); child && all.length < SIBLINGS; child = dom.nextElementSibling(child))
    all.push({ element: child, text: dom.textContent(child) ?? '' });
  return all;
}

const isPictured = (one: Said): boolean => {
  one.pictured ??= dom.querySelector(one.element, 'img,slot') !== null;
  return one.pictured;
};
/** How many siblings are compared, which bounds one look. */
const SIBLINGS = 400;

/** How many of a parent's children hold each piece of text. */
function itemTexts(parent: Element, memo: PlaceMemo): Map<string, number> {
  const known = memo.items.get(parent);
  if (known) return known;
  const counts = new Map<string, number>();
  let left = SIBLINGS;
  for (let child = dom.firstElementChild(parent); child && left > 0; child = dom.nextElementSibling(child), left--) {
    const once = new Set<string>();
    for (const { text } of leavesOf(child, memo)) {
      if (once.has(text)) continue;
      once.add(text);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  memo.items.set(parent, counts);
  return counts;
}
