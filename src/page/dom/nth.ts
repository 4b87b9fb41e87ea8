import * as dom from './members';

/** Places among children, counted once a parent; only good while the page stands still. */
export type NthMemo = Map<Node, Map<Element, { index: number; of: number }>>;

/** Its number (from 1) among the children of its parent with the same tag, and how many there are. */
export function nthOf(element: Element, memo?: NthMemo): { index: number; of: number } {
  const parent = dom.parentNode(element);
  if (!parent || !memo) return counted(element);
  let places = memo.get(parent);
  if (!places) {
    places = countAll(parent);
    memo.set(parent, places);
  }
  return places.get(element) ?? counted(element);
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

function countAll(parent: Node): Map<Element, { index: number; of: number }> {
  const totals = new Map<string, number>();
  const places = new Map<Element, { index: number; of: number }>();
  for (let child = dom.firstElementChild(parent as Element); child; child = dom.nextElementSibling(child)) {
    const index = (totals.get(dom.localName(child)) ?? 0) + 1;
    totals.set(dom.localName(child), index);
    places.set(child, { index, of: 0 });
  }
  for (const [child, place] of places) place.of = totals.get(dom.localName(child)) ?? place.index;
  return places;
}
