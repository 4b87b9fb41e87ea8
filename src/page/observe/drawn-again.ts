import { tidy } from '../../lib/text';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { STATE_ATTRIBUTES, VISIBILITY_ATTRIBUTES } from './sort-mutations';

/** What was drawn again and is otherwise now: the element, and whether that is its state or place, or only its look. */
export interface DrawnAgain {
  element: Element;
  by: 'state' | 'order' | 'look';
}

/** Most elements that are compared with what they were, and most children of a box whose order is looked at, which takes the square of them; by judgement. */
const [MAX_COMPARED, MAX_CHILDREN] = [2000, 500];

/**
 * Elements that were taken away and drawn again in another state or look, and boxes whose children have another order now. Who draws all of a list again
 * for one mark in it changes no attribute and shows nothing new. Words of `without` in a class are no look.
 */
export function drawnAgain(records: readonly MutationRecord[], without: RegExp): DrawnAgain[] {
  const found: DrawnAgain[] = [];
  const left = { compared: MAX_COMPARED };
  for (const [parent, before] of childrenBefore(records)) {
    const now = elementsIn(dom.childNodes(parent));
    const then = elementsIn(before);
    if (now.length !== then.length) continue;
    if (isReordered(then, now)) found.push({ element: parent, by: 'order' });
    else for (const [at, one] of now.entries()) compare(then[at], one, without, found, left);
  }
  return found;
}

/** The children of each box in the page as they were before the records: these are undone, the last one first. Boxes of very many are left out. */
function childrenBefore(records: readonly MutationRecord[]): Map<Element, Node[]> {
  const lists = new Map<Element, Node[]>();
  const large = new Set<Element>();
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of [...records].reverse()) {
    if (type !== 'childList' || !(target instanceof Element) || !dom.isConnected(target) || isOverlay(target)) continue;
    const list = lists.get(target) ?? Array.from(dom.childNodes(target));
    lists.set(target, list);
    if (list.length + addedNodes.length + removedNodes.length > MAX_CHILDREN) large.add(target);
    if (large.has(target)) continue;
    for (const node of addedNodes) if (list.includes(node)) list.splice(list.indexOf(node), 1);
    const at = previousSibling ? list.indexOf(previousSibling) + 1 : nextSibling ? Math.max(0, list.indexOf(nextSibling)) : 0;
    list.splice(at, 0, ...removedNodes);
  }
  for (const target of large) lists.delete(target);
  return lists;
}

const elementsIn = (nodes: Iterable<Node>): Element[] =>
  Array.from(nodes).filter((node): node is Element => node instanceof Element && !isOverlay(node));

/** The same elements, or elements of the same words, in another order. */
function isReordered(then: readonly Element[], now: readonly Element[]): boolean {
  const isSame = then.every((one, at) => one === now[at] || (!now.includes(one) && tidyText(one) === tidyText(now[at] as Element)));
  if (isSame) return false;
  return `${then.map(tidyText).sort()}` === `${now.map(tidyText).sort()}` && new Set(now.map(tidyText)).size > 1;
}

const tidyText = (element: Element) => tidy(dom.textContent(element) ?? '');

/** Goes through what was and what is there now side by side, as far as they are made alike. */
function compare(then: Element | undefined, now: Element, without: RegExp, into: DrawnAgain[], left: { compared: number }): void {
  if (!then || then === now || dom.localName(then) !== dom.localName(now) || --left.compared < 0) return;
  if (STATE.some((name) => dom.getAttribute(then, name) !== dom.getAttribute(now, name)) || isMarkedOtherwise(then, now))
    into.push({ element: now, by: 'state' });
  else if (VISIBILITY_ATTRIBUTES.some((name) => worn(then, name, without) !== worn(now, name, without)))
    into.push({ element: now, by: 'look' });
  const [before, after] = [elementsIn(dom.childNodes(then)), elementsIn(dom.childNodes(now))];
  if (before.length === after.length) for (const [at, one] of after.entries()) compare(before[at], one, without, into, left);
}

/** Of what a screen reader is told: what only names or leads is seen by the words and the address. */
const STATE = STATE_ATTRIBUTES.filter((name) => /^(aria-(?!label|active|busy|hidden)|disabled|selected|open)/.test(name));
const worn = (element: Element, name: string, without: RegExp) => tidy((dom.getAttribute(element, name) ?? '').replace(without, ''));

/** Who draws with the attribute tells by it what is ticked; the press itself has ticked what was taken away. */
const isMarkedOtherwise = (then: Element, now: Element): boolean =>
  then instanceof HTMLInputElement &&
  now instanceof HTMLInputElement &&
  (then.defaultChecked !== now.defaultChecked ||
    (!now.defaultChecked && (then.checked !== now.checked || then.indeterminate !== now.indeterminate)));
