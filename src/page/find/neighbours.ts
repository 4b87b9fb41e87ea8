import { leafTexts } from '../dom/leaf-texts';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';

/** What stands right before and after an element (nearest first, before then after), at most two each; climbs where it is alone. */
export const neighboursOf = (element: Element): string[] => nextTo(element).map(({ name }) => name);

/** Is the other one of these neighbours, with nothing but wrappers around it? */
export const isNeighbour = (element: Element, other: Element): boolean =>
  nextTo(element).some(({ node }) => dom.contains(node, other) && leafTexts(node, 2).length < 2);

interface Neighbour {
  node: Element;
  name: string;
}

function nextTo(element: Element): Neighbour[] {
  let node: Element = element;
  for (let level = 0; level < 4; level++) {
    const found = [...along(node, dom.previousElementSibling), ...along(node, dom.nextElementSibling)];
    if (found.length > 0) return found;
    const parent = dom.parentElement(node);
    if (!parent || dom.localName(parent) === 'body') break;
    node = parent;
  }
  return [];
}

/** It shows while the pointer rests on something, and is gone at the next visit. */
const isTip = (node: Element) => dom.matches(node, TIP) || dom.querySelector(node, ':scope > [role=tooltip]') !== null;
const TIP = '[role=tooltip],[popover],[data-popper-placement]';

function along(element: Element, way: (node: Element) => Element | null): Neighbour[] {
  const found: Neighbour[] = [];
  let steps = 0;
  for (let node = way(element); node && found.length < 2 && steps < 6; node = way(node), steps++) {
    const text = leafTexts(node, 1)[0]?.text ?? (dom.matches(node, 'input,button,select,textarea,[aria-label]') ? nameOf(node) : '');
    if (text && !isTip(node)) found.push({ node, name: text.slice(0, 60) });
  }
  return found;
}
