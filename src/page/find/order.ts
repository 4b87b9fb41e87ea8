import { digest } from '../../lib/digest';
import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';
import { controlText, readSibling } from './sibling';
import { actedOn, mayBeSibling } from './sibling-context';
import { FEW_KEPT_IN_ORDER, KEPT_IN_ORDER, ORDER_KEPT, ORDER_MOSTLY_KEPT, ORDER_REACH } from './thresholds';

/** How an element stands to those that stood before and after it, told by what they say, whatever boxes, tags and classes the page is made of now. */
interface Order {
  /** How many of them are there still, on the same sides. */
  kept: number;
  /** The share of them, 0..1. */
  share: number;
  /** The next of them is the same on each side that had one. */
  beside: boolean;
  /** The next of them is still on its side, whatever came between. */
  between: boolean;
  /** Some of them are on either side: else all that follows a menu would keep the place of whatever is in that menu. */
  enclosed: boolean;
  /** None of those around read as it did. */
  apart: boolean;
}

/** Undefined where the recording knows of fewer than two others that only one of them could be, or stood in a row that may be another one now. */
function orderOf(wanted: Fingerprint, element: Element): Order | undefined {
  const then = wanted.company;
  if (!then || ROW.test(then.box)) return undefined;
  const position = then.at - then.from;
  const said = then.members.map((sibling) => readSibling(sibling).words);
  const own = said[position] ?? '';
  const sides = [said.slice(0, position).reverse(), said.slice(position + 1)].map((words) => words.filter((word) => word !== ''));
  const had = sides.map((words) => words.filter((word) => word !== own && said.indexOf(word) === said.lastIndexOf(word)));
  const known = had.flat().length;
  if (known < FEW_KEPT_IN_ORDER) return undefined;
  const has = [wordsAlong(element, -1), wordsAlong(element, 1)];
  const sidesKept = had.map((words, side) => words.filter((word) => has[side]?.includes(word)).length);
  const kept = sidesKept.reduce((sum, one) => sum + one);
  const beside = sides.every(([next], side) => next === undefined || (next !== own && next === has[side]?.[0]));
  const between = sides.every(([next], side) => next === undefined || has[side]?.includes(next));
  const enclosed = !sidesKept.includes(0);
  return { kept, share: kept / known, beside, between, enclosed, apart: said.indexOf(own) === said.lastIndexOf(own) };
}
const ROW = /^(row|listitem|article|li|tr)\b/;

/** Enough of them for an element that is called as it was, and nothing else is. */
export function keepsOrder(wanted: Fingerprint, element: Element): boolean {
  const order = orderOf(wanted, element);
  return !!order && (order.kept >= KEPT_IN_ORDER || (order.kept >= FEW_KEPT_IN_ORDER && order.share >= ORDER_KEPT));
}

/** Two of them: enough for the only one of its name in a page that was reworded, where others may well be called otherwise. */
export const keepsTwo = (wanted: Fingerprint, element: Element): boolean => (orderOf(wanted, element)?.kept ?? 0) >= FEW_KEPT_IN_ORDER;

/** It stood apart from those that read alike, and stands between those that it stood between, whatever came in: enough where none of its like does. */
export function keepsBetween(wanted: Fingerprint, element: Element): boolean {
  const order = orderOf(wanted, element);
  return !!order && order.apart && order.between && order.enclosed && order.kept >= KEPT_IN_ORDER;
}

/** It stands between the very same two, with most of the others: enough for one of several that read alike, or one that was reworded. */
export function keepsPlace(wanted: Fingerprint, element: Element): boolean {
  const order = orderOf(wanted, element);
  return (
    !!order &&
    order.kept >= FEW_KEPT_IN_ORDER &&
    order.share >= ORDER_KEPT &&
    (order.beside || (order.enclosed && order.kept >= KEPT_IN_ORDER && order.share >= ORDER_MOSTLY_KEPT))
  );
}

/** Digests of what those say that come next in reading order, in the direction given. */
function wordsAlong(element: Element, step: 1 | -1): string[] {
  const root = dom.getRootNode(element);
  if (!('querySelectorAll' in root)) return [];
  const all = actedOn(root as Document | ShadowRoot);
  const words: string[] = [];
  for (let at = placeIn(all, element, step); at >= 0 && at < all.length && words.length < ORDER_REACH; at += step) {
    const other = all[at] as Element;
    if (other === element || dom.contains(element, other) || dom.contains(other, element) || !mayBeSibling(other)) continue;
    const said = digest(controlText(other));
    if (said) words.push(said);
  }
  return words;
}

/** The first place after the element (before it, going back); the list is in document order. */
function placeIn(all: Element[], element: Element, step: 1 | -1): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const follows = dom.isBefore(all[middle] as Element, element);
    if (follows) low = middle + 1;
    else high = middle;
  }
  return step > 0 ? low : low - 1;
}
