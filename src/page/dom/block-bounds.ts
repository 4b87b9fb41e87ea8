import { wordSet } from '../../lib/word-set';
import * as dom from './native-accessors';
import { hasShapeOf, headOf, ITEM_KINDS, isHeading, isSimilar, ledBy } from './place';
import { roleOf } from './role';
import { flatParent } from './roots';

/**
 * Does `text` head the block that `element` stands in, as far as the boxes show? Not where another block begins between the two: where
 * `text` stands in a list item of its own, in one of several similar sibling boxes while `element` is in another, or under a later heading
 * of its kind.
 */
export function sameBlock(text: Element, element: Element): boolean {
  const path: Element[] = [];
  for (let node: Element | null = element; node; node = flatParent(node)) path.push(node);
  let mine = text;
  for (let node: Element | null = text; node; mine = node, node = flatParent(node)) {
    const at = path.indexOf(node);
    if (at < 0) {
      if (isItem(node)) return false;
      continue;
    }
    const other = path[at - 1];
    // One contains the other.
    if (!other || mine === node) return node !== element;
    return !isApart(mine, other);
  }
  return false;
}

const isItem = (element: Element) => {
  const role = roleOf(element);
  return ITEM_KINDS.has(role) && !CELLS.has(role);
};
const CELLS = wordSet('gridcell cell option');

/** Of two siblings: is each a block (card, item, section) of its own? */
function isApart(mine: Element, other: Element): boolean {
  const [one, two] = counterparts(mine, other);
  if (one && two) return isSimilar(one, two) && isBuiltAlike(one, two);
  // The cells of a row are one block, whatever classes they have.
  if (/^t[dh]$/.test(dom.localName(mine)) || CELLS.has(roleOf(mine))) return false;
  const forward = dom.isBefore(mine, other);
  if (!forward)
    return (
      isHeading(unwrapped(mine)) ||
      [...(dom.children(dom.parentElement(mine)) ?? [])].some((node) => node !== mine && isSameShape(node, mine))
    );
  for (let node = dom.nextElementSibling(mine); node && node !== other; node = dom.nextElementSibling(node))
    if (isSameShape(node, mine) || (isHeading(unwrapped(mine)) && headOf(unwrapped(mine), ledBy(node)) !== unwrapped(mine))) return true;
  return false;
}

/** Do both begin with the same kind of element, as two cards do and two cells of a row do not? */
function isBuiltAlike(one: Element, other: Element): boolean {
  if (isItem(one)) return true;
  const [first, second] = [dom.firstElementChild(one), dom.firstElementChild(other)];
  return !!first && !!second && isSameShape(first, second);
}

/** The same tag and first class, or both merely wrap elements of which that is true: a whole page may consist of similar boxes. */
export const isSameShape = (one: Element | null | undefined, other: Element) => !!one && counterparts(one, other).length > 0;

/** The descendants that have the same shape in both boxes: `one`, or what it wraps, with its counterpart in `other`. */
function counterparts(one: Element, other: Element): [Element, Element] | [] {
  const [mine, others] = [layersOf(one), layersOf(other)];
  const [first, second] = [mine.at(-1) ?? one, others.at(-1) ?? other];
  const there = others.find((layer) => hasShapeOf(layer, first));
  if (there) return [first, there];
  const here = mine.find((layer) => hasShapeOf(layer, second));
  return here ? [here, second] : [];
}

/**
 * The element, followed by what it merely wraps: while a box has no role or name of its own and holds one element and no text, its child is
 * the next layer. Outermost first.
 */
export function layersOf(element: Element): Element[] {
  const layers = [element];
  for (let node: Element | null = element; node && isWrapper(node); ) {
    node = dom.firstElementChild(node);
    if (node) layers.push(node);
  }
  return layers;
}
/** The innermost of the `layersOf` an element: the element itself unless it is a mere wrapper. */
export const unwrapped = (element: Element): Element => layersOf(element).at(-1) ?? element;

const isWrapper = (element: Element) =>
  /^(div|span)$/.test(dom.localName(element)) &&
  dom.childElementCount(element) === 1 &&
  !NAMED.some((name) => dom.hasAttribute(element, name)) &&
  [...dom.childNodes(element)].every((node) => dom.nodeType(node) !== Node.TEXT_NODE || !dom.nodeValue(node)?.trim());
const NAMED = ['role', 'aria-label', 'aria-labelledby', 'aria-expanded'];
