import { alikeKey, same } from '../../../lib/text';
import type { Fingerprint } from '../../../model/page/target';
import { ITEM_KINDS } from '../../dom/place';
import { AGREES, CONTRADICTS } from '../agreement';
import { isKeyedOtherwise, isLedOtherwise, leadsThere } from '../element-keys';
import { type Compared, type Evidence, isSameStem } from '../evidence';
import { neighboursOf } from '../neighbours';
import { keepsOrder } from '../order';
import { isReworded, isTranslated } from '../page-reworded';
import { reading } from '../reading';
import { soundsFinalNow } from '../reused';
import { readSibling } from '../sibling';
import { siblingContextOf } from '../sibling-context';
import { ENOUGH, NEIGHBOURS_KEPT, PATH_KEPT, PATH_UNCHANGED, SIBLINGS_KEPT, SOME_WORDS, TELLING_LENGTH } from '../thresholds';
import { fact } from './rule';

/** How much of what stands around it is as recorded, 0 to 3: its row or a landmark, a good part of its neighbours, its path. */
export const placeVotes = fact((one: Evidence): number => {
  const around = one.item === AGREES || (one.places === AGREES && one.around > 0) ? 1 : 0;
  const beside = one.wanted.neighbours.length > 0 && one.neighbours >= NEIGHBOURS_KEPT ? 1 : 0;
  return around + beside + (one.structure >= PATH_KEPT ? 1 : 0);
});

/** The evidence that suffices, plus what the place of the element adds. */
export const enoughAndPlace = (one: Evidence): number => ENOUGH + placeVotes(one);

/** It was one of several that read alike. */
export const hadLookalikes = ({ wanted }: Evidence): boolean => (wanted.ordinal?.of ?? 1) > 1;

/** The only link that is called so leads where it led: what it stands in may be called otherwise. The picture beside it may lead there too. */
export const leadsWhereItLed = fact(
  (one: Compared): boolean =>
    (one.keys.includes('href') || one.wanted.ordinal?.of === 1) &&
    one.literal &&
    one.sameRole &&
    one.page.sameWords === 1 &&
    leadsThere(one.wanted, one.element),
);

/** Does it still stand with at least half of those that it stood with, in a box of the same kind? Whatever order they are in. */
export const keepsSiblings = fact(({ wanted: { company: then }, element }: Evidence): boolean => {
  const now = then && siblingContextOf(element);
  if (!then || now?.box !== then.box) return false;
  const others = then.members.filter((_, index) => index !== then.at - then.from).map((sibling) => readSibling(sibling).words);
  const said = others.filter((words) => words !== '');
  const here = new Set(now.members.map((sibling) => readSibling(sibling).words));
  return said.length > 1 && said.filter((words) => here.has(words)).length / said.length >= SIBLINGS_KEPT;
});

/** It stands between enough of those that it stood between. */
export const isOrderKept = fact((one: Evidence): boolean => one.sameRole && !one.elsewhere && keepsOrder(one.wanted, one.element));

/** Everything around is as it was, but it stands in a place of its own in there, and nothing of what stood beside it does: a decoy that outlived it. */
export const isMovedAway = ({ wanted, around, surroundings, neighbours }: Evidence): boolean =>
  around === 1 && surroundings < 1 && neighbours === 0 && wanted.neighbours.some((name) => !isLabelOf(wanted, name));

/** The field's own label stands beside it, or around it. */
const isLabelOf = ({ name, label }: Fingerprint, text: string) => [name, label].some((own) => own && same(own, text));

/** It has the form name and maybe the words, as a copy of the field would have too, but in a place of its own. Ids and targets are not copied. */
export const isCopy = (one: Evidence): boolean => one.keys.every((key) => key === 'name') && isMovedAway(one) && !keepsSiblings(one);

/** The page is built as it was, or was reworded as a whole. */
export const isPageAsBuilt = ({ structure, wanted }: Evidence): boolean => structure >= PATH_UNCHANGED || isReworded(wanted);

/** The key says enough without words: two keys, one that says what the words said, or the page is in another language. */
export function isKnownByKeyAlone({ wanted, keys }: Evidence): boolean {
  if (keys.length > 1 || isTranslated(wanted)) return true;
  const words = alikeKey(wanted.name ?? wanted.text ?? wanted.placeholder ?? '').split(' ');
  const written = alikeKey(keys.map((key) => wanted.attributes[key] ?? '').join(' ')).split(' ');
  return keys.some((key) => key !== 'href') && words.some((word) => written.some((part) => isSameStem(word, part)));
}

/** Is the recorded element one that text is typed into? */
export const isTextField = ({ role }: Evidence): boolean => /^(textbox|searchbox|combobox|spinbutton|slider)$/.test(role);

/** The number in a key counts the things of a list: one that is known by its words may have moved. Or all keys or links of the list are written otherwise. */
export const isRewrittenList = (one: Compared): boolean =>
  one.onlyNumbersDiffer || (one.onlyLinkDiffers ? isLedOtherwise : isKeyedOtherwise)(one.wanted, one.page.lookalikes);

/** Its row or card was called by something of its own. */
export const inNamedItem = (wanted: Fingerprint): boolean =>
  wanted.landmarks.some(({ kind, name }) => kind !== 'item' && ITEM_KINDS.has(kind) && !!name);

/** Of all that read so, it is the only one of which this holds. */
export const isOnlyOneThat = (one: Compared, holds: (wanted: Fingerprint, element: Element) => boolean): boolean =>
  one.sameRole &&
  !one.elsewhere &&
  one.item !== CONTRADICTS &&
  holds(one.wanted, one.element) &&
  one.page.lookalikes.every((other) => other === one.element || !holds(one.wanted, other));

/** As many read so as then, and it has its number among them. */
export const isOrderlyLookalike = ({ wanted: { ordinal }, page: { lookalikes }, element }: Compared): boolean =>
  lookalikes.length === ordinal?.of && lookalikes[ordinal.index] === element;

/** And it alone of them stands beside what it stood beside. */
export const isAloneBesideTheSame = (one: Compared): boolean =>
  isOrderlyLookalike(one) &&
  one.sameRole &&
  !one.elsewhere &&
  one.item !== CONTRADICTS &&
  one.neighbours === 1 &&
  one.page.lookalikes.every((other) => other === one.element || !neighboursOf(other).some((name) => one.wanted.neighbours.includes(name)));

/** Several read as it did, none does any more, as many read as this one does now, and it is the one in its place in the thing that it stood in. */
export function wasRenamedWithLookalikes(one: Compared): boolean {
  const { index = 0, of = 1 } = one.wanted.ordinal ?? {};
  if (of < 2 || one.page.sameWords > 0 || !one.sameRole || one.item !== AGREES || soundsFinalNow(one)) return false;
  if (one.words < SOME_WORDS) return false;
  const alike = reading(one.element);
  return alike.length === of && alike[index] === one.element;
}

/** Words that are not on every page: two words, or a long one. */
export function isTelling(wanted: Fingerprint): boolean {
  const words = wanted.name ?? wanted.text ?? wanted.placeholder ?? wanted.label ?? '';
  return words.length >= TELLING_LENGTH && !COMMON.test(words);
}
const COMMON =
  /^(delete|remove|submit|cancel|search|confirm|continue|details|options|settings|actions|add to cart|read more|learn more|sign in|log in|sign up|view all|show more|see more|next page|previous|download|upload|subscribe|approve|reject|accept|decline|dismiss|update|select|choose|password|username|e-?mail)$/i;
