/** What `onceAFrame` needs of a window. */
export interface Frames {
  isHidden(): boolean;
  /** Calls back before the next frame is drawn; never while the window is hidden. */
  next(draw: () => void): void;
}

/** Hands things over in the order in which they came. */
export interface Waiting<One> {
  /** At once where it must not wait, with what waits; else before the next frame. */
  add(one: One, mayWait: boolean): void;
  /** Hands over what waits. */
  now(): void;
}

/** Things that come one by one are handed to `take` together, at most once a frame, as nobody sees what is drawn in between. A hidden window has no frames. */
export function onceAFrame<One>(take: (all: readonly One[]) => void, { isHidden, next }: Frames = ofWindow): Waiting<One> {
  let waiting: One[] = [];
  const now = () => {
    const all = waiting;
    waiting = [];
    if (all.length) take(all);
  };
  return {
    add(one, mayWait) {
      waiting.push(one);
      if (!mayWait || isHidden()) now();
      else if (waiting.length === 1) next(now);
    },
    now,
  };
}

const ofWindow: Frames = {
  isHidden: () => document.visibilityState === 'hidden',
  next: (draw) => void requestAnimationFrame(draw),
};
