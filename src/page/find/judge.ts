import { alikeKey, same } from '../../lib/text';
import type { Fingerprint } from '../../model/target';
import * as dom from '../dom/native-accessors';
import { ITEM_KINDS } from '../dom/place';
import { isVisible } from '../dom/visible';
import { isInAnotherBlock } from './another-block';
import { type Evidence, type Field, isSameStem } from './evidence';
import { isGraver, readsAsNeighbour } from './grave';
import { hasKey, isLedOtherwise, leadsThere, leadsThereAlone } from './keys';
import { neighboursOf } from './neighbours';
import { keepsOrder, keepsTwo } from './order';
import { isOnlyInRow, standsAlone, standsByItself, votesForReworded } from './order-votes';
import { countReading, isReworded, isTranslated, keepsCompany, sitsThere } from './seat';
import { twinsOf } from './twins';

/**
 * How many votes an element has for being the wanted one; 0 when it must not be taken. Three are needed. What people wrote (id, test id, link
 * target) and what people read (role and name) have two votes each; what stands around, and the place in the page, one each. A
 * contradiction in the thing it stands in (another row, another card) cannot be outvoted: that is how neighbours get clicked.
 */
export function votesFor(wanted: Fingerprint, evidence: Evidence, field: Field): number {
  if (whyBarred(wanted, evidence, field)) return 0;
  const twinned = (wanted.ordinal?.of ?? 1) > 1;
  const barred =
    evidence.item === 'contradicts' &&
    (twinned || evidence.key !== 'agrees' || (inRealItem(wanted) && !leadsWhereItLed(wanted, evidence, field)));
  return (barred ? 0 : usualVotes(wanted, evidence, field, twinned)) || votesForSeat(wanted, evidence, field, twinned);
}

/** What rules a candidate out, whatever else agrees. */
export function whyBarred(wanted: Fingerprint, evidence: Evidence, field: Field): string | undefined {
  if (!evidence.kind) return 'another kind of thing';
  if (evidence.opposed) return 'called otherwise by a sign';
  if (evidence.decorated && field.exact) return 'another one is called exactly so';
  // The label went to another one: that one is not what was read.
  if (field.shown && evidence.shown === 'contradicts') return 'another one reads as it did';
  return isInAnotherBlock(wanted, evidence, leadsWhereItLed(wanted, evidence, field)) ? 'in another block' : undefined;
}

/** The only link that is called so leads where it led: what it stands in may be called otherwise. The picture beside it may lead there too. */
const leadsWhereItLed = (wanted: Fingerprint, evidence: Evidence, field: Field) =>
  (evidence.keys.includes('href') || wanted.ordinal?.of === 1) &&
  evidence.literal &&
  evidence.sameRole &&
  field.sameWords === 1 &&
  leadsThere(wanted, evidence.element);

function usualVotes(wanted: Fingerprint, evidence: Evidence, field: Field, twinned: boolean): number {
  if (isNameless(wanted) && !hasKey(wanted) && evidence.semantic !== 'agrees') return votesForNameless(wanted, evidence, field);
  const place = placeVotes(wanted, evidence);
  if (evidence.key === 'agrees') return votesForKey(wanted, evidence, field, place);
  if (evidence.semantic !== 'agrees') return votesForReworded(wanted, evidence, field);
  if (twinned) return votesForTwin(wanted, evidence, field, place);
  return votesForName(wanted, evidence, field, place);
}

/** Its words have changed, and nothing reads as it did: its seat among what stands together with it may still prove it. */
function votesForSeat(wanted: Fingerprint, evidence: Evidence, field: Field, twinned: boolean): number {
  const same = evidence.semantic === 'agrees';
  if (!evidence.sameRole || (same ? twinned || field.sameWords !== 1 : field.sameWords > 0)) return 0;
  if (evidence.item !== 'agrees' && inRealItem(wanted)) return 0;
  // What the box is called may be reworded too; but then the element must not need it to be told from others.
  if (evidence.item === 'contradicts' && (twinned || (!same && countReading(evidence.element) > 1))) return 0;
  if (isGraver(wanted, evidence) || (!same && readsAsNeighbour(wanted, evidence))) return 0;
  return sitsThere(wanted, evidence) ? 3 : 0;
}

/** Place in the page: 0..3. */
function placeVotes(wanted: Fingerprint, evidence: Evidence): number {
  const around = evidence.item === 'agrees' || (evidence.places === 'agrees' && evidence.around > 0) ? 1 : 0;
  const beside = wanted.neighbours.length > 0 && evidence.neighbours >= 0.5 ? 1 : 0;
  return around + beside + (evidence.structure >= 0.9 ? 1 : 0);
}

