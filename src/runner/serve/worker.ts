import { within } from '../../lib/deadline';
import { newId } from '../../lib/ids';
import type { RunEvent } from '../../model/run/run-event';
import { whyBroken } from '../why-broken';
import type { Database } from './database';
import type { Execute, RunTools } from './execute';
import { beat, pause, untilDone } from './heartbeat';
import { JOBS, type RunQueue } from './queue';
import type { OpenQuestion } from './request';
import { RUN_CANCELLED, RUN_CHANGED } from './run-reader';
import type { RunStore } from './run-store';
import type { Say } from './warm-browsers';

export interface WorkerOptions {
  database: Database;
  runs: RunStore;
  queue: RunQueue;
  execute: Execute;
  /** Runs at a time. */
  parallel: number;
  /** How long a question may wait for its answer, ms. */
  patience: number;
  say: Say;
}

/** Takes runs from the queue, so many at a time, and sees to those whose worker was lost. */
export class Worker {
  readonly id = newId('worker');
  readonly #options: WorkerOptions;
  readonly #going = new Map<string, { ended: Promise<void>; cancel: AbortController }>();
  readonly #closing = new AbortController();
  /** The process ends: what could not be written is not tried any longer. */
  readonly #gone = new AbortController();
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #stops: (() => void)[] = [];

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { database } = this.#options;
    const isAlone = database.kind === 'pglite';
    // Whoever signed in a database that only one process may open was that process before it ended.
    if (isAlone) await database.query('delete from workers');
    await this.#sign();
    const hear = await database.listen(JOBS, () => this.#look());
    const told = await database.listen(RUN_CANCELLED, (id) => void this.#endCancelled(id));
    this.#stops = [hear, told];
    await this.#live();
    void beat(isAlone ? ALONE_MS : SIGN_MS, () => this.#live(), this.#closing.signal);
  }

  /** How many runs it does now. */
  get going(): number {
    return this.#going.size;
  }

  /** Takes nothing more; what goes on is stopped, and what nobody began waits for another worker. */
  async stop(): Promise<void> {
    this.#closing.abort();
    for (const stop of this.#stops) stop();
    for (const { cancel } of this.#going.values()) cancel.abort();
    await within(LAST_WORDS_MS, () => Promise.all([...this.#going.values()].map(({ ended }) => ended)));
    this.#gone.abort();
    await this.#looking;
    await this.#options.database.query('delete from workers where id = $1', [this.id]).catch(() => undefined);
  }

  /** Takes what waits while there is room; a call while it looks makes it look once more. */
  #look(): void {
    this.#lookAgain = true;
    this.#looking ??= this.#takeAll().finally(() => {
      this.#looking = undefined;
      if (this.#lookAgain) this.#look();
    });
  }

  async #takeAll(): Promise<void> {
    this.#lookAgain = false;
    const { queue, parallel, say } = this.#options;
    const room = parallel - this.#going.size;
    if (room <= 0 || this.#closing.signal.aborted) return;
    try {
      const jobs = await queue.take(room);
      for (const { jobId, runId } of jobs) await this.#take(jobId, runId);
      if (jobs.length === room) this.#lookAgain = true;
    } catch (error) {
      say('the queue cannot be read', { error: whyBroken(error) });
    }
  }

  async #take(jobId: string, runId: string): Promise<void> {
    const { runs, queue, say } = this.#options;
    if (this.#going.has(runId)) return;
    const task = await this.#surely(() => runs.take(runId, this.id, jobId));
    if (!task) return void (await this.#surely(() => queue.done(jobId)));
    if (typeof task === 'number') return this.#putBack(jobId, task);
    const cancel = new AbortController();
    say('run begins', { run: runId, workflow: task.request.spec.workflow_id });
    const ended = this.#do(task, cancel).then(async (status) => {
      say('run ends', { run: runId, status });
      await this.#surely(() => queue.done(jobId));
      const { profile } = task.request.spec;
      if (profile) await this.#surely(() => queue.freeProfile(profile));
      this.#going.delete(runId);
      this.#look();
    });
    this.#going.set(runId, { ended, cancel });
    // It may have been cancelled between its being taken and this line.
    if (await this.#surely(() => runs.isCancelled(runId))) cancel.abort();
  }

  async #putBack(jobId: string, ms: number): Promise<void> {
    await this.#surely(() => this.#options.queue.postpone(jobId, ms));
    void pause(ms, this.#closing.signal).then(() => this.#look());
  }

  async #do(task: Parameters<Execute>[0], cancel: AbortController): Promise<string> {
    const { runs, execute } = this.#options;
    const journal = new Journal((events) => this.#surely(() => runs.write(task.id, events)));
    const tools: RunTools = {
      begin: () => runs.begin(task.id, this.id),
      write: (place, event) => journal.write(place, event),
      ask: (question) => this.#ask(task.id, question, cancel.signal),
      keep: async (name, mediaType, body) => void (await this.#surely(() => runs.keepArtifact(task.id, name, mediaType, body))),
      cancelled: cancel.signal,
    };
    const ending = await execute(task, tools);
    await journal.written();
    await this.#surely(() => runs.end(task.id, ending, this.id));
    return ending.status;
  }

  /** What must not be lost when the database is away for a while. */
  #surely<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    return untilDone(work, this.#gone.signal);
  }

  async #ask(runId: string, question: OpenQuestion, cancelled: AbortSignal): Promise<string | undefined> {
    const { database, runs, patience } = this.#options;
    let wake: () => void = () => undefined;
    const stop = await database.listen(RUN_CHANGED, (id) => {
      if (id === runId || id === '') wake();
    });
    const limit = AbortSignal.any([cancelled, AbortSignal.timeout(patience)]);
    try {
      await this.#surely(() => runs.ask(runId, question));
      for (;;) {
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
          limit.addEventListener('abort', () => resolve(), { once: true });
        });
        const choice = await this.#surely(() => runs.answered(runId, question.id));
        if (choice !== undefined) {
          await this.#surely(() => runs.goOn(runId));
          return choice;
        }
        if (limit.aborted) return undefined;
        await changed;
      }
    } finally {
      stop();
    }
  }

  /** Ends a run that was cancelled; `''`: notices may have been missed, so that each is asked about. */
  async #endCancelled(told: string): Promise<void> {
    const { runs } = this.#options;
    for (const [id, { cancel }] of this.#going)
      if ((told === id || told === '') && (await this.#surely(() => runs.isCancelled(id)))) cancel.abort();
  }

  /** Its sign of life, a look at who gave none, and one at the queue, in case a notice was lost. */
  async #live(): Promise<void> {
    try {
      await this.#sign();
      await this.seeToTheLost();
    } catch (error) {
      this.#options.say('the database cannot be reached', { error: whyBroken(error) });
    }
    this.#look();
  }

  async #sign(): Promise<void> {
    await this.#options.database.query('insert into workers (id) values ($1) on conflict (id) do update set seen_at = now()', [this.id]);
  }

  /** Ends or gives back runs whose worker gives no sign of life any more. */
  async seeToTheLost(): Promise<void> {
    const { runs, queue, say } = this.#options;
    for (const jobId of await queue.takenByNobody(LOST_SECONDS)) await queue.giveBack(jobId);
    for (const { id, jobId, isAgain } of await runs.takeFromTheLost(LOST_SECONDS)) {
      say(isAgain ? 'its worker was lost before it began: it waits again' : 'its worker was lost', { run: id });
      if (jobId) await (isAgain ? queue.giveBack(jobId) : queue.done(jobId));
    }
  }
}
/** What goes on is stopped within 1 s, and is written then where there is a database. */
const LAST_WORDS_MS = 20_000;
const SIGN_MS = 5000;
/** An embedded database has one process: it only has to see what that process left behind when it was killed. */
const ALONE_MS = 30_000;
/** Six signs of life missed: a busy machine misses one or two. */
const LOST_SECONDS = 30;

/** Writes events in their order, those that came meanwhile together. */
class Journal {
  readonly #write: (events: Placed[]) => Promise<unknown>;
  #waiting: Placed[] = [];
  #writing: Promise<void> | undefined;

  constructor(write: (events: Placed[]) => Promise<unknown>) {
    this.#write = write;
  }

  write(place: number, event: RunEvent): void {
    this.#waiting.push({ place, event });
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  async written(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const events = this.#waiting;
      this.#waiting = [];
      await this.#write(events);
    }
  }
}

interface Placed {
  place: number;
  event: RunEvent;
}
