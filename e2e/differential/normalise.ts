import type { Case } from './case';

/** The pointer's way: noisy in a real browser, which also moves by itself when the layout changes under a resting pointer. */
const WAY = /^(pointer|mouse)(over|out|enter|leave|move) /;

/** The events of a log that a case compares. */
export function meaningful(log: string[], { events, without }: Case): string[] {
  if (events === 'none') return [];
  const left = new Set([...(without?.types ?? []), ...ALWAYS]);
  return log.filter((line) => (events === 'all' || !WAY.test(line)) && !left.has(line.split(' ', 1)[0] ?? ''));
}

/** `toggle`, `close` and `search` are tasks that wait their turn; the state tells what they would. `select` and `selectionchange` come from a task queue of their own; `drag` and `dragover` repeat by the clock. */
const ALWAYS = ['toggle', 'close', 'search', 'select', 'drag', 'dragover'];
