import { answerTo } from '../../../src/agent/answer';
import { interruptedEvents } from '../../../src/agent/document-loss';
import { drive } from '../../../src/agent/drive';
import type { JournalPort, Ports } from '../../../src/agent/ports';
import { resumeEvent } from '../../../src/agent/resume';
import { aborted } from '../../../src/lib/deadline';
import { newId } from '../../../src/lib/ids';
import { fold, foldRun } from '../../../src/model/run/fold';
import { isTeaching, type Run } from '../../../src/model/run/run';
import type { RunEvent, RunEventOf } from '../../../src/model/run/run-event';
import { sayInEnglish } from '../../../src/model/say-in-english';
import type { Saying } from '../../../src/model/saying';
import { saying } from '../../../src/model/saying-of';
import { type ActivityCount, heartbeat } from './heartbeat';

/** What `Runs` needs of the journal. */
export interface RunJournal {
  /** Writes all of them or none. */
  append(runId: string, ...events: RunEvent[]): Promise<void>;
  load(runId: string): Promise<RunEvent[]>;
  /** Ids of unfinished runs. */
  active(): Promise<string[]>;
}

/** The runs of this browser session: ids of tabs and documents mean nothing in another one. */
export interface RunSession {
  has(runId: string): Promise<boolean>;
  add(runId: string): Promise<void>;
  /**
   * Resolves to the goal without the secrets that the person wrote into it: as it is stored, planned with and shown. Their values are for
   * the origin where the run begins, and those that the goal names. `given`: secrets taken from the params.
   */
  take(goal: string, runId: string, tabId: number, given: Readonly<Record<string, string>>): Promise<string>;
}

/** The runs of this worker. Each is stored in its journal; this only holds who drives it now. */
export interface Runs {
  /**
   * Resolves when it is journaled that it has begun. `secrets`: values of the placeholders in the goal, for this run and the origin where it begins.
   * `loaded`: nothing is asked of the page before this resolves; a stop does not wait for it.
   */
  start(
    started: Omit<RunEventOf<'started'>, 'kind' | 'at' | 'runId'>,
    secrets?: Readonly<Record<string, string>>,
    loaded?: () => Promise<unknown>,
  ): Promise<string>;
  stop(runId: string): Promise<void>;
  answer(runId: string, questionId: string, choice: string): Promise<void>;
  /** Goes on with a run that has ended, as the person says; nothing happens where it has no step for that. */
  goOn(runId: string, said: Pick<RunEventOf<'resumed'>, 'way' | 'target'>): Promise<void>;
  /** Learns from a run that reached its goal without being learned from. */
  keep(runId: string): Promise<void>;
  /** Goes on with what an earlier worker left; what an earlier browser session left waits for the person. */
  resume(): Promise<void>;
}

/** Runs over these ports; `pulse` is told how many are active. */
export function keepRuns(ports: Ports, journal: RunJournal, session: RunSession, pulse: Pick<ActivityCount, 'beat'> = heartbeat()): Runs {
  const driving = new Map<string, { stop: AbortController; done: Promise<void> }>();
  const living: Ports = { ...ports, journal: withoutStoppingFaults(ports.journal) };

  const tell = (runId: string, events: readonly RunEvent[]) => tellWritten(ports, runId, events);
  const add = async (runId: string, event: RunEvent) => {
    await journal.append(runId, event);
    tell(runId, [event]);
  };

  const leave = (runId: string) => {
    driving.delete(runId);
    pulse.beat(driving.size);
  };

  const go = (run: Run, loaded?: () => Promise<unknown>) => {
    if (driving.has(run.id)) return;
    const stop = new AbortController();
    const done = driven(living, run, stop.signal, loaded).then(
      () => leave(run.id),
      async (error) => {
        // The watchdog alarm stays: it starts the worker that goes on.
        if (isWorkerStopping(String(error))) return void driving.delete(run.id);
        await add(run.id, failure(foldRun(await journal.load(run.id)), error)).finally(() => leave(run.id));
      },
    );
    driving.set(run.id, { stop, done });
    pulse.beat(driving.size);
  };

  /** The run goes on after an event of the person's. */
  const onward = async (runId: string, eventAfter: (before: Run | undefined) => RunEvent | undefined) => {
    await driving.get(runId)?.done;
    const before = foldRun(await journal.load(runId));
    const event = eventAfter(before);
    if (event) await add(runId, event);
    if (before && event) go(fold(before, event) as Run);
  };

  return {
    start: async (begin, secrets = {}, loaded = undefined) => {
      const started = await beginning(begin, secrets, session);
      // Nothing is asked of the page before both are there, and the panel hears of the run as it is answered: it draws both together.
      await Promise.all([session.add(started.runId), journal.append(started.runId, started)]);
      tell(started.runId, [started]);
      go(fold(undefined, started) as Run, loaded);
      return started.runId;
    },
    stop: async (runId) => {
      if (driving.has(runId)) return driving.get(runId)?.stop.abort();
      const run = foldRun(await journal.load(runId));
      if (run && !run.finished) await add(runId, stopped());
    },
    answer: (runId, questionId, choice) => onward(runId, (before) => answerTo(before, questionId, choice, Date.now())),
    goOn: async (runId, said) => {
      await session.add(runId);
      await onward(runId, (before) => resumeEvent(before, said, Date.now()));
    },
    keep: async (runId) => {
      const event = await lateLessons(ports, foldRun(await journal.load(runId)));
      if (event) await add(runId, event);
    },
    resume: async () => {
      for (const runId of await journal.active()) {
        const run = await takeUp(runId, journal, session, tell);
        if (run && (isTeaching(run) || !(run.finished || run.question))) go(run);
      }
    },
  };
}

