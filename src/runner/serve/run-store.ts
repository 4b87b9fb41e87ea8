import { createHash } from 'node:crypto';
import { newId } from '../../lib/ids';
import { domainOf } from '../../lib/url';
import type { RunEvent } from '../../model/run/run-event';
import { eventLine, sayEvent } from '../cli/say-event';
import type { Database, Statements } from './database';
import { isTwice } from './database';
import type { OpenQuestion, RunStatus, WorkflowRequest } from './request';
import { RUN_CANCELLED, RUN_CHANGED, RunReader } from './run-reader';

/** What a worker has to do: the request, and the version to play where one was named. */
export interface Task {
  id: string;
  request: WorkflowRequest;
  playVersion: number | null;
}

/** What came of a run. */
export interface RunEnding {
  status: RunStatus;
  version: number | null;
  modelCalls: number;
  summary: string | null;
  error: string | null;
}

/** A new run, or the one that its idempotency key has made before; `other` where that one was asked for something else. */
export type Taken = { id: string; is: 'new' | 'known' | 'other' };

/** Runs and their journals. */
export class RunStore extends RunReader {
  readonly #sitePerMinute: number | undefined;

  /** `sitePerMinute`: so many runs are begun on one site; undefined without a limit. */
  constructor(database: Database, sitePerMinute?: number) {
    super(database);
    this.#sitePerMinute = sitePerMinute;
  }

  /** Keeps a run as queued, in the same transaction as `enqueue`. */
  async add(
    request: WorkflowRequest,
    options: { key?: string; playVersion?: number },
    enqueue: (id: string, inside: Statements) => Promise<void>,
  ): Promise<Taken> {
    const id = newId('run');
    const hash = createHash('sha256')
      .update(JSON.stringify([request, options.playVersion ?? null]))
      .digest('hex');
    return this.database.transaction(async (inside) => {
      const { changed } = await inside.query(
        `insert into runs (id, workflow_id, request, play_version, idempotency_key, request_hash, site, profile) values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (idempotency_key) do nothing`,
        [
          id,
          request.spec.workflow_id,
          JSON.stringify(request),
          options.playVersion ?? null,
          options.key ?? null,
          hash,
          domainOf(request.spec.url),
          request.spec.profile ?? null,
        ],
      );
      if (changed === 0) {
        const { rows } = await inside.query<{ id: string; request_hash: string }>(
          'select id, request_hash from runs where idempotency_key = $1',
          [options.key],
        );
        const [known] = rows;
        return { id: known?.id ?? id, is: known?.request_hash === hash ? 'known' : 'other' };
      }
      await enqueue(id, inside);
      return { id, is: 'new' };
    });
  }

  /**
   * Gives a waiting run to a worker; twice as once. A number: it may be taken in so many ms, as its site or its profile is not free. Undefined where it
   * is nobody's to take: it has ended, was cancelled, or somebody else has it.
   */
  async take(id: string, worker: string, jobId: string): Promise<Task | number | undefined> {
    const perMinute = this.#sitePerMinute;
    const take = (inside: Statements) => takeRow(inside, id, worker, jobId);
    const taken = await (perMinute === undefined
      ? take(this.database)
      : this.database.transaction(async (inside) => (await waitForSite(inside, id, perMinute)) || take(inside))
    ).catch((error: unknown) => (isTwice(error) ? PROFILE_MS : Promise.reject(error)));
    if (typeof taken === 'object') await this.#tell(id);
    return taken;
  }

  /** From here on its steps may have been done: it is never begun a second time. False where it was cancelled or taken from this worker meanwhile. */
  async begin(id: string, worker: string): Promise<boolean> {
    const { changed } = await this.database.query(
      `update runs set begun = true where id = $1 and worker = $2 and status = 'running' and not begun and not cancelled`,
      [id, worker],
    );
    return changed === 1;
  }

  /** Events in their order; `line` is what a person reads of it. Written once by their place. */
  async write(id: string, events: readonly { place: number; event: RunEvent }[]): Promise<void> {
    if (events.length === 0) return;
    await this.database.query(
      `insert into run_events (run_id, place, line, event)
       select $1, (one->>'place')::int, one->>'line', one->'event' from jsonb_array_elements($2::jsonb) as one
       on conflict do nothing`,
      [
        id,
        JSON.stringify(
          events.map(({ place, event }) => ({ place, line: sayEvent(event).join('\n') || null, event: JSON.parse(eventLine(id, event)) })),
        ),
      ],
    );
    await this.#tell(id);
  }

  async ask(id: string, question: OpenQuestion): Promise<void> {
    await this.database.query(`update runs set status = 'question', question = $2 where id = $1 and status = 'running'`, [
      id,
      JSON.stringify(question),
    ]);
    await this.#tell(id);
  }

  /** The question is answered: it goes on. */
  async goOn(id: string): Promise<void> {
    await this.database.query(`update runs set status = 'running', question = null where id = $1 and status = 'question'`, [id]);
    await this.#tell(id);
  }

  /** The first ending stands. `worker`: only while it is this worker's. */
  async end(id: string, ending: RunEnding, worker?: string): Promise<boolean> {
    const { changed } = await this.database.query(
      `update runs set status = $2, script_version_used = $3, model_calls = $4, summary = $5, error = $6, question = null, ended_at = now(),
         request = jsonb_set(request, '{spec,files}', '[]')
       where id = $1 and ended_at is null and ($7::text is null or worker = $7)`,
      [id, ending.status, ending.version, ending.modelCalls, ending.summary, ending.error, worker ?? null],
    );
    if (changed) await this.#tell(id);
    return changed === 1;
  }

