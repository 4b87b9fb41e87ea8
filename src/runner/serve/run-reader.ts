import type { Database } from './database';
import { type ArtifactLine, hasEnded, type OpenQuestion, type RunState, type RunStatus } from './request';

/** Heard by everyone who follows a run: its id. */
export const RUN_CHANGED = 'abra_run';

interface RunRow {
  id: string;
  workflow_id: string;
  status: RunStatus;
  script_version_used: number | null;
  model_calls: number;
  question: OpenQuestion | null;
  summary: string | null;
  error: string | null;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

/** Heard by the worker that does a run: it is to end. */
export const RUN_CANCELLED = 'abra_cancel';

/** Runs as they are told. */
export class RunReader {
  protected readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** How it stands, without its log; undefined for no such run. */
  async status(id: string): Promise<RunStatus | undefined> {
    const { rows } = await this.database.query<{ status: RunStatus }>('select status from runs where id = $1', [id]);
    return rows[0]?.status;
  }

  async view(id: string): Promise<RunState | undefined> {
    const [runs, lines, artifacts] = await Promise.all([
      this.database.query<RunRow>('select * from runs where id = $1', [id]),
      this.database.query<{ line: string }>('select line from run_events where run_id = $1 and line is not null order by place', [id]),
      this.artifacts(id),
    ]);
    const [row] = runs.rows;
    return (
      row &&
      viewOf(
        row,
        lines.rows.flatMap(({ line }) => line.split('\n')),
        artifacts,
      )
    );
  }

  /** Its events from a place on, as the journal has them. */
  async events(id: string, from: number): Promise<{ place: number; event: unknown }[]> {
    const { rows } = await this.database.query<{ place: number; event: unknown }>(
      'select place, event from run_events where run_id = $1 and place >= $2 order by place limit 500',
      [id, from],
    );
    return rows;
  }

  /** The newest first; those of one status where it is named, so that `failed` also lists what no worker could begin. */
  async recent(
    limit: number,
    status?: RunStatus,
  ): Promise<{ run_id: string; workflow_id: string; status: RunStatus; created_at: string; error: string | null }[]> {
    const { rows } = await this.database.query<RunRow>(
      'select * from runs where $2::text is null or status = $2 order by created_at desc limit $1',
      [limit, status ?? null],
    );
    return rows.map((row) => ({
      run_id: row.id,
      workflow_id: row.workflow_id,
      status: row.status,
      created_at: row.created_at.toISOString(),
      error: row.error,
    }));
  }

  /** Resolves with the run once it has ended or asks something, or as it is when `signal` ends the waiting; undefined for no such run. */
  async settled(id: string, signal: AbortSignal): Promise<RunState | undefined> {
    let wake: () => void = () => undefined;
    const stop = await this.database.listen(RUN_CHANGED, (told) => {
      if (told === id || told === '') wake();
    });
    try {
      for (;;) {
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
        const status = await this.status(id);
        if (!status || hasEnded(status) || status === 'question' || signal.aborted) return await this.view(id);
        await changed;
      }
    } finally {
      stop();
    }
  }

  /** The files that it left so far. */
  async artifacts(id: string): Promise<ArtifactLine[]> {
    const { rows } = await this.database.query<ArtifactLine>(
      'select name, media_type, length(body) as bytes from artifacts where run_id = $1 order by name',
      [id],
    );
    return rows;
  }

  async artifact(id: string, name: string): Promise<{ mediaType: string; body: Uint8Array } | undefined> {
    const { rows } = await this.database.query<{ media_type: string; body: Uint8Array }>(
      'select media_type, body from artifacts where run_id = $1 and name = $2',
      [id, name],
    );
    return rows[0] && { mediaType: rows[0].media_type, body: rows[0].body };
  }
}

const viewOf = (row: RunRow, logs: string[], artifacts: ArtifactLine[]): RunState => ({
  run_id: row.id,
  workflow_id: row.workflow_id,
  status: row.status,
  script_version_used: row.script_version_used,
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  model_calls: row.model_calls,
  question: row.question,
  summary: row.summary,
  error: row.error,
  logs,
  artifacts,
  artifacts_path: artifacts.length ? `/runs/${row.id}/artifacts` : null,
});
