import { timeNow } from '../../lib/time-now';
import type { Baseline } from './baseline';
import type { Busy } from './busy';

/** Without a shim: quiet for this long, ms, before and after the first sign of work. */
const NOTHING_YET = 30;
const AFTER_WORK = 60;
/** The weaker rule gives up after this long, ms. */
const MAX_QUIET_MS = 1500;
/** Something that changes more often than this during one settle is a ticker. */
const TICKS = 3;
const tickers = new WeakSet<Node>();

/** When the page last changed, and the weaker rule of quiescence, no mutation for a while: used where the shim is missing or was injected late. */
export interface Quiet {
  causal: boolean;
  mutatedAt(): number;
  busy(): Busy[];
  end(): void;
}

/** Watches mutations after the operation; see `Quiet`. */
export function makeQuiet(before: Baseline): Quiet {
  const began = timeNow();
  const causal = before.link.followsAll();
  const shim = before.link.met();
  /** Watches mutations after the operation; see `Quiet`. */
  const ticks = new Map<Node, number>();
  let mutatedAt = before.observation.records().length ? began : -Infinity;
  let read = before.observation.records().length;
  const look = () => {
    const records = before.observation.records();
    const touched = new Set<Node>();
    for (; read < records.length; read++) touched.add((records[read] as MutationRecord).target);
    for (const node of touched) {
      const count = (ticks.get(node) ?? 0) + 1;
      ticks.set(node, count);
      if (count > TICKS) tickers.add(node);
      if (!tickers.has(node)) mutatedAt = timeNow();
    }
  };
  const stop = before.observation.subscribe(look);
  return {
    causal,
    mutatedAt: () => mutatedAt,
    busy: () => {
      if (causal) return [];
      const last = Math.max(mutatedAt, before.answeredAt());
      // A late shim misses little: only a page that reacted is given time.
      if (shim && last === -Infinity) return [];
      const until = last === -Infinity ? began + NOTHING_YET : last + AFTER_WORK;
      return [{ what: 'changes of the page', until: Math.min(until, began + MAX_QUIET_MS), passing: true }].filter(
        (one) => one.until > timeNow(),
      );
    },
    end: stop,
  };
}
