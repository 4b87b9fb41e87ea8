import { fold, foldRun, type Run } from '../../../src/model/run';
import type { RunEvent } from '../../../src/model/run-event';
import type { FeedMessage } from '../../../src/wire/calls';

/** A run as the panel knows it: its journal, the fold of it, and what passes by without being kept. */
export interface RunLog {
  events: readonly RunEvent[];
  run: Run;
  /** The thought of the plan that is being made, as far as it has arrived. */
  thought: string;
  /** The latest note ("Trying again in 3 s"), until the next event. */
  note: string;
}

export interface Runs {
  logs: Readonly<Record<string, RunLog>>;
  shown: string | undefined;
}

export const NO_RUNS: Runs = { logs: {}, shown: undefined };

/** The next state after a message of the feed. Events of a run that nobody told about are dropped: `isUnknown` says so before. */
export function hear(runs: Runs, message: FeedMessage): Runs {
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
export function isUnknown(runs: Runs, message: FeedMessage): boolean {
  return message.kind === 'event' && message.event.kind !== 'started' && !runs.logs[message.runId];
}

/** A whole journal; a shorter one than known is older and changes nothing but what is shown. */
export function withJournal(runs: Runs, events: readonly RunEvent[], show: boolean): Runs {
  const run = foldRun(events);
  if (!run) return runs;
  const known = runs.logs[run.id];
  const log = known && known.events.length >= events.length ? known : { events, run, thought: '', note: '' };
  return { logs: { ...runs.logs, [run.id]: log }, shown: show ? run.id : runs.shown };
}

/** What the feed tells first. A run that is new here comes to the front while it goes on or has only just ended; an old one stays in the list. */
function greeted(runs: Runs, events: readonly RunEvent[]): Runs {
  const run = foldRun(events);
  const isNews = run !== undefined && !runs.logs[run.id] && (!run.finished || Date.now() - run.finished.at < RECENT_MS);
  return withJournal(runs, events, runs.shown === undefined && isNews);
}
const RECENT_MS = 5 * 60_000;

/** Shows a run, or none. */
export const show = (runs: Runs, runId: string | undefined): Runs => ({ ...runs, shown: runId });

export const shownLog = (runs: Runs): RunLog | undefined => (runs.shown === undefined ? undefined : runs.logs[runs.shown]);

/** Runs that have not finished, newest first. */
export function activeRuns(runs: Runs): Run[] {
  return Object.values(runs.logs)
    .map(({ run }) => run)
    .filter((run) => !run.finished)
    .sort((left, right) => right.started.at - left.started.at);
}

function withEvent(runs: Runs, runId: string, event: RunEvent): Runs {
  const known = runs.logs[runId];
  const run = fold(known?.run, event);
  if (!run) return runs;
  const planned = event.kind === 'planned' || event.kind === 'asked';
  const log = { events: [...(known?.events ?? []), event], run, thought: planned ? '' : (known?.thought ?? ''), note: '' };
  return { logs: { ...runs.logs, [runId]: log }, shown: event.kind === 'started' ? runId : runs.shown };
}

function withPatch(runs: Runs, runId: string, patch: Partial<Pick<RunLog, 'thought' | 'note'>>): Runs {
  const known = runs.logs[runId];
  return known ? { ...runs, logs: { ...runs.logs, [runId]: { ...known, ...patch } } } : runs;
}
