/** Places among children, counted once a parent; only good while the page stands still. */
export type NthMemo = Map<Node, Map<Element, { index: number; of: number }>>;

/** Its number (from 1) among the children of its parent with the same tag, and how many there are. */
export function nthOf(element: Element, memo?: NthMemo): { index: number; of: number } {
  const parent = element.parentNode;
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
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
    if (other.localName === element.localName) index++;
  let of = index;
  for (let other = element.nextElementSibling; other; other = other.nextElementSibling) if (other.localName === element.localName) of++;
  return { index, of };
}

function countAll(parent: Node): Map<Element, { index: number; of: number }> {
  const totals = new Map<string, number>();
  const places = new Map<Element, { index: number; of: number }>();
  for (let child = (parent as Element).firstElementChild; child; child = child.nextElementSibling) {
    const index = (totals.get(child.localName) ?? 0) + 1;
    totals.set(child.localName, index);
    places.set(child, { index, of: 0 });
  }
  for (const [child, place] of places) place.of = totals.get(child.localName) ?? place.index;
  return places;
}
