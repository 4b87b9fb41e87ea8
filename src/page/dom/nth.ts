import * as dom from './native-accessors';

/** Sibling indexes counted once per parent; valid only while the tree does not change. */
export type NthMemo = Map<Node, Places>;
interface Places {
  index: Map<Element, number>;
  of: Map<string, number>;
}

/** The 1-based index of an element among the children of its parent with the same tag (as `:nth-of-type`), and how many there are. */
export function nthOf(element: Element, memo?: NthMemo): { index: number; of: number } {
  const parent = dom.parentNode(element) as Element | null;
  if (!parent || !memo) return counted(element);
  let places = memo.get(parent);
  if (!places) {
    places = countAll(parent);
    memo.set(parent, places);
  }
  const index = places.index.get(element);
  return index ? { index, of: places.of.get(dom.localName(element)) ?? index } : counted(element);
}

function counted(element: Element): { index: number; of: number } {
  let index = 1;
  for (let other = dom.previousElementSibling(element); other; other = dom.previousElementSibling(other))
    if (dom.localName(other) === dom.localName(element)) index++;
  let of = index;
  for (let other = dom.nextElementSibling(element); other; other = dom.nextElementSibling(other))
    if (dom.localName(other) === dom.localName(element)) of++;
  return { index, of };
}

function countAll(parent: Element): Places {
  const places: Places = { index: new Map(), of: new Map() };
  for (let child = dom.firstElementChild(parent); child; child = dom.nextElementSibling(child)) {
    const tag = dom.localName(child);
    const index = (places.of.get(tag) ?? 0) + 1;
    places.of.set(tag, index);
    places.index.set(child, index);
  }
  return places;
}
