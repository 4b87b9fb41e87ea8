import { type RefObject, useEffect, useRef } from 'react';

/** How far from its end (CSS px) a reader still counts as being there. */
const NEAR = 80;

/** Keeps the end of what scrolls in view as it grows, unless the person has scrolled away to read. */
export function useFollow(end: RefObject<HTMLElement | null>, grown: number): void {
  // Where the box is, is asked when it has grown: its scroll event may still be on its way then.
  const height = useRef(0);
  useEffect(() => {
    // Once a frame, which lays the panel out anyway: what a run tells comes faster, and each layout more is taken from the page.
    const frame = requestAnimationFrame(() => {
      const box = end.current?.closest('.view-scroll');
      if (!box) return;
      const follows = height.current - box.scrollTop - box.clientHeight < NEAR;
      if (grown > 1 && follows) box.scrollTo({ top: box.scrollHeight });
      height.current = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [end, grown]);
}
