import { timeNow } from '../../lib/time-now';
import type { Progress } from '../../model/run/leg';
import * as dom from '../dom/native-accessors';

/** Tells the worker how a leg goes on. */
export interface Teller {
  /** `isUrgent`: at once, before this call returns. */
  tell(progress: Progress, isUrgent?: boolean): void;
  /** Tells what waits. */
  now(): void;
  /** The ids of the operations whose records were told. */
  told: ReadonlySet<string>;
  /** What waits is in the report, and is not told any more. */
  end(): void;
}

/**
 * Each message wakes three processes, which take the processor from the page: 2.9 of the 8.2 ms in which an operation acts. So what is not urgent is told with the next
 * message, ten times a second at most, or as soon as the page has nothing to do. It is told before the document can go: a hidden one, which may be
 * discarded, and one in a frame, which its parent can take away (`isAlone` is false), wait with no operation.
 */
export function openTeller(send: (told: Progress[]) => void, isAlone = window === window.parent): Teller {
  const told = new Set<string>();
  const leaving = new AbortController();
  let waiting: Progress[] = [];
  let sentAt = Number.NEGATIVE_INFINITY;
  let idle: number | undefined;
  const now = () => {
    if (idle !== undefined) cancelIdleCallback(idle);
    idle = undefined;
    if (!waiting.length) return;
    for (const one of waiting) if (one.phase === 'done') told.add(one.record.operationId);
    sentAt = timeNow();
    send(waiting);
    waiting = [];
  };
  for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, now, { capture: true, signal: leaving.signal });
  return {
    tell(progress, isUrgent = false) {
      if (progress.phase === 'finding') return;
      waiting.push(progress);
      const isBegin = progress.phase === 'dispatching';
      if (isBegin && (isUrgent || !isAlone || dom.hidden(document) || timeNow() - sentAt >= TOGETHER_MS)) now();
      else idle ??= requestIdleCallback(now, { timeout: TOGETHER_MS });
    },
    now,
    told,
    end() {
      waiting = [];
      now();
      leaving.abort();
    },
  };
}
/** What waits longer is told with the next operation, ms: so much may be done again if the page's process dies. */
const TOGETHER_MS = 100;
