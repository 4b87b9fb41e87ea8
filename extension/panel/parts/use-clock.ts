import { useEffect, useState } from 'react';
import { deadline } from '../../../src/lib/deadline';

/** A person reads no faster; each change is a frame that is drawn, beside a page that is worked on. */
const EVERY_MS = 250;

/** The time (epoch ms), updated four times a second while `on` and in sight. */
export function useClock(on: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const end = new AbortController();
    const tick = () => {
      const { signal, expired } = deadline(EVERY_MS, end.signal);
      const ring = () => {
        if (!expired()) return;
        if (!document.hidden) setNow(Date.now());
        tick();
      };
      signal.addEventListener('abort', ring, { once: true });
    };
    if (on) tick();
    return () => end.abort();
  }, [on]);
  return now;
}