/** Its written key is there. The words must fit, or, where they were reworded, all the rest must. */
function votesForKey(wanted: Fingerprint, evidence: Evidence, field: Field, place: number): number {
  if (isCopy(wanted, evidence)) return 0;
  if (evidence.semantic === 'agrees') return 4 + place;
  if (evidence.semantic === 'silent') return evidence.sameRole ? 3 + place : 0;
  if (field.sameWords > 0 || !evidence.sameRole || readsAsNeighbour(wanted, evidence)) return 0;
  if (evidence.words >= 0.75 && FIELD.test(evidence.role) && evidence.keys.some((key) => key !== 'name')) return 3 + place;
  if (evidence.words >= 0.5)
    return place >= 1 || keepsOrder(wanted, evidence.element) || leadsThereAlone(wanted, evidence.element) ? 3 + place : 0;
  if (wanted.tag !== dom.localName(evidence.element) || evidence.structure < 0.8) return 0;
  const still = evidence.structure >= 0.95 || isReworded(wanted);
  if (still && speaksForItself(wanted, evidence) && !isGraver(wanted, evidence)) return 3;
  return (evidence.places !== 'contradicts' || evidence.item === 'agrees') && place >= 2 ? 1 + place : 0;
}

/** The page is built as before, or reworded as a whole, and the key says enough without words: two keys, one that says what the words said, or another language. */
function speaksForItself(wanted: Fingerprint, evidence: Evidence): boolean {
  if (evidence.keys.length > 1 || isTranslated(wanted)) return true;
  const words = alikeKey(wanted.name ?? wanted.text ?? wanted.placeholder ?? '').split(' ');
  const written = alikeKey(evidence.keys.map((key) => wanted.attributes[key] ?? '').join(' ')).split(' ');
  return evidence.keys.some((key) => key !== 'href') && words.some((word) => written.some((part) => isSameStem(word, part)));
}

const FIELD = /^(textbox|searchbox|combobox|spinbutton|slider)$/;

/** There were several that read so: only the thing it stands in, or an unchanged row of twins, tells which. */
function votesForTwin(wanted: Fingerprint, evidence: Evidence, field: Field, place: number): number {
  // The number in a key counts the things of a list: a thing that is known by its words may have moved. Or all links of the list are written otherwise.
  const rewritten = () => evidence.counted || (evidence.led && isLedOtherwise(wanted, field.twins));
  if (evidence.key === 'contradicts' && !(evidence.block === 'agrees' && evidence.item === 'agrees' && rewritten())) return 0;
  if (evidence.item === 'agrees') return 3 + place;
  if (evidence.places === 'agrees' && evidence.around === 1 && namedPlaces(wanted) > 0 && aloneThere(evidence, field)) return 3;
  const index = field.twins.indexOf(evidence.element);
  if (standsAlone(wanted, evidence, field) || standsByItself(wanted, evidence, field, index)) return 3;
  const unchanged = field.twins.length === wanted.ordinal?.of && index === wanted.ordinal.index && evidence.structure === 1;
  return unchanged && evidence.neighbours >= (wanted.neighbours.length ? 1 : 0) && evidence.item === 'silent' ? 3 : 0;
}

/** It was the only one that read so. It must be the only one now, and not somewhere quite different. */
function votesForName(wanted: Fingerprint, evidence: Evidence, field: Field, place: number): number {
  const kept = () => keepsCompany(wanted, evidence.element);
  if (field.sameWords > 1 && evidence.item !== 'agrees' && place < 2 && !(evidence.sameRole && kept())) return 0;
  if (isElsewhere(wanted, evidence) && !kept()) return 0;
  const ordered = () => evidence.sameRole && !evidence.elsewhere && keepsOrder(wanted, evidence.element);
  if (evidence.key === 'contradicts') {
    if (evidence.places !== 'contradicts' && place >= 1) return 2 + place;
    return !wanted.attributes['id'] && field.sameWords === 1 && ordered() ? 3 : 0;
  }
  const strange = evidence.places === 'contradicts';
  if (place === 0 || (strange && place < 2)) {
    const known = () => ordered() || (isReworded(wanted) && !evidence.elsewhere && keepsTwo(wanted, evidence.element));
    return evidence.sameRole && ((isTelling(wanted) && !(strange && place === 0)) || kept() || (field.sameWords === 1 && known())) ? 3 : 0;
  }
  return 2 + place;
}

/** Everything around is as it was, but it stands in a place of its own in there, and nothing of what stood beside it does: a decoy that outlived it. */
export const isElsewhere = (wanted: Fingerprint, evidence: Evidence) =>
  evidence.around === 1 &&
  evidence.surroundings < 1 &&
  evidence.neighbours === 0 &&
  wanted.neighbours.some((name) => !isLabelOf(wanted, name));

/** The field's own label stands beside it, or around it. */
const isLabelOf = ({ name, label }: Fingerprint, text: string) => [name, label].some((own) => own && same(own, text));

/** It has the form name and maybe the words, as a copy of the field would have too, but in a place of its own. Ids and targets are not copied. */
export const isCopy = (wanted: Fingerprint, evidence: Evidence) =>
  evidence.keys.every((key) => key === 'name') && isElsewhere(wanted, evidence) && !keepsCompany(wanted, evidence.element);

