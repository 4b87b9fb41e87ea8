import { subclass } from './subclass';

/** Sockets and event sources have a state; workers do not. */
type Line = { readyState?: number; CLOSED?: number };

/** Tracks what may message the page at any time, unasked: sockets, event sources, workers. Returns a function that tells whether one is open. */
export function trackPageConnections(): () => boolean {
  let lines: WeakRef<Line>[] = [];
  for (const name of ['WebSocket', 'EventSource', 'Worker', 'SharedWorker']) subclass(name, (one) => lines.push(new WeakRef<Line>(one)));
  const isOpen = (line: WeakRef<Line>) => {
    const one = line.deref();
    return one && (one.CLOSED === undefined || one.readyState !== one.CLOSED);
  };
  return () => {
    lines = lines.filter(isOpen);
    return lines.length > 0;
  };
}
