import { createServer } from 'node:net';
import pg from 'pg';
import { MIGRATION_COUNT } from '../serve/migrations';
import { whyBroken } from '../why-broken';
import type { Options } from './arguments';
import { portOf, SHORTEST_TOKEN } from './serve';

/** What `abra serve` and `abra worker` need beside the rest; the command line works without, so that only what is set and wrong is a defect. */
export async function examineServer(options: Options, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  return [token(environment), await port(options), ...(await database(environment))];
}

function token({ ABRA_TOKEN }: NodeJS.ProcessEnv): Finding {
  const make = '`export ABRA_TOKEN=$(openssl rand -hex 32)`';
  if (!ABRA_TOKEN) return { what: 'Token', ok: false, detail: `none in ABRA_TOKEN, which \`abra serve\` needs: ${make}`, optional: true };
  const ok = ABRA_TOKEN.length >= SHORTEST_TOKEN;
  return {
    what: 'Token',
    ok,
    detail: ok ? 'there is one in ABRA_TOKEN' : `the one in ABRA_TOKEN is shorter than ${SHORTEST_TOKEN} characters: ${make}`,
  };
}

/** Is the port of `abra serve` free? A service that runs already has it, which is no defect. */
function port(options: Options): Promise<Finding> {
  const [number, host] = [portOf(options), options.host ?? '127.0.0.1'];
  return new Promise((resolve) => {
    const probe = createServer();
    const found = (ok: boolean, detail: string) => probe.close(() => resolve({ what: 'Port', ok, detail, optional: true }));
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      found(
        false,
        code === 'EADDRINUSE'
          ? `${host}:${number} is in use: a service that runs already, or \`abra serve --port\` with another`
          : `${host}:${number} cannot be listened on (${code}): \`abra serve --port\` or \`--host\` with another`,
      ),
    );
    probe.listen(number, host, () => found(true, `${host}:${number} is free`));
  });
}

async function database({ DATABASE_URL }: NodeJS.ProcessEnv): Promise<Finding[]> {
  if (!DATABASE_URL)
    return [{ what: 'Database', ok: true, detail: 'embedded, in the data folder; a PostgreSQL where DATABASE_URL names one' }];
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; may: boolean; there: boolean }>(
      `select current_setting('server_version') as version, has_database_privilege(current_database(), 'create') as may,
         to_regclass('abra.migrations') is not null as there`,
    );
    const [{ version, may, there } = { version: '', may: false, there: false }] = rows;
    const done = there ? (await client.query<{ count: number }>('select count(*)::int as count from abra.migrations')).rows[0]?.count : 0;
    return [{ what: 'Database', ok: true, detail: `PostgreSQL ${version} answers` }, schema(done ?? 0, may)];
  } catch (error) {
    const why = whyBroken(error);
    return [
      {
        what: 'Database',
        ok: false,
        detail: `DATABASE_URL cannot be reached (${why}): start that PostgreSQL, or correct postgresql://user:password@host/database`,
      },
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}
/** A database that answers later than this is no database for runs. */
const PATIENCE_MS = 5000;

function schema(done: number, may: boolean): Finding {
  const what = 'Schema';
  if (done > MIGRATION_COUNT) return { what, ok: false, detail: 'of a newer Abra: update this one' };
  if (done === MIGRATION_COUNT) return { what, ok: true, detail: `all ${done} migrations are done` };
  return may
    ? {
        what,
        ok: true,
        detail: `${done} of ${MIGRATION_COUNT} migrations are done; \`abra serve\` or \`abra worker\` does the others when it starts`,
      }
    : {
        what,
        ok: false,
        detail: `${done} of ${MIGRATION_COUNT} migrations are done, and this user may not do the others: \`grant create on database … to …\``,
      };
}
/** One thing that Abra needs or can use here. */
export interface Finding {
  what: string;
  ok: boolean;
  /** What it is, or how to get it. */
  detail: string;
  /** Abra works without it. */
  optional?: true;
}
