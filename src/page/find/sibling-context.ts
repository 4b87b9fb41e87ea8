import { digest } from '../../lib/digest';
import { alikeKey, sameKey } from '../../lib/text';
import type { SiblingContext } from '../../model/page/sibling-context';
import { labelsOf, oncePerRead, oncePerTree } from '../dom/labels';
import { leafTexts } from '../dom/leaf-texts';
import * as dom from '../dom/native-accessors';
import { popupOf } from '../dom/popup-of';
import { roleOf } from '../dom/role';
import { BOX, boxesLike, kindOfBox, ROW } from './boxes';
import { elementsWithWords } from './page-words';
import { controlText, lastingTraits, readSibling, type Sibling, writeSibling } from './sibling';
import { BOXES_COMPARED, SIBLINGS_COUNTED, SIBLINGS_LOOKED_AT, SIBLINGS_REACH, WORDS_SAMPLED } from './thresholds';
import { TELLING } from './traits';

/**
 * What a person can act on in the same box as the element, and a few words of the page beyond it, as digests. It tells the element from its
 * neighbours where every word has changed. Undefined where it stands alone or in a crowd.
 */
export function siblingContextOf(element: Element): SiblingContext | undefined {
  const box = boxOf(element);
  if (!box || hasMore(box, SIBLINGS_COUNTED)) return undefined;
  const all = controlsIn(box);
  const at = all.indexOf(element);
  if (at < 0) return undefined;
  const from = Math.max(0, at - SIBLINGS_REACH);
  const nth = nthOfKind(box);
  return {
    box: pathTo(box, element),
    ...(nth && { nth }),
    at,
    of: all.length,
    from,
    members: written(box, all, from, at + SIBLINGS_REACH + 1),
    beyond: oncePerRead('beyond', box, () => wordsBeyond(box)),
  };
}

const written = (box: Element, all: Element[], from: number, to: number) =>
  all.slice(from, to).map((control, index) => writeSibling(control, box, [all[from + index - 1], all[from + index + 1]]));

/**
 * Elements that stand in the same place of a box of the same kind, or that have there what the wanted one has beside its words: candidates
 * where no word and no selector leads to them.
 */
export function inSamePosition(context: SiblingContext): Element[] {
  const found = new Set<Element>();
  const own = readSibling(context.members[context.at - context.from] ?? '');
  for (const box of dom.querySelectorAll(document, BOX)) {
    if (found.size >= 20) break;
    if (kindOfBox(box) !== context.box.split('/', 1)[0]) continue;
    const all = controlsIn(box);
    const there = all.length === context.of ? all[context.at] : undefined;
    if (there) found.add(there);
    if (all.length > SIBLINGS_LOOKED_AT) continue;
    const siblings = siblingsIn(box);
    for (const [index, control] of all.entries()) if (isLike(own, siblings[index])) found.add(control);
  }
  return [...found];
}

const isLike = (own: Sibling, other: Sibling | undefined) => !!other && traitsOf(own).some((trait) => traitsOf(other).includes(trait));

/** What tells a sibling whatever it says. */
export const traitsOf = (sibling: Sibling) => [sibling.written, sibling.iconShape, ...sibling.traits].filter((trait) => trait !== '');

/** Those of them that no rewording changes. */
export const lastingTraitsOf = (sibling: Sibling) =>
  [sibling.written, sibling.iconShape, ...sibling.traits.filter((trait) => trait.startsWith('='))].filter((trait) => trait !== '');

/** Everybody in the box of an element, as far as there are not too many to look at each of them. */
export function allSiblings(element: Element): Sibling[] {
  const box = boxOf(element);
  return box && controlsIn(box).length <= SIBLINGS_LOOKED_AT ? siblingsIn(box) : [];
}

const siblingsIn = (box: Element): Sibling[] =>
  oncePerRead('everybody', box, () => {
    const all = controlsIn(box);
    return written(box, all, 0, all.length).map(readSibling);
  });

/** What the others say that stand together with an element now. */
export function wordsBeside(element: Element): string[] {
  const box = boxOf(element);
  return box ? controlsIn(box).flatMap((control) => (control === element ? [] : controlText(control))) : [];
}

const ACTED_ON =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],[contenteditable=true],' +
  '[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role^=menuitem],[role=option],[role=combobox],' +
  '[role=textbox],[role=searchbox],[role=slider],[role=spinbutton],[role=treeitem]';
