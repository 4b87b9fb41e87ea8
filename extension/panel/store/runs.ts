import { fold, foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunEvent } from '../../../src/model/run/run-event';
import type { Sayings } from '../../../src/model/saying';
import type { FeedMessage } from '../../../src/wire/calls';
import { type Calls, NO_CALLS, withCall } from './run-numbers';

/** A run in the panel: the fold of its journal, and transient data. The journal itself stays in the worker's storage. */
export interface RunLog {
  /** The number of its events that were received. */
  heard: number;
  run: Run;
  calls: Calls;
  /** The thought of the coming plan, as far as it has streamed in. */
  thought: string;
  /** The latest note ("Trying again in 3 s"), until the next event. */
  note: string | Sayings;
}

export interface PanelRuns {
  logs: Readonly<Record<string, RunLog>>;
  shown: string | undefined;
}

export const NO_RUNS: PanelRuns = { logs: {}, shown: undefined };

/** The next state after a message of the feed. Events of a run whose start was not received are dropped: check `isUnknown` before. */
export function hear(runs: PanelRuns, message: FeedMessage): PanelRuns {
  switch (message.kind) {
    case 'run':
      return greeted(runs, message.events);
    case 'event':
      return withEvent(runs, message.runId, message.event);
    case 'thought':
      return withPatch(runs, message.runId, { thought: message.text });
    case 'note':
      return withPatch(runs, message.runId, { note: message.text });
    default:
      return runs;
  }
}

/** Is it an event of a run whose start was not received? Then its journal must be loaded. */
export function isUnknown(runs: PanelRuns, message: FeedMessage): boolean {
  return message.kind === 'event' && message.event.kind !== 'started' && !runs.logs[message.runId];
}

/** Applies a whole journal. One with fewer events than were received is outdated, and only changes which run is shown. */
export function withJournal(runs: PanelRuns, events: readonly RunEvent[], show: boolean): PanelRuns {
  const run = foldRun(events);
  if (!run) return runs;
  const known = runs.logs[run.id];
  const fresh = () => ({ heard: events.length, run: lean(run), calls: events.reduce(withCall, NO_CALLS), thought: '', note: '' });
  const log = known && known.heard >= events.length ? known : fresh();
  return withLog(runs, run.id, log, show ? run.id : runs.shown);
}

/** How many finished runs that are not shown stay in memory; others are loaded again when needed. */
const OVER = 4;

/** Puts a log last, and drops the oldest finished ones. */
function withLog({ logs }: PanelRuns, runId: string, log: RunLog, shown: string | undefined): PanelRuns {
  const others = Object.entries(logs).filter(([id]) => id !== runId);
  const over = others.filter(([id, { run }]) => id !== shown && run.finished);
  const dropped = new Set(over.slice(0, -OVER));
  return { logs: Object.fromEntries([...others.filter((one) => !dropped.has(one)), [runId, log]]), shown };
}

/** Drops the snapshots of plans, which no view shows, to save memory; the current snapshot is kept. */
const lean = (run: Run): Run =>
  run.plans.some(({ snapshot }) => snapshot) ? { ...run, plans: run.plans.map(({ snapshot: _snapshot, ...plan }) => plan) } : run;

/** Handles the feed's first message. A run that is new here is shown if it is active or has ended recently (`RECENT_MS`). */
function greeted(runs: PanelRuns, events: readonly RunEvent[]): PanelRuns {
  const run = foldRun(events);
  const isNews = run !== undefined && !runs.logs[run.id] && (!run.finished || Date.now() - run.finished.at < RECENT_MS);
  return withJournal(runs, events, runs.shown === undefined && isNews);
}
const RECENT_MS = 5 * 60_000;

/** Shows a run, or none. */
export const show = (runs: PanelRuns, runId: string | undefined): PanelRuns => ({ ...runs, shown: runId });

/** The events of the run that is shown. */
export const shownLog = (runs: PanelRuns): RunLog | undefined => (runs.shown === undefined ? undefined : runs.logs[runs.shown]);

/** Runs that have not finished, newest first. */
export function activeRuns(runs: PanelRuns): Run[] {
  return Object.values(runs.logs)
    .map(({ run }) => run)
    .filter((run) => !run.finished)
    .sort((left, right) => right.started.at - left.started.at);
}

function withEvent(runs: PanelRuns, runId: string, event: RunEvent): PanelRuns {
  const known = runs.logs[runId];
  const run = fold(known?.run, event);
  if (!run) return runs;
  const planned = event.kind === 'planned' || event.kind === 'asked';
  const { heard, calls, thought } = known ?? { heard: 0, calls: NO_CALLS, thought: '' };
  const log = { heard: heard + 1, run: lean(run), calls: withCall(calls, event), thought: planned ? '' : thought, note: '' };
  return withLog(runs, runId, log, event.kind === 'started' ? runId : runs.shown);
}

function withPatch(runs: PanelRuns, runId: string, patch: Partial<Pick<RunLog, 'thought' | 'note'>>): PanelRuns {
  const known = runs.logs[runId];
  return known ? { ...runs, logs: { ...runs.logs, [runId]: { ...known, ...patch } } } : runs;
}
