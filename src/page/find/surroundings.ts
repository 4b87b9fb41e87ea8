import { same } from '../../lib/text';
import type { Landmark } from '../../model/page/landmark';
import { isSameLandmark } from '../../model/page/landmark-words';
import type { Fingerprint } from '../../model/page/target';
import { leafTexts } from '../dom/leaf-texts';
import * as dom from '../dom/native-accessors';
import { hasShapeOf, ITEM_KINDS, type PlaceMemo, placeOf } from '../dom/place';
import { flatParent } from '../dom/roots';
import { AGREES, type Agreement, CONTRADICTS, SILENT } from './agreement';
import { nameOrText } from './lookalikes';
import { PLACES_KEPT } from './thresholds';
import { weighBlocks } from './weigh-blocks';

/** Whether the item and the places around fit. An item fits when it still shows the text it was called by. */
export function surroundingsOf(
  wanted: Fingerprint,
  element: Element,
  words: string,
  memo: PlaceMemo,
): {
  item: Agreement;
  block: Agreement;
  lost?: Landmark;
  places: Agreement;
  share: number;
  likeness: number;
  elsewhere: boolean;
} {
  const places = placeOf(element, words, memo);
  const wantedItem = itemOf(wanted);
  const { item: known, ...told } = weighBlocks(wanted, element, memo);
  const key = wantedItem?.name ?? '';
  const isThere = !!wantedItem && places.some((place) => isItemPlace(place) && place.name === key);
  // What headed its block was reworded: it stands in no other one, and what told it among its like does still.
  const renamed = isThere && known === CONTRADICTS && told.block === SILENT;
  const blocks = renamed ? { block: told.block } : told;
  let item: Agreement = renamed ? AGREES : known;
  if (wantedItem && item === SILENT) item = isThere || standsBy(element, key) ? AGREES : CONTRADICTS;
  const named = wanted.landmarks.filter(isTellingPlace);
  const found = places.filter(isTellingPlace);
  const common = named.filter((place) => found.some((other) => isSamePlace(place, other))).length;
  const all = named.length + found.length - common;
  const likeness = all ? common / all : 1;
  const elsewhere = isOtherBlock(named, found);
  if (!named.length) return { item, ...blocks, places: SILENT, share: 0, likeness, elsewhere };
  const share = common / named.length;
  return { item, ...blocks, places: share >= PLACES_KEPT ? AGREES : CONTRADICTS, share, likeness, elsewhere };
}
/** The same; or one of its kind that has got a name since, or had one; or what a heading titled is titled by a legend or label now. */
const isSamePlace = (one: Landmark, other: Landmark) =>
  isSameLandmark(one, other) ||
  (one.kind === other.kind
    ? SINGLE.has(one.kind) && !(one.name && other.name)
    : TITLED.has(one.kind) && TITLED.has(other.kind) && !!one.name && one.name === other.name);
const TITLED = new Set(['heading', 'group', 'form', 'region']);

/** What stood around it had names; none of them is there, and others are. A name may have got another kind of box: "form Sign in", "region Sign in". */
function isOtherBlock(wanted: Landmark[], found: Landmark[]): boolean {
  const [then, now] = [wanted, found].map((places) => places.flatMap(({ name }) => name ?? []));
  return !!then?.length && !!now?.length && !then.some((name) => now.some((other) => same(name, other)));
}
const isTellingPlace = (place: Landmark) => !isItemPlace(place) && (!!place.name || SINGLE.has(place.kind));
/** Places of which a page has one, so that being there says something without a name. */
const SINGLE = new Set(['navigation', 'banner', 'contentinfo', 'dialog', 'alertdialog', 'search', 'menu']);

const isItemPlace = ({ kind, name }: Landmark) => ITEM_KINDS.has(kind) && !!name;
/** The repeated thing that the wanted element stood in. */
export const itemOf = (wanted: Fingerprint) => wanted.landmarks.find(isItemPlace);

/**
 * Does a near box around the element, with no second like it in there, show this text as a piece of its own? For things that were one of
 * many and are now alone. What stands in a box made like the element's own belongs to that one.
 */
function standsBy(element: Element, key: string): boolean {
  let inner = element;
  for (let level = 0; level < 4; level++) {
    const box = flatParent(inner);
    if (!box || box === dom.body(document)) return false;
    const holder = [...dom.children(box)].find((child) => child !== inner && leafTexts(child, 16).some((leaf) => leaf.text === key));
    if (holder) return (dom.localName(box) === 'tr' || !isLike(holder, inner)) && !holdsRival(box, element);
    inner = box;
  }
  return false;
}

const isLike = (one: Element, other: Element) => hasShapeOf(one, other) && !!dom.firstElementChild(one) && !!dom.firstElementChild(other);

function holdsRival(box: Element, element: Element): boolean {
  const words = nameOrText(element);
  for (const other of dom.querySelectorAll(box, dom.localName(element))) if (other !== element && nameOrText(other) === words) return true;
  return false;
}
