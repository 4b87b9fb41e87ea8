import cronParser from 'cron-parser';
import { z } from 'zod';
import { aborted, deadline } from '../../lib/deadline';
import { whyBroken } from '../why-broken';
import type { Database } from './database';
import { WorkflowRequest } from './request';

/** Heard by every process that makes the runs of schedules: one was added or removed. */
const SCHEDULES = 'abra_schedules';

/** A request that is run again and again. */
export const Schedule = z.strictObject({
  /** The same name again replaces it. */
  name: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^/?#]+$/, 'takes no "/", "?" or "#"'),
  /** Five fields: minute, hour, day of the month, month, day of the week. */
  cron: z.string().max(200),
  /** IANA, such as "Europe/Berlin". */
  timezone: z.string().max(80).default('UTC'),
  request: WorkflowRequest,
});
export type Schedule = z.infer<typeof Schedule>;

/** A schedule as it is told. */
export const ScheduleLine = z.strictObject({
  name: z.string(),
  cron: z.string(),
  timezone: z.string(),
  workflow_id: z.string(),
  next_at: z.string(),
  last_run_id: z.string().nullable(),
});
export type ScheduleLine = z.infer<typeof ScheduleLine>;

interface ScheduleRow {
  name: string;
  cron: string;
  timezone: string;
  request: WorkflowRequest;
  next_at: Date;
  last_run_id: string | null;
}

/** Queues a run under an idempotency key; resolves to its id, undefined where it cannot be queued. */
type Queue = (request: WorkflowRequest, key: string) => Promise<string | undefined>;

/** Requests that are run at times. Each process with the HTTP service sees to them, and the key of a time makes one run of what several of them do. */
export class Schedules {
  readonly #database: Database;
  readonly queue: Queue;
  readonly #closing = new AbortController();
  #wake: () => void = () => undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(database: Database, queue: Queue) {
    this.#database = database;
    this.queue = queue;
  }

  /** Keeps it; undefined where its cron line or time zone is none. */
  async put({ name, cron, timezone, request }: Schedule, now = new Date()): Promise<ScheduleLine | undefined> {
    const next = nextTime(cron, timezone, now);
    if (!next) return undefined;
    const { rows } = await this.#database.query<ScheduleRow>(
      `insert into schedules (name, cron, timezone, request, next_at) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set cron = excluded.cron, timezone = excluded.timezone, request = excluded.request, next_at = excluded.next_at returning *`,
      [name, cron, timezone, JSON.stringify(request), next],
    );
    await this.#tell();
    return rows[0] && lineOf(rows[0]);
  }

  async list(): Promise<ScheduleLine[]> {
    const { rows } = await this.#database.query<ScheduleRow>('select * from schedules order by name');
    return rows.map(lineOf);
  }

  /** False where there is none of that name. */
  async remove(name: string): Promise<boolean> {
    const { changed } = await this.#database.query('delete from schedules where name = $1', [name]);
    await this.#tell();
    return changed === 1;
  }

  /** Makes the runs that are due from now on, until it is closed. */
  async start(failed: (error: string) => void): Promise<void> {
    const stop = await this.#database.listen(SCHEDULES, () => this.#wake());
    this.#ended = this.#follow(failed).finally(stop);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#ended;
  }

  /**
   * Makes the run of each that is due, one for however many times were missed while nobody was there, and sets its next time. Resolves to the ms until
   * the next one is due.
   */
  async makeDue(now = new Date()): Promise<number> {
    const due = await this.#database.query<ScheduleRow>('select * from schedules where next_at <= $1', [now]);
    for (const { name, cron, timezone, request, next_at: at } of due.rows) {
      const run = await this.queue(WorkflowRequest.parse(request), `schedule ${name} ${at.toISOString()}`);
      const next = nextTime(cron, timezone, now);
      await this.#database.query(
        `update schedules set next_at = $3, last_run_id = coalesce($4, last_run_id) where name = $1 and next_at = $2`,
        [name, at, next ?? 'infinity', run ?? null],
      );
    }
    const { rows } = await this.#database.query<{ next: Date | null }>('select min(next_at) as next from schedules');
    const next = rows[0]?.next;
    return next ? Math.max(0, next.getTime() - now.getTime()) : LONGEST_MS;
  }

  async #follow(failed: (error: string) => void): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const told = new AbortController();
      this.#wake = () => told.abort();
      const ms = await this.makeDue().catch((error: unknown) => {
        failed(whyBroken(error));
        return AGAIN_MS;
      });
      const limit = deadline(Math.min(ms, LONGEST_MS), AbortSignal.any([told.signal, this.#closing.signal]));
      await aborted(limit.signal);
      limit.clear();
    }
  }

  async #tell(): Promise<void> {
    await this.#database.query('select pg_notify($1, $2)', [SCHEDULES, '']);
  }
}
/** A notice may be lost, and the machine's clock be set. */
const LONGEST_MS = 60_000;
/** Where the database is away. */
const AGAIN_MS = 5000;

/** Undefined where one of the two is none. Seconds are no field of ours: six fields would be read as such. */
function nextTime(cron: string, timezone: string, after: Date): Date | undefined {
  if (cron.trim().split(/\s+/).length !== 5) return undefined;
  try {
    return cronParser.parseExpression(cron, { currentDate: after, tz: timezone }).next().toDate();
  } catch {
    return undefined;
  }
}

const lineOf = ({ name, cron, timezone, request, next_at, last_run_id }: ScheduleRow): ScheduleLine => ({
  name,
  cron,
  timezone,
  workflow_id: request.spec.workflow_id,
  next_at: next_at.toISOString(),
  last_run_id,
});
