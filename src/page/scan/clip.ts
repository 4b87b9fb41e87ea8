import { flatParent } from '../dom/roots';
import { clipsAll } from '../dom/visible';

/** Edges in CSS px of the viewport. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the ancestors of a place leave of it. */
interface Clips {
  /** Left by those that hide what flows over, for things in the flow and for things placed absolutely. */
  flow: Edges;
  placed: Edges;
  /** Left by scrollers too: what can be seen without scrolling them. */
  now: Edges;
  /** In a fixed box: scrolling the page does not move it. */
  fixed: boolean;
}

const EVERYWHERE: Edges = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const FREE: Clips = { flow: EVERYWHERE, placed: EVERYWHERE, now: EVERYWHERE, fixed: false };

export interface Clipper {
  /** No scrolling brings the box into sight: cut off by an ancestor, or off the page. */
  isAway: (element: Element, box: Edges) => boolean;
  /** The part of the box that shows now; undefined when nothing does. */
  shown: (element: Element, box: Edges) => Edges | undefined;
}

/** Tells what ancestors cut off. Remembers every ancestor it met, so that one look reads each style once. */
export function clipper(): Clipper {
  const known = new Map<Element, Clips>();

  function inside(element: Element | null): Clips {
    if (!element || element === document.documentElement || element === document.body) return FREE;
    const before = known.get(element);
    if (before) return before;
    const clips = narrowed(element, inside(flatParent(element)));
    known.set(element, clips);
    return clips;
  }

  function around(element: Element): { reach: Edges; now: Edges; fixed: boolean } {
    const clips = inside(flatParent(element));
    const style = getComputedStyle(element);
    const position = style.position;
    if (clipsAll(style)) return { reach: NOWHERE, now: NOWHERE, fixed: false };
    if (position === 'fixed') return { reach: EVERYWHERE, now: EVERYWHERE, fixed: true };
    return { reach: position === 'absolute' ? clips.placed : clips.flow, now: clips.now, fixed: clips.fixed };
  }

  return {
    isAway: (element, box) => {
      const { reach, fixed } = around(element);
      if (isEmpty(meet(box, reach))) return true;
      if (fixed) return isEmpty(meet(box, viewport()));
      return box.right + scrollX <= 0 || box.bottom + scrollY <= 0;
    },
    shown: (element, box) => {
      const left = meet(meet(box, around(element).now), viewport());
      return isEmpty(left) ? undefined : left;
    },
  };
}

function narrowed(element: Element, outer: Clips): Clips {
  const style = getComputedStyle(element);
  const position = style.position;
  const base = position === 'fixed' ? { ...FREE, fixed: true } : position === 'absolute' ? { ...outer, flow: outer.placed } : outer;
  const holds = position !== 'static' || style.transform !== 'none';
  const overflow = style.overflow;
  let flow = base.flow;
  let now = base.now;
  if (clipsAll(style)) flow = NOWHERE;
  else if (overflow !== 'visible') {
    const box = element.getBoundingClientRect();
    now = meet(now, box);
    // What a scroller holds can be brought to where the scroller is, so only the scroller itself must be in reach.
    const [x = '', y = x] = overflow.split(' ');
    if (HIDES.test(x)) flow = meet(flow, { ...EVERYWHERE, left: box.left, right: box.right });
    else if (SCROLLS.test(x)) flow = isEmpty(meet(flow, box)) ? NOWHERE : EVERYWHERE;
    if (HIDES.test(y) && flow !== NOWHERE) flow = meet(flow, { ...EVERYWHERE, top: box.top, bottom: box.bottom });
  }
  return { flow, placed: holds ? flow : base.placed, now, fixed: base.fixed };
}
const NOWHERE: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
const HIDES = /^(hidden|clip)$/;
const SCROLLS = /^(auto|scroll)$/;

const viewport = (): Edges => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
const isEmpty = (edges: Edges) => edges.right - edges.left < 1 || edges.bottom - edges.top < 1;
const meet = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
