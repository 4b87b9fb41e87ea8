import { deadline } from '../../lib/deadline';
import { timeNow } from '../../lib/time-now';
import { changedKeys, storesNow } from '../observe/effects';
import { turn } from '../rest/turn';
import { shimLink } from '../shim/link';
import { LATE, QUICK } from './page-answers';

/** Tells of answers to a gesture that change no element: requests, and what is kept in the page's storage. */
export interface UnseenAnswers {
  /** There is an input that is no gesture. */
  input(): void;
  /** A gesture begins at this element, before the page hears of it. */
  begin(element: Element): void;
  /** It goes on, or ends. */
  goesOn(): void;
  /** It is judged. */
  judge(): void;
}

/**
 * Calls `answered` when the page asked a server or changed its storage soon after an input of a gesture, as it does neither by itself nor wherever one
 * presses (pages that count presses). Ends with `signal`.
 */
export function followUnseenAnswers(answered: () => void, signal: AbortSignal): UnseenAnswers {
  let inputAt = Number.NEGATIVE_INFINITY;
  let pressed: Element | undefined;
  let stores = storesNow();
  let stopWaiting = (): void => undefined;
  const known = newKnownAnswers();
  const hear = (what: string, at = timeNow()) => {
    const since = at - inputAt;
    if (pressed && since >= 0 && since <= QUICK) known.isAnswer(what, pressed) && answered();
    // What comes later may still be an answer.
    else if (since < 0 || since > LATE) known.byItself(what);
  };
  const compare = () => {
    const now = storesNow();
    const changed = changedKeys(stores, now);
    stores = now;
    for (const key of changed) hear(`storage ${key}`);
  };
  for (const path of askedOften()) known.byItself(path);
  followRequests(hear, signal);
  signal.addEventListener('abort', () => stopWaiting());
  return {
    input: () => {
      inputAt = timeNow();
    },
    begin(element) {
      // What changed since the last gesture was over changed by itself.
      compare();
      pressed = element;
      inputAt = timeNow();
    },
    goesOn() {
      inputAt = timeNow();
      void turn().then(compare);
      stopWaiting();
      const limit = deadline(QUICK);
      stopWaiting = limit.clear;
      limit.signal.addEventListener('abort', () => limit.expired() && compare());
    },
    judge() {
      compare();
      pressed = undefined;
    },
  };
}

/** Knows what answered gestures before. */
function newKnownAnswers() {
  /** With the element of the gesture; null where it came by itself, or at several elements. */
  const known = new Map<string, WeakRef<Element> | null>();
  return {
    byItself: (what: string) => void known.set(what, null),
    isAnswer(what: string, pressed: Element): boolean {
      const before = known.get(what);
      const isFresh = before === undefined || before?.deref() === pressed;
      known.set(what, isFresh ? new WeakRef(pressed) : null);
      return isFresh;
    },
  };
}

/** Calls `asked` with the path of each request that a script of the page sends from now on, and when, ms of `timeNow()`. */
function followRequests(asked: (path: string, at?: number) => void, signal: AbortSignal): void {
  const link = shimLink();
  const unhear = link.onSent((sent) => asked(sent.replace(/^\S+ /, '')));
  const observer = new PerformanceObserver((list) => {
    // Where the shim is, others were heard when they were sent.
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (isByScript(entry) && (!link.met() || entry.initiatorType === 'beacon')) asked(pathOfRequest(entry), entry.startTime);
  });
  observer.observe({ type: 'resource' });
  signal.addEventListener('abort', () => {
    unhear();
    observer.disconnect();
  });
}

/** Paths that scripts have asked for more than once, as far as the browser remembers: they are polled. */
function askedOften(): string[] {
  const paths = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(isByScript).map(pathOfRequest);
  return paths.filter((path, at) => paths.indexOf(path) !== at);
}

const isByScript = ({ initiatorType }: PerformanceResourceTiming) => /^(fetch|xmlhttprequest|beacon)$/.test(initiatorType);
const pathOfRequest = ({ name }: PerformanceEntry) => new URL(name).pathname;
