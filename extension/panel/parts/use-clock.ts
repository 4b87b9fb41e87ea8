import { useEffect, useState } from 'react';

/** The time (epoch ms), updated every 100 ms while `on`. A hidden panel gets no animation frames, so it costs nothing there. */
export function useClock(on: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!on) return;
    let frame = requestAnimationFrame(function tick() {
      setNow((before) => (Date.now() - before >= 100 ? Date.now() : before));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [on]);
  return now;
}
