import PgBoss from 'pg-boss';
import type { Database, Statements } from './database';

/** Heard by workers: there may be something to take. */
export const JOBS = 'abra_jobs';

interface Job {
  runId: string;
}

const QUEUE = 'runs';
const DEAD = 'runs-dead';

/** Runs that wait for a worker, in the same database (pg-boss). */
export class RunQueue {
  readonly #boss: PgBoss;
  readonly #database: Database;

  private constructor(boss: PgBoss, database: Database) {
    this.#boss = boss;
    this.#database = database;
  }

  static async open(database: Database, onError: (error: Error) => void): Promise<RunQueue> {
    // Its schedules would poll, and there is one a queue; ours are rows of their own (schedules).
    const boss = new PgBoss({ db: bossDatabase(database), schema: 'pgboss', schedule: false });
    boss.on('error', onError);
    await boss.start();
    await boss.createQueue(DEAD);
    await boss.createQueue(QUEUE, { name: QUEUE, policy: 'standard', retryLimit: RETRIES, expireInHours: LONGEST_HOURS, deadLetter: DEAD });
    return new RunQueue(boss, database);
  }

  /** Queues a run inside of the transaction that keeps it: either both are there, or neither. */
  async add(runId: string, priority: number, inside: Statements): Promise<void> {
    await this.#boss.send(QUEUE, { runId } satisfies Job, { priority, db: bossDatabase(inside) });
    await inside.query('select pg_notify($1, $2)', [JOBS, runId]);
  }

  /** The next runs, the urgent ones first. */
  async take(most: number): Promise<{ jobId: string; runId: string }[]> {
    const jobs = await this.#boss.fetch<Job>(QUEUE, { batchSize: most, priority: true });
    return jobs.map(({ id, data }) => ({ jobId: id, runId: data.runId }));
  }

  async done(jobId: string): Promise<void> {
    await this.#boss.complete(QUEUE, jobId);
  }

  /** Gives a run back that nobody has begun; after some times it goes to the dead letters. */
  async giveBack(jobId: string): Promise<void> {
    await this.#boss.fail(QUEUE, jobId);
    await this.#database.query('select pg_notify($1, $2)', [JOBS, '']);
  }

  /** Puts a job back that nobody may do yet, for so long. */
  async postpone(jobId: string, ms: number): Promise<void> {
    await this.#database.query(
      `update pgboss.job set state = 'created', started_on = null, start_after = now() + make_interval(secs => $3) where name = $1 and id = $2`,
      [QUEUE, jobId, ms / 1000],
    );
  }

  /** A profile is free again: the runs that were put back because of it may be taken. */
  async freeProfile(profile: string): Promise<void> {
    await this.#database.query(
      `update pgboss.job set start_after = now() where name = $1 and state = 'created' and start_after > now()
         and data->>'runId' in (select id from runs where profile = $2 and status = 'queued')`,
      [QUEUE, profile],
    );
    await this.#database.query('select pg_notify($1, $2)', [JOBS, '']);
  }

  /** Jobs that a worker took and was lost before it said which: their runs still wait. */
  async takenByNobody(seconds: number): Promise<string[]> {
    const { rows } = await this.#database.query<{ id: string }>(
      `select job.id from pgboss.job join runs on runs.id = job.data->>'runId'
       where job.name = $1 and job.state = 'active' and runs.status = 'queued' and job.started_on < now() - make_interval(secs => $2)`,
      [QUEUE, seconds],
    );
    return rows.map(({ id }) => id);
  }

  async waiting(): Promise<number> {
    return this.#boss.getQueueSize(QUEUE);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: true, close: false });
  }
}
/** A run whose worker is lost three times before it began is no run for a fourth worker. */
const RETRIES = 3;
/** Lost workers are noticed by their own sign of life; this only ends what nobody noticed. */
const LONGEST_HOURS = 23;

/** What pg-boss asks of a database: its migrations hold several statements and no values. */
function bossDatabase(statements: Statements & Partial<Pick<Database, 'run'>>): PgBoss.Db {
  return {
    executeSql: (text: string, values?: unknown[]) =>
      values?.length || !statements.run ? statements.query(text, values ?? []) : statements.run(text),
  };
}
