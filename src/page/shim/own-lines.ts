import { subclass } from './subclass';

/** Sockets and event sources say when they are closed; workers do not. */
type Line = { readyState?: number; CLOSED?: number };

/** Notes what may tell the page something at any time, unasked: sockets, event sources, workers. Answers whether one is open. */
export function followOwnLines(): () => boolean {
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
