import { flatParent } from '../dom/roots';
import { clipsAll } from '../dom/visible';
import type { Shapes } from './shapes';

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
const FIXED: Clips = { ...FREE, fixed: true };

/** `away`: no scrolling brings the box into sight. `shown`: the part of it that shows now, if any does. */
export interface Sight {
  away: boolean;
  shown?: Edges;
}
export type Clipper = (element: Element, box: Edges) => Sight;

/** Tells what ancestors cut off. Remembers every ancestor it met, so that one look reads each style once, and only of what may cut or be placed. */
export function clipper(shapes: Shapes): Clipper {
  const known = new Map<Element, Clips>();
  const view: Edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const [x, y] = [scrollX, scrollY];

  function inside(element: Element | null): Clips {
    if (!element || element === document.documentElement || element === document.body) return FREE;
    const before = known.get(element);
    if (before) return before;
    const outer = inside(flatParent(element));
    const clips = shapes.may(element) ? narrowed(element, outer) : outer;
    known.set(element, clips);
    return clips;
  }

  return (element, box) => {
    let position = '';
    if (shapes.may(element)) {
      const style = getComputedStyle(element);
      position = style.position;
      if (clipsAll(style)) return AWAY;
    }
    const clips = position === 'fixed' ? FIXED : inside(flatParent(element));
    if (isEmpty(meet(box, position === 'absolute' ? clips.placed : clips.flow))) return AWAY;
    const shown = meet(meet(box, clips.now), view);
    if (!isEmpty(shown)) return { away: false, shown };
    if (clips.fixed) return isEmpty(meet(box, view)) ? AWAY : BEYOND;
    return box.right + x <= 0 || box.bottom + y <= 0 ? AWAY : BEYOND;
  };
}
const AWAY: Sight = { away: true };
const BEYOND: Sight = { away: false };

function narrowed(element: Element, outer: Clips): Clips {
  const style = getComputedStyle(element);
  const position = style.position;
  const base = position === 'fixed' ? FIXED : position === 'absolute' ? { ...outer, flow: outer.placed } : outer;
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

const isEmpty = (edges: Edges) => edges.right - edges.left < 1 || edges.bottom - edges.top < 1;

function meet(one: Edges, other: Edges): Edges {
  if (one === EVERYWHERE) return other;
  if (other === EVERYWHERE) return one;
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
