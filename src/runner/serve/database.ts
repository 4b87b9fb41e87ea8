import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { untilDone } from './heartbeat';

export interface Rows<Row> {
  rows: Row[];
  /** How many rows a command changed. */
  changed: number;
}

/** Statements with their values ($1, $2 …). */
export interface Statements {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Rows<Row>>;
}

/** One database for runs, versions and queue: PostgreSQL, or PGlite in this process. Both take the same SQL. */
export interface Database extends Statements {
  kind: 'postgresql' | 'pglite';
  /** Several statements without values; resolves to what the last one answers. */
  run(text: string): Promise<Rows<unknown>>;
  /** All of `work` or nothing of it. */
  transaction<Value>(work: (statements: Statements) => Promise<Value>): Promise<Value>;
  /** Hears `pg_notify(channel, …)` of every process until the returned function is called. `ready` resolves when it is listened for. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => void>;
  close(): Promise<void>;
}

/** Was a row refused because a unique index has such a one? SQLSTATE 23505. */
export const isTwice = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505';

/** PostgreSQL where `DATABASE_URL` says so, else PGlite in a folder of `data`, which only one process may have open. */
export async function connectDatabase(data: string, url: string | undefined): Promise<Database> {
  if (url) return openPostgres(url);
  const folder = path.join(data, 'database');
  await mkdir(folder, { recursive: true });
  const lite = await PGlite.create(folder);
  await lite.exec('set search_path to abra, public');
  return embedded(lite);
}

function embedded(lite: PGlite): Database {
  const query: Statements['query'] = async <Row>(text: string, values: readonly unknown[] = []) => {
    const { rows, affectedRows } = await lite.query<Row>(text, [...values]);
    return { rows, changed: affectedRows ?? 0 };
  };
  return {
    kind: 'pglite',
    query,
    run: async (text) => {
      const last = (await lite.exec(text)).at(-1);
      return { rows: last?.rows ?? [], changed: last?.affectedRows ?? 0 };
    },
    transaction: (work) =>
      lite.transaction((open) =>
        work({
          query: async <Row>(text: string, values: readonly unknown[] = []) => {
            const { rows, affectedRows } = await open.query<Row>(text, [...values]);
            return { rows, changed: affectedRows ?? 0 };
          },
        }),
      ) as ReturnType<typeof work>,
    listen: async (channel, hear) => {
      const end = await lite.listen(channel, hear);
      // A database that is closed meanwhile listens no more.
      return () => void end().catch(() => undefined);
    },
    close: () => lite.close(),
  };
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 8, options: '-c search_path=abra,public' });
  // A connection that breaks while nobody uses it: the pool opens another one for the next statement.
  pool.on('error', () => undefined);
  const ears = new Ears(url);
  const on =
    (client: pg.Pool | pg.PoolClient): Statements['query'] =>
    async <Row>(text: string, values: readonly unknown[] = []) => {
      const { rows, rowCount } = await client.query(text, [...values]);
      return { rows: rows as Row[], changed: rowCount ?? 0 };
    };
  return {
    kind: 'postgresql',
    query: on(pool),
    run: async (text) => {
      // An array where the text holds several statements, which its types do not know.
      const answered: pg.QueryResult | pg.QueryResult[] = await pool.query(text);
      const last = Array.isArray(answered) ? answered.at(-1) : answered;
      return { rows: last?.rows ?? [], changed: last?.rowCount ?? 0 };
    },
    transaction: async (work) => {
      const client = await pool.connect();
      // The pool hears the errors of idle connections alone; an error that nobody hears ends the process. The statement that is under way rejects too.
      const hear = () => undefined;
      client.on('error', hear);
      try {
        await client.query('begin');
        const value = await work({ query: on(client) });
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        return Promise.reject(error);
      } finally {
        client.off('error', hear);
        client.release();
      }
    },
    listen: (channel, hear) => ears.listen(channel, hear),
    close: async () => {
      await ears.close();
      await pool.end();
    },
  };
}

/** A connection of its own that listens; one that broke is opened again, and every listener is told once, as it may have missed something. */
class Ears {
  readonly #url: string;
  readonly #heard = new Map<string, Set<(payload: string) => void>>();
  #client: Promise<pg.Client> | undefined;
  readonly #closing = new AbortController();

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<() => void> {
    const listeners = this.#heard.get(channel) ?? new Set();
    this.#heard.set(channel, listeners.add(hear));
    // Where the connection is broken, or breaks now, the next one listens to all channels, and tells every listener.
    await this.#connected().then(
      (client) => (listeners.size === 1 ? client.query(`listen ${channel}`).catch(() => undefined) : undefined),
      () => undefined,
    );
    return () => void listeners.delete(hear);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await (await this.#client?.catch(() => undefined))?.end().catch(() => undefined);
  }

  #connected(): Promise<pg.Client> {
    if (!this.#client) {
      this.#client = this.#connect();
      this.#client.catch(() => void this.#again());
    }
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    client.on('error', () => undefined);
    await client.connect();
    client.on('end', () => void this.#again());
    for (const channel of this.#heard.keys()) await client.query(`listen ${channel}`);
    return client;
  }

  /** Connects anew, until it is closed; every listener is told then, as it may have missed something. */
  async #again(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    await untilDone(() => {
      this.#client = this.#connect();
      return this.#client;
    }, this.#closing.signal);
    for (const channel of this.#heard.keys()) this.#tell(channel, '');
  }

  #tell(channel: string, payload: string): void {
    for (const hear of this.#heard.get(channel) ?? []) hear(payload);
  }
}
