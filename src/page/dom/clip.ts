import * as dom from './native-accessors';
import { flatParent } from './roots';

/** Edges in CSS px of the viewport. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The area that ancestors leave visible. Along an axis that an ancestor scrolls, it is unbounded. */
interface Room extends Edges {
  scrollsX?: boolean;
  scrollsY?: boolean;
}

/** The areas that the ancestors of an element leave for its descendants. */
interface Clips {
  /** After ancestors with `overflow: hidden` or `clip`: for descendants in the flow, and for absolutely positioned ones. */
  flow: Room;
  placed: Room;
  /** After scroll containers too: what can be seen without scrolling. */
  now: Edges;
  /** Inside a fixed box: scrolling the page does not move it. */
  fixed: boolean;
}

const EVERYWHERE: Room = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const FREE: Clips = { flow: EVERYWHERE, placed: EVERYWHERE, now: EVERYWHERE, fixed: false };
const FIXED: Clips = { ...FREE, fixed: true };

/** `away`: no scrolling brings the box into view. `shown`: the part of it that is visible now, if any. */
export interface ClipState {
  away: boolean;
  shown?: Edges;
}
export type Clipper = (element: Element, box: Edges) => ClipState;

/**
 * Returns a function that tells how ancestors clip an element. It caches each ancestor, so that one pass reads each style once, and only of
 * elements that `mayClip` says may clip or be positioned.
 */
export function clipper(mayClip: (element: Element) => boolean): Clipper {
  const known = new Map<Element, Clips>();
  const view: Edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  function inside(element: Element | null): Clips {
    if (!element || element === dom.documentElement(document) || element === dom.body(document)) return FREE;
    const before = known.get(element);
    if (before) return before;
    const outer = inside(flatParent(element));
    const clips = mayClip(element) ? narrowed(element, outer) : outer;
    known.set(element, clips);
    return clips;
  }

  return (element, box) => {
    let position = '';
    if (mayClip(element)) {
      const style = getComputedStyle(element);
      position = style.position;
      if (clipsAll(style, position)) return AWAY;
    }
    const clips = position === 'fixed' ? FIXED : inside(flatParent(element));
    if (isOut(box, position === 'absolute' ? clips.placed : clips.flow, clips.fixed)) return AWAY;
    // Shortcut: most of a long page lies below the viewport.
    if (box.top >= view.bottom) return BEYOND;
    const shown = meet(meet(box, clips.now), view);
    return isEmpty(shown) ? BEYOND : { away: false, shown };
  };
}
const AWAY: ClipState = { away: true };
const BEYOND: ClipState = { away: false };

function narrowed(element: Element, outer: Clips): Clips {
  const style = getComputedStyle(element);
  const position = style.position;
  const base = position === 'fixed' ? FIXED : position === 'absolute' ? { ...outer, flow: outer.placed } : outer;
  const overflow = style.overflow;
  let flow = base.flow;
  let now = base.now;
  if (clipsAll(style, position)) flow = NOWHERE;
  else if (overflow !== 'visible') {
    const box = dom.getBoundingClientRect(element);
    now = meet(now, box);
    flow = roomIn(box, overflow, base);
  }
  // Each property that is asked for takes microseconds: whether it holds what is placed in it matters only where that makes a difference.
  const holds = flow === base.placed || position !== 'static' || style.transform !== 'none';
  return { flow, placed: holds ? flow : base.placed, now, fixed: base.fixed };
}
const NOWHERE: Room = { left: 0, top: 0, right: 0, bottom: 0 };

/** Each axis by itself: what `overflow: hidden` cuts is lost; what a scroller cuts can be scrolled into its box, if that can be reached itself. */
function roomIn(box: Edges, overflow: string, { flow, fixed }: Clips): Room {
  const [x = '', y = x] = overflow.split(' ');
  const scrollsX = SCROLLS.test(x);
  const scrollsY = SCROLLS.test(y);
  if ((scrollsX || scrollsY) && isOut(box, flow, fixed)) return NOWHERE;
  const hidden = meet(flow, {
    ...EVERYWHERE,
    ...(HIDES.test(x) && { left: box.left, right: box.right }),
    ...(HIDES.test(y) && { top: box.top, bottom: box.bottom }),
  });
  return {
    ...hidden,
    ...(flow.scrollsX && { scrollsX: true }),
    ...(flow.scrollsY && { scrollsY: true }),
    ...(scrollsX && { left: -Infinity, right: Infinity, scrollsX }),
    ...(scrollsY && { top: -Infinity, bottom: Infinity, scrollsY }),
  };
}
const HIDES = /^(hidden|clip)$/;
const SCROLLS = /^(auto|scroll)$/;

/** Is nothing of the box left, or does it lie where no scrolling leads? */
function isOut(box: Edges, room: Room, fixed: boolean): boolean {
  if (isEmpty(meet(box, room))) return true;
  if (fixed)
    return (
      (!room.scrollsX && (box.right <= 0 || box.left >= innerWidth)) || (!room.scrollsY && (box.bottom <= 0 || box.top >= innerHeight))
    );
  return (!room.scrollsX && box.right <= 0 && box.right + scrollX <= 0) || (!room.scrollsY && box.bottom <= 0 && box.bottom + scrollY <= 0);
}

/** Does the style hide everything but a dot, as the usual "visually hidden" classes for screen readers do? */
export function clipsAll(style: CSSStyleDeclaration, position = style.position): boolean {
  return (
    (position === 'absolute' && /^rect\((0|1)(px)?,? (0|1)(px)?,? (0|1)(px)?,? (0|1)(px)?\)$/.test(style.clip)) ||
    /^inset\((50|100)%|^circle\(0|^polygon\(0(px|%)? 0(px|%)?(, 0(px|%)? 0(px|%)?)+\)/.test(style.clipPath)
  );
}

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
