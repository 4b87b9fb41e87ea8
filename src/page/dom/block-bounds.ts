import { ITEM_KINDS, isAlike, isHeading } from './place';
import { roleOf } from './role';
import { flatParent } from './roots';

/**
 * Does a text head the block that the element stands in, as far as boxes tell? Not where another block begins between the two: where the text stands
 * in an item of its own, in one of several boxes made alike of which the element is in another, or under a later heading of its kind.
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
    // The text is in the element, or the other way round.
    if (!other || mine === node) return node !== element;
    return !isApart(mine, other);
  }
  return false;
}

const isItem = (element: Element) => {
  const role = roleOf(element);
  return ITEM_KINDS.has(role) && !CELLS.has(role);
};
const CELLS = new Set(['gridcell', 'cell', 'option']);

/** Of two siblings: is each a block of its own? */
function isApart(mine: Element, other: Element): boolean {
  if (isSameShape(mine, other)) return isAlike(mine, other) && isBuiltAlike(mine, other);
  const forward = mine.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!forward)
    return isHeading(mine) || [...(mine.parentElement?.children ?? [])].some((node) => node !== mine && isSameShape(node, mine));
  for (let node = mine.nextElementSibling; node && node !== other; node = node.nextElementSibling) if (isSameShape(node, mine)) return true;
  return false;
}

/** What they begin with is the same kind of thing: two cards, and not two cells of a row. */
function isBuiltAlike(one: Element, other: Element): boolean {
  if (isItem(one)) return true;
  const [first, second] = [one.firstElementChild, other.firstElementChild];
  return !!first && !!second && isSameShape(first, second);
}

/** The same tag, and the same first class. */
export const isSameShape = (one: Element | null | undefined, other: Element) =>
  one?.localName === other.localName && (one.classList[0] ?? '') === (other.classList[0] ?? '');
