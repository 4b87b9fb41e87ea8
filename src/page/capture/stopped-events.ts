import type { Gap } from '../../model/playbook/gap';
import * as dom from '../dom/native-accessors';
import type { Listen } from './recorder-state';

/** So many inputs are remembered until their entry comes, which is after the next paint. */
const MOST = 50;

/**
 * Tells of presses and keys that a recording did not hear, since a listener that the page had before stopped them at the window. The browser's event timing
 * has an entry of each that took until a paint: https://w3c.github.io/event-timing/
 */
export function followStopped(listening: Listen, missed: (kind: Gap['kind'], element: Element) => void, signal: AbortSignal): void {
  const heard: number[] = [];
  for (const name of ['pointerdown', 'keydown'] as const)
    listening(name, ({ timeStamp }) => {
      heard.push(timeStamp);
      if (heard.length > MOST) heard.shift();
    });
  const observer = new PerformanceObserver((entries) => {
    for (const { name, startTime, target } of entries.getEntries() as PerformanceEventTiming[])
      if (/^(pointerdown|keydown)$/.test(name) && !heard.some((at) => Math.abs(at - startTime) < 1))
        missed(name === 'keydown' ? 'keys' : 'press', target instanceof Element ? target : dom.body(document));
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  signal.addEventListener('abort', () => observer.disconnect());
}
