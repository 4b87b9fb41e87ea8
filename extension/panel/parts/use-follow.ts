import { type RefObject, useEffect, useRef } from 'react';

/** Distance from the end (CSS px) within which the view counts as scrolled to the end. */
const NEAR = 80;

/** Keeps a growing scroll area at its end, unless the person has scrolled up. */
export function useFollow(end: RefObject<HTMLElement | null>, grown: number): void {
  // The scroll position is read after the growth instead of kept by a scroll event, which may still be pending then.
  const height = useRef(0);
  useEffect(() => {
    // Once per frame, which has a layout anyway: the feed is faster than frames, and extra layouts here would slow the page down.
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