  /**
   * Runs whose workers gave no sign of life for so long. What nobody began waits again (`isAgain`), but not for ever; what was begun ends here, as
   * nobody knows which of its steps were done.
   */
  async takeFromTheLost(seconds: number): Promise<{ id: string; jobId: string | null; isAgain: boolean }[]> {
    const lost = `worker is not null and ended_at is null and status in ('running', 'question')
      and not exists (select from workers where id = runs.worker and seen_at > now() - make_interval(secs => $1))`;
    const again = await this.database.query<{ id: string; job_id: string | null }>(
      `update runs set status = 'queued', worker = null where ${lost} and not begun and not cancelled and attempts < $2 returning id, job_id`,
      [seconds, MOST_ATTEMPTS],
    );
    const ended = await this.database.query<{ id: string; job_id: string | null }>(
      `update runs set status = 'failed', question = null, ended_at = now(), error = case
         when begun then 'Its worker was lost in the middle of it. What was done up to there stays done; look before you run it again.'
         else 'Its workers were lost before it began, several times.' end
       where ${lost} returning id, job_id`,
      [seconds],
    );
    for (const { id } of [...again.rows, ...ended.rows]) await this.#tell(id);
    return [
      ...again.rows.map(({ id, job_id }) => ({ id, jobId: job_id, isAgain: true })),
      ...ended.rows.map(({ id, job_id }) => ({ id, jobId: job_id, isAgain: false })),
    ];
  }

  /** Asks for its end. A run that nobody has begun ends at once. */
  async cancel(id: string): Promise<void> {
    await this.database.query('update runs set cancelled = true where id = $1 and ended_at is null', [id]);
    await this.database.query(
      `update runs set status = 'failed', error = 'It was cancelled before it began.', ended_at = now() where id = $1 and status = 'queued'`,
      [id],
    );
    await this.database.query('select pg_notify($1, $2)', [RUN_CANCELLED, id]);
    await this.#tell(id);
  }

  async isCancelled(id: string): Promise<boolean> {
    const { rows } = await this.database.query<{ cancelled: boolean }>('select cancelled from runs where id = $1', [id]);
    return rows[0]?.cancelled ?? true;
  }

  /** Keeps an answer to the open question; false where it is not open, or has no such choice. */
  async answer(id: string, questionId: string, choice: string): Promise<boolean> {
    const { changed } = await this.database.query(
      `insert into answers (run_id, question_id, choice)
       select $1, $2, $3 from runs where id = $1 and status = 'question' and question->>'id' = $2
         and question->'choices' @> jsonb_build_array(jsonb_build_object('id', $3::text))
       on conflict do nothing`,
      [id, questionId, choice],
    );
    if (changed) await this.#tell(id);
    return changed === 1;
  }

  async answered(id: string, questionId: string): Promise<string | undefined> {
    const { rows } = await this.database.query<{ choice: string }>('select choice from answers where run_id = $1 and question_id = $2', [
      id,
      questionId,
    ]);
    return rows[0]?.choice;
  }

  async keepArtifact(id: string, name: string, mediaType: string, body: Uint8Array): Promise<void> {
    await this.database.query(
      'insert into artifacts (run_id, name, media_type, body) values ($1, $2, $3, $4) on conflict (run_id, name) do update set body = excluded.body',
      [id, name, mediaType, Buffer.from(body)],
    );
  }

  async #tell(id: string): Promise<void> {
    await this.database.query('select pg_notify($1, $2)', [RUN_CHANGED, id]);
  }
}

async function takeRow({ query }: Statements, id: string, worker: string, jobId: string): Promise<Task | undefined> {
  const { rows } = await query<{ id: string; request: WorkflowRequest; play_version: number | null }>(
    `update runs set status = 'running', worker = $2, job_id = $3, attempts = attempts + case when status = 'queued' then 1 else 0 end, started_at = coalesce(started_at, now())
     where id = $1 and not cancelled and (status = 'queued' or (status = 'running' and worker = $2 and job_id = $3 and not begun)) returning id, request, play_version`,
    [id, worker, jobId],
  );
  const [row] = rows;
  return row && { id: row.id, request: row.request, playVersion: row.play_version };
}

/** Takes the next place of the run's site, in even steps of the minute; 0 where it had one, else the ms until there is one. */
async function waitForSite({ query }: Statements, id: string, perMinute: number): Promise<number> {
  const { rows } = await query(
    `insert into sites (site, free_at) select site, now() + make_interval(secs => $2) from runs where id = $1 and site is not null
     on conflict (site) do update set free_at = now() + make_interval(secs => $2) where sites.free_at <= now() returning site`,
    [id, 60 / perMinute],
  );
  if (rows.length > 0) return 0;
  const waits = await query<{ ms: number }>(
    `select greatest(1, ceil(extract(epoch from free_at - now()) * 1000))::int as ms from sites join runs on runs.site = sites.site where runs.id = $1`,
    [id],
  );
  return waits.rows[0]?.ms ?? 0;
}

/** A run that waits for its profile is told when that is free; this is for where the notice was lost. */
const PROFILE_MS = 10_000;

/** A run that lost so many workers before it began is likely what they were lost by. */
const MOST_ATTEMPTS = 3;
