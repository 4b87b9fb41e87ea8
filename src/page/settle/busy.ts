import { shorten } from '../../lib/text';
import { timeNow } from '../../lib/time-now';
import { rootsInPage } from '../dom/known-roots';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { animationsIn, isPassing } from '../rest/animations';
import { watchedMarkers } from '../rest/busy-markers';
import type { PendingWork } from '../shim/pending';
import type { Baseline } from './baseline';

/** Requests and loads are waited for this long, ms: a longer one is a long poll. */
const MAX_REQUEST_MS = 2500;
/** Timers, frames and tasks count for this long after the operation or the last answer, ms. */
const MAX_CHAIN_MS = 1200;
/** How long a script or frame that has loaded may take to begin its work, ms: without and with signs of it. */
const ARRIVAL = 60;
const ARRIVAL_AT_WORK = 250;

/** Something that the operation caused and that is not over. */
export interface Busy {
  what: string;
  /** Stops to count at this time of `timeNow()`. */
  until: number;
  /** Can the next operation go on without it, if its target is ready? */
  passing: boolean;
}

/** Requests that once did not end: not waited for again in this document. */
const endless = new Set<string>();

/** All that is busy now because of the operation. `mutatedAt` is when the page last changed. */
export function busyNow(before: Baseline, mutatedAt: number): Busy[] {
  const now = timeNow();
  const busy = [...shimWork(before, now), ...loading(before), ...arriving(before, mutatedAt), ...moving(before), ...marked(before)];
  return busy.filter((one) => one.until > now);
}

/** Since when the timers of an operation are counted, and how many requests were pending when last asked. */
const chains = new WeakMap<Baseline, { from: number; requests: number }>();

function shimWork(before: Baseline, now: number): Busy[] {
  // Most operations cause nothing that is left over.
  const idle = before.link.pending() === 0 && !chains.has(before);
  const report = idle ? undefined : before.link.report();
  if (!report) return [];
  const open = report.work.filter((work) => work.kind === 'request');
  for (const { what } of open) before.asked.add(what);
  const requests = open.length;
  const chain = chains.get(before) ?? { from: now, requests };
  if (requests < chain.requests) chain.from = now;
  chain.requests = requests;
  chains.set(before, chain);
  return report.work.filter((work) => !(work.kind === 'frame' && dom.hidden(document))).flatMap((work) => asBusy(work, now, chain.from));
}

function asBusy(work: PendingWork, now: number, chainFrom: number): Busy[] {
  const passing = work.kind !== 'request' && work.kind !== 'socket';
  if (passing) return [{ what: work.what, until: chainFrom + MAX_CHAIN_MS, passing }];
  if (endless.has(work.what)) return [];
  const until = work.since + MAX_REQUEST_MS;
  if (until <= now) endless.add(work.what);
  return [{ what: work.kind === 'socket' ? work.what : `request of ${work.what}`, until, passing }];
}

const loading = ({ loads }: Baseline): Busy[] =>
  [...loads]
    .filter(([element]) => dom.isConnected(element))
    .map(([element, since]) => ({
      what: `loading ${dom.localName(element)}`,
      until: since + MAX_REQUEST_MS,
      passing: dom.localName(element) === 'img',
    }));

function arriving(before: Baseline, mutatedAt: number): Busy[] {
  const at = before.arrivedAt();
  const until = mutatedAt > at ? Math.min(mutatedAt + ARRIVAL, at + ARRIVAL_AT_WORK) : at + ARRIVAL;
  return [{ what: 'code that arrived', until, passing: false }];
}

function moving({ animations }: Baseline): Busy[] {
  if (dom.hidden(document)) return [];
  return animationsIn(rootsInPage())
    .filter((animation) => !animations.has(animation) && isPassing(animation))
    .map((animation) => ({ what: `animation ${nameOfAnimation(animation)}`.trim(), until: Number.POSITIVE_INFINITY, passing: true }));
}

const nameOfAnimation = (animation: Animation) =>
  (animation as Partial<CSSTransition>).transitionProperty ?? (animation as Partial<CSSAnimation>).animationName ?? '';

function marked({ markers, observation }: Baseline): Busy[] {
  if (!observation.records().length) return [];
  return watchedMarkers(observation)
    .filter((marker) => !markers.has(marker))
    .map((marker) => ({ what: shorten(`loading sign ${labelOf(marker)}`, 80), until: Number.POSITIVE_INFINITY, passing: false }));
}