/** The nearest box in its own root that holds something else to act on, or that is one of many (a row) and says more than the element does. */
function boxOf(element: Element): Element | undefined {
  for (let node = dom.parentElement(element); node; node = dom.parentElement(node)) {
    if (!dom.matches(node, BOX)) continue;
    if (dom.localName(node) === 'body' || isRow(node, element) || hasMore(node, 1)) return node;
  }
  return undefined;
}

/** One of many, with words beside those of the element, its label and what it opens. */
export function isRow(box: Element, element: Element): boolean {
  if (!dom.matches(box, ROW)) return false;
  const own = [element, popupOf(element), ...Array.from(labelsOf(element))]
    .map((one) => alikeKey(dom.textContent(one) ?? ''))
    .filter(Boolean);
  return alikeKey(dom.textContent(box) ?? '').length > own.join(' ').length + 1;
}

/** The box and what lies between it and the element: "toolbar", or "toolbar/complementary" for what has a box of its own in there. */
function pathTo(box: Element, element: Element): string {
  const kinds: string[] = [];
  for (let node = dom.parentElement(element); node && node !== box; node = dom.parentElement(node))
    if (dom.matches(node, BOX)) kinds.unshift(kindOfBox(node));
  return [kindOfBox(box), ...kinds].join('/').slice(0, 80);
}

function nthOfKind(box: Element): SiblingContext['nth'] {
  const alike = boxesLike(box);
  const at = alike.indexOf(box);
  if (at < 0) return undefined;
  const own = distinctTraits(box, alike);
  return { at, of: alike.length, ...(own.length > 0 && { own }) };
}

/** What none of its like has: the box is known by it where boxes change places. */
function distinctTraits(box: Element, alike: Element[]): string[] {
  const others: Element[] = [];
  for (const one of alike) {
    if (one === box || dom.contains(one, box) || dom.contains(box, one)) continue;
    if (others.push(one) > BOXES_COMPARED) return [];
  }
  if (!others.length) return [];
  if ([box, ...others].some((one) => controlsIn(one).length > BOXES_COMPARED * 2)) return [];
  const elsewhere = new Set(others.flatMap(traitsIn));
  const own = [...new Set(traitsIn(box))].filter((trait) => !elsewhere.has(trait));
  return own
    .map((trait) => (/^[=#]/.test(trait) ? `${trait[0]}${digest(trait)}` : digest(sameKey(trait))))
    .sort()
    .slice(0, 12);
}

/** What can be seen in the box beside the words of its controls; "=" before what no rewording changes, "#" before what it is made of. */
const traitsIn = (box: Element): string[] =>
  oncePerRead('traits', box, () => [
    `#${controlsIn(box).map(roleOf).join()}`,
    ...controlsIn(box)
      .flatMap(lastingTraits)
      .map((trait) => `=${trait}`),
    ...leafTexts(box, 16).flatMap(({ text, button }) => (button || !TELLING.test(text) ? [] : [text])),
  ]);

/** In reading order, hidden ones and what lies inside of a control left out. */
const controlsIn = (box: Element) => oncePerRead('controls', box, () => lookIn(box));

function lookIn(box: Element): Element[] {
  const all = actedOn(box).filter(mayBeSeen);
  return all.length > 1 ? all.filter(isOuter) : all;
}

/** Are there more than so many controls? Where there are, not all of them are looked at. */
function hasMore(box: Element, amount: number): boolean {
  const all = actedOn(box);
  if (all.length <= amount) return false;
  let left = amount;
  return all.some((control) => mayBeSeen(control) && isOuter(control) && left-- === 0);
}

/** All that a person can act on in there, in document order, hidden ones included. */
export const actedOn = (box: Element | Document | ShadowRoot): Element[] =>
  oncePerTree('acted on', box, () => [...dom.querySelectorAll(box, ACTED_ON)]);
const mayBeSeen = (control: Element) => dom.checkVisibility(control) || dom.localName(control) === 'input';
/** Shown, and not inside of another control. */
export const mayBeSibling = (element: Element): boolean => mayBeSeen(element) && isOuter(element);
const isOuter = (control: Element) => !dom.closest(dom.parentElement(control), CONTROL);
const CONTROL = 'a[href],button,[role=button],[role=link]';

/** Digests of some words of the page that are not in the box, evenly taken from all of it. */
function wordsBeyond(box: Element): string[] {
  const words = [
    ...new Set(
      elementsWithWords().flatMap(([element, said]) => (dom.localName(box) !== 'body' && dom.contains(box, element) ? [] : [said])),
    ),
  ];
  const step = Math.max(1, Math.floor(words.length / WORDS_SAMPLED));
  return words.filter((_, at) => at % step === 0).slice(0, WORDS_SAMPLED);
}
