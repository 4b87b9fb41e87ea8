import { deadline } from '../../lib/deadline';
import { timeNow } from '../../lib/time-now';
import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { animationsIn, finishUnseen, isPassing } from '../rest/animations';
import { frame, isDue, promises, turn } from '../rest/turn';
import type { Baseline } from './baseline';
import { type Busy, busyNow } from './busy';

export interface Settled {
  /** How long it took, ms. */
  ms: number;
  /** What was still busy at the limit; empty when the page settled. */
  busyWith: string[];
  /** Was everything that the operation caused followed? False under the weaker rule (no shim, or injected late). */
  causal: boolean;
}

interface SettleOptions {
  /** Hard limit, ms. */
  limit: number;
  /** Could the next operation begin now? Then timers and animations need not end. */
  nextTarget?: () => boolean;
  signal: AbortSignal;
}

/**
 * Waits until all work that descends from the operation is over; with nothing caused, nothing is waited for. What ran before (tickers,
 * polling, animations) never counts. Never rejects; a page that stays busy is reported in `busyWith`.
 */
export async function settle(before: Baseline, { limit, nextTarget, signal }: SettleOptions): Promise<Settled> {
  const began = timeNow();
  const quiet = makeQuiet(before);
  await promises();
  // First a turn: what we schedule in the task of the operation would count as its work where shim and page layer share a world.
  if (isDue() || !before.over()) await turn();
  const look = () => {
    if (dom.hidden(document)) playUnseen(before);
    return [...busyNow(before, quiet.mutatedAt()), ...quiet.busy()];
  };
  const stirred = before.stirred();
  const busy = stirred ? [] : look();
  const busyWith = stirred || busy.length ? await wait(before, busy, look, { limit, nextTarget, signal }) : [];
  quiet.end();
  return { ms: timeNow() - began, busyWith, causal: quiet.causal };
}

/** Waits until nothing is busy any more. Returns what still is at the limit. */
async function wait(before: Baseline, first: Busy[], look: () => Busy[], { limit, nextTarget, signal }: SettleOptions): Promise<string[]> {
  const end = deadline(limit, signal);
  let busy = first;
  if (!busy.length) {
    await nextFrame(end.signal);
    busy = look();
  }
  while (!signal.aborted && busy.length && !end.expired()) {
    if (nextTarget && busy.every((one) => one.passing) && nextTarget()) break;
    await evidence(before, busy, end.signal);
    busy = look();
  }
  end.clear();
  return end.expired() ? [...new Set(busy.map((one) => one.what))].slice(0, 20) : [];
}

/** What the page does at the end of its animations is work of the operation that began them. */
function playUnseen({ animations, link }: Baseline): void {
  const caused = animationsIn(rootsInPage()).filter((animation) => !animations.has(animation));
  if (!caused.length) return;
  link.enter();
  finishUnseen(caused);
  link.leave();
}

/** Resolves when something has happened that may have ended one of these, or when the first of them stops to count. */
async function evidence(before: Baseline, busy: Busy[], signal: AbortSignal): Promise<void> {
  const first = Math.min(...busy.map((one) => one.until));
  const wake = new AbortController();
  const happened = () => wake.abort();
  const stops = [before.link.onEnded(happened), before.observation.subscribe(happened), before.subscribe(happened)];
  for (const animation of animationsIn(rootsInPage())) if (isPassing(animation)) animation.finished.then(happened, happened);
  const limit = Number.isFinite(first) ? deadline(Math.max(1, first - timeNow()), signal) : undefined;
  const ends = AbortSignal.any([limit?.signal ?? signal, wake.signal]);
  if (!ends.aborted) await new Promise((resolve) => ends.addEventListener('abort', resolve, { once: true }));
  limit?.clear();
  for (const stop of stops) stop();
  // The event that woke us may be followed by more in the same task.
  await turn();
}

/** Intersection- and ResizeObservers are called in the frame after a change, in a task of its own. Hidden tabs have no frames. */
async function nextFrame(signal: AbortSignal): Promise<void> {
  if (dom.hidden(document)) return;
  await frame(signal);
  await turn();
  await turn();
}

/** Without a shim: quiet for this long, ms, before and after the first sign of work. */
const NOTHING_YET = 30;

const AFTER_WORK = 60;

/** The weaker rule gives up after this long, ms. */
const MAX_QUIET_MS = 1500;

/** Something that changes more often than this during one settle is a ticker. */
const TICKS = 3;

const tickers = new WeakSet<Node>();

/** When the page last changed, and the weaker rule of quiescence, no mutation for a while: used where the shim is missing or was injected late. */
interface Quiet {
  causal: boolean;
  mutatedAt(): number;
  busy(): Busy[];
  end(): void;
}

/** Watches mutations after the operation; see `Quiet`. */
function makeQuiet(before: Baseline): Quiet {
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
