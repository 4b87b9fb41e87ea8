import { flatParent } from '../dom/roots';

/** Remembers when elements were put into the page, or their style was set. */
export interface Placements {
  see(record: MutationRecord, at: number): void;
  /** Did it, or something around it, come into the page since then, or float somewhere else: as the picture of what is dragged, or a gap for it? */
  placedSince(element: Element, at: number): boolean;
}

/** Remembers nothing yet; see `Placements`. */
export function newPlacements(): Placements {
  const added = new WeakMap<Node, number>();
  const styled = new WeakMap<Node, number>();
  const isSince = (times: WeakMap<Node, number>, element: Element, at: number) => (times.get(element) ?? Number.NEGATIVE_INFINITY) >= at;
  return {
    see({ addedNodes, attributeName, target }, at) {
      for (const node of addedNodes) added.set(node, at);
      if (attributeName === 'style') styled.set(target, at);
    },
    placedSince(element, at) {
      for (let node: Element | null = element; node; node = flatParent(node))
        if (isSince(added, node, at) || (isSince(styled, node, at) && floats(node))) return true;
      return false;
    },
  };
}

/** Does it lie over the page, out of its flow? */
export const floats = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);
