import { fold, foldRun, type Run } from '../../../src/model/run';
import type { RunEvent } from '../../../src/model/run-event';
import type { FeedMessage } from '../../../src/wire/calls';
import { type Calls, NO_CALLS, withCall } from './run-numbers';

/** A run as the panel knows it: the fold of its journal, and what passes by without being kept. The journal itself stays where it is. */
export interface RunLog {
  /** How many events of it were heard. */
  heard: number;
  run: Run;
  calls: Calls;
  /** The thought of the plan that is being made, as far as it has arrived. */
  thought: string;
  /** The latest note ("Trying again in 3 s"), until the next event. */
  note: string;
}

export interface PanelRuns {
  logs: Readonly<Record<string, RunLog>>;
  shown: string | undefined;
}

export const NO_RUNS: PanelRuns = { logs: {}, shown: undefined };

/** The next state after a message of the feed. Events of a run that nobody told about are dropped: `isUnknown` says so before. */
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

/** An event of a run whose beginning was not heard: load its journal. */
export function isUnknown(runs: PanelRuns, message: FeedMessage): boolean {
  return message.kind === 'event' && message.event.kind !== 'started' && !runs.logs[message.runId];
}

/** A whole journal; a shorter one than known is older and changes nothing but what is shown. */
export function withJournal(runs: PanelRuns, events: readonly RunEvent[], show: boolean): PanelRuns {
  const run = foldRun(events);
  if (!run) return runs;
  const known = runs.logs[run.id];
  const fresh = () => ({ heard: events.length, run: lean(run), calls: events.reduce(withCall, NO_CALLS), thought: '', note: '' });
  const log = known && known.heard >= events.length ? known : fresh();
  return withLog(runs, run.id, log, show ? run.id : runs.shown);
}

/** Runs that are over and not shown are fetched again when they are wanted; the last of them are at hand. */
const OVER = 4;

/** The newest log stands last. */
function withLog({ logs }: PanelRuns, runId: string, log: RunLog, shown: string | undefined): PanelRuns {
  const others = Object.entries(logs).filter(([id]) => id !== runId);
  const over = others.filter(([id, { run }]) => id !== shown && run.finished);
  const dropped = new Set(over.slice(0, -OVER));
  return { logs: Object.fromEntries([...others.filter((one) => !dropped.has(one)), [runId, log]]), shown };
}

/** No view shows the page that a plan was made on; the page of now is kept. */
const lean = (run: Run): Run =>
  run.plans.some(({ snapshot }) => snapshot) ? { ...run, plans: run.plans.map(({ snapshot: _snapshot, ...plan }) => plan) } : run;

/** What the feed tells first. A run that is new here comes to the front while it goes on or has only just ended; an old one stays in the list. */
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
