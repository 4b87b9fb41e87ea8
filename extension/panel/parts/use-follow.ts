import { type RefObject, useEffect, useRef } from 'react';

/** How far from its end (CSS px) a reader still counts as being there. */
const NEAR = 80;

/** Keeps the end of what scrolls in view as it grows, unless the person has scrolled away to read. */
export function useFollow(end: RefObject<HTMLElement | null>, grown: number): void {
  const follows = useRef(true);
  useEffect(() => {
    const box = end.current?.closest('.view-scroll');
    if (!box) return;
    const look = () => {
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [end]);
  useEffect(() => {
    const box = end.current?.closest('.view-scroll');
    if (grown > 1 && follows.current) box?.scrollTo({ top: box.scrollHeight });
  }, [end, grown]);
}