/** No words and no key: only a page that did not change there at all will do, or the only one of its role in its row. */
function votesForNameless(wanted: Fingerprint, evidence: Evidence, field: Field): number {
  if (field.sameWords > 0 && evidence.semantic !== 'agrees') return 0;
  const same = evidence.sameRole && wanted.tag === dom.localName(evidence.element) && evidence.structure === 1;
  if (evidence.sameRole && isOnlyOfType(wanted, evidence)) return 3;
  // Its row tells it. Another icon than it had may mean something else by now.
  if (evidence.semantic === 'silent' && !wanted.icon && evidence.key !== 'contradicts' && isOnlyInRow(wanted, evidence)) return 3;
  const around = evidence.places !== 'contradicts' && hasItsNeighbours(wanted, evidence);
  return same && around && evidence.semantic === 'silent' && isPlacedAmong(wanted, evidence, field) ? 3 : 0;
}

/** As many as then have no words, and it is in its place among them. */
function isPlacedAmong({ ordinal, icon }: Fingerprint, { element, role }: Evidence, { twins }: Field): boolean {
  const at = twins.indexOf(element);
  const now = at < 0 && !icon ? twinsOf(element, role, '') : { index: at, of: twins.length };
  return !ordinal || (now.of === ordinal.of && now.index === ordinal.index);
}

/** What it shows beside it is no neighbour of a slider, and nothing tells about what stands off the page, where nobody sees it. */
function hasItsNeighbours(wanted: Fingerprint, { element, role, neighbours }: Evidence): boolean {
  if (!wanted.neighbours.length || neighbours === 1) return true;
  if (isOffPage(wanted)) return dom.getBoundingClientRect(element).right + scrollX < 0;
  const now = role === 'slider' ? neighboursOf(element) : [];
  const named = wanted.neighbours.filter((name) => LETTER.test(name));
  return role === 'slider' && named.every((name) => now.includes(name));
}
const LETTER = /\p{L}/u;
const isOffPage = ({ position, size }: Fingerprint) =>
  !!position && !!size && position.relX * position.viewportWidth + (position.scrollX ?? 0) + size.width < 0;

/** A field that nothing is called by, but the only one of its type, then and now, and what stands beside it does still. */
function isOnlyOfType(wanted: Fingerprint, evidence: Evidence): boolean {
  if (!FIELD.test(evidence.role) || evidence.semantic !== 'silent' || evidence.places === 'contradicts') return false;
  const selector = wanted.selectors.find((one) => /^[a-z]+\[type=[^\]]+\]$/.test(one));
  if (!selector || !wanted.neighbours.length || evidence.neighbours < 1) return false;
  const [only, other] = [...dom.querySelectorAll(document, selector)].filter(isVisible);
  return only === evidence.element && !other;
}

const inRealItem = (wanted: Fingerprint) => wanted.landmarks.some(({ kind, name }) => kind !== 'item' && ITEM_KINDS.has(kind) && !!name);

/** Places with a name of their own. */
const namedPlaces = (wanted: Fingerprint) => wanted.landmarks.filter(({ name }) => name).length;

/** No twin stands in the same surroundings. */
const aloneThere = (evidence: Evidence, field: Field) => {
  const box = dom.closest(dom.parentElement(evidence.element), 'form,section,dialog,article,fieldset,nav,main,[role]');
  return !!box && field.twins.filter((twin) => dom.contains(box, twin)).length === 1;
};

const isNameless = (wanted: Fingerprint) => !wanted.name && !wanted.text && !wanted.placeholder && !wanted.label;

/** Words that are not on every page: two words, or a long one. */
function isTelling(wanted: Fingerprint): boolean {
  const words = wanted.name ?? wanted.text ?? wanted.placeholder ?? wanted.label ?? '';
  return words.length >= 6 && !COMMON.test(words);
}
const COMMON =
  /^(delete|remove|submit|cancel|search|confirm|continue|details|options|settings|actions|add to cart|read more|learn more|sign in|log in|sign up|view all|show more|see more|next page|previous|download|upload|subscribe|approve|reject|accept|decline|dismiss|update|select|choose|password|username|e-?mail)$/i;

/** Is every part of the fingerprint as recorded? What pay, delete and send require. */
export function isFullIdentity(wanted: Fingerprint, evidence: Evidence, field: Field): boolean {
  if (!evidence.kind || (wanted.role ?? '') !== evidence.role || wanted.tag !== dom.localName(evidence.element)) return false;
  const keysSame = !hasKey(wanted) || evidence.key === 'agrees';
  const wordsSame = (evidence.literal && evidence.shown !== 'contradicts') || (evidence.semantic === 'silent' && isNameless(wanted));
  if (evidence.block === 'contradicts' || isInAnotherBlock(wanted, evidence, false)) return false;
  const placeSame = evidence.item !== 'contradicts' && (evidence.places === 'silent' || evidence.around === 1);
  const besideSame =
    !wanted.neighbours.length ||
    evidence.neighbours >= 0.5 ||
    evidence.item === 'agrees' ||
    (evidence.key === 'agrees' && evidence.structure === 1);
  if (!keysSame || !wordsSame || !placeSame || !besideSame) return false;
  const apart = evidence.key === 'agrees' || evidence.item === 'agrees' || field.sameWords === 1;
  return apart || votesForNameless(wanted, { ...evidence, semantic: 'silent' }, { ...field, sameWords: 0 }) > 0;
}