function tellWritten({ feed }: Ports, runId: string, events: readonly RunEvent[]): void {
  for (const event of events) {
    feed.event(runId, event);
    feed.written(runId, event);
  }
}

/** Drives the run once its page has loaded, or at a stop. */
async function driven(ports: Ports, run: Run, signal: AbortSignal, loaded?: () => Promise<unknown>): Promise<Run> {
  if (loaded) await Promise.race([loaded(), aborted(signal)]);
  return drive(ports, run, signal);
}

async function beginning(
  begin: Parameters<Runs['start']>[0],
  secrets: Readonly<Record<string, string>>,
  session: RunSession,
): Promise<RunEventOf<'started'>> {
  const at = Date.now();
  const runId = newId('run', at);
  const { locale: language, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    ...begin,
    locale: { language, timeZone },
    goal: await session.take(begin.goal, runId, begin.tabId, secrets),
    kind: 'started',
    at,
    runId,
  };
}

/** An unfinished run as it is. One of an earlier session first gets the events that its tabs are gone. */
async function takeUp(
  runId: string,
  journal: RunJournal,
  session: RunSession,
  tell: (runId: string, events: readonly RunEvent[]) => void,
): Promise<Run | undefined> {
  const events = await journal.load(runId);
  const run = foldRun(events);
  if (!run || run.finished || (await session.has(runId))) return run;
  const lost = interruptedEvents(run, Date.now());
  await journal.append(runId, ...lost);
  await session.add(runId);
  tell(runId, lost);
  return foldRun([...events, ...lost]);
}

const stopped = (): RunEvent => ended('stopped', saying('stoppedByYou'));

/** What a run taught that was not to be learned from when it began. */
async function lateLessons({ memory }: Ports, run: Run | undefined): Promise<RunEvent | undefined> {
  if (run?.finished?.outcome !== 'success' || run.learned) return undefined;
  return { kind: 'learned', at: Date.now(), ...(await memory.learn(run, 'success')) };
}

/** Of a run that had ended before, only learning went wrong: it is not tried again. */
function failure(run: Run | undefined, error: unknown): RunEvent {
  const said = saying('abraFailed', { error: String(error).slice(0, 4000) });
  if (!run?.finished) return ended('crashed', said);
  return { kind: 'learned', at: Date.now(), names: [], playbookIds: [], why: sayInEnglish([said]).slice(0, 1000), says: [said] };
}

const ended = (outcome: 'stopped' | 'crashed', said: Saying): RunEvent => ({
  kind: 'finished',
  at: Date.now(),
  outcome,
  summary: sayInEnglish([said]),
  says: [said],
  suggestions: [],
});

/**
 * Chrome's answer to all calls of a worker that is being stopped, "No SW" (measured, Chromium 156): it says nothing about the run. So
 * nothing that follows from it may be journaled; the next worker goes on from the journal.
 */
const isWorkerStopping = (text: string): boolean => /\bNo SW\b/.test(text);

/** A journal that rejects a fault which is only the end of this worker, so that the run stays as it was. */
const withoutStoppingFaults = (journal: JournalPort): JournalPort => ({
  append: (runId, ...events) => {
    const last = events.find((event) => event.kind === 'faulted' && isWorkerStopping(event.fault.message));
    return last?.kind === 'faulted' ? Promise.reject(new Error(last.fault.message)) : journal.append(runId, ...events);
  },
});
