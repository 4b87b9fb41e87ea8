import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { examineServer } from '../../src/runner/cli/examine-server';
import { connectDatabase } from '../../src/runner/serve/database';
import { openRunner, type Runner } from '../../src/runner/serve/open-runner';
import { WorkflowRequest } from '../../src/runner/serve/request';
import { listen } from '../fixtures/listen';
import { canHavePostgres, openPostgres, type Postgres } from '../fixtures/postgres';

const RUNS = 200;
const TOKEN = 'queue-token-queue-token-queue-token';

let postgres: Postgres;
// biome-ignore lint/suspicious/noSkippedTests: only where nothing can be installed; CI's machines are Debian.
test.skip(!canHavePostgres(), 'PostgreSQL is installed from Debian’s package, by root');
test.beforeAll(async () => {
  test.setTimeout(300_000);
  postgres = await openPostgres();
});
const workers: ChildProcess[] = [];
test.afterAll(async () => {
  for (const child of workers) child.kill('SIGKILL');
  await postgres.close();
});

/** A worker in a process of its own, once it takes runs. */
async function worker(standIn: string): Promise<void> {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../fixtures/stand-in-worker.mjs')], {
    env: { ...process.env, DATABASE_URL: postgres.url, STAND_IN: standIn, MAX_PARALLEL: '4' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  workers.push(child);
  await new Promise<void>((resolve) => child.stdout?.on('data', (piece) => String(piece).includes('ready') && resolve()));
}

test('200 runs on three workers: one worker and the database are killed in between, and every run ends once, none of them done twice', async () => {
  test.setTimeout(300_000);
  const done = new Map<string, number>();
  let heard: () => void = () => undefined;
  const server = createServer((request, response) => {
    const id = request.url?.slice(1) ?? '';
    done.set(id, (done.get(id) ?? 0) + 1);
    heard();
    response.end();
  });
  const port = await listen(server);
  const standIn = `http://127.0.0.1:${port}`;
  /** Resolves when so many runs were done. */
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      heard = () => {
        if (done.size >= count) resolve();
      };
      heard();
    });
  const environment = { DATABASE_URL: postgres.url };
  const open = (): Promise<Runner> => openRunner({ data: '', environment, works: false, token: TOKEN, say: () => undefined });
  const service = await open();
  const request = WorkflowRequest.parse({
    spec: { workflow_id: 'queue', url: 'http://desk.test/', steps: [{ action: 'Navigate' }] },
  });
  const { server: api } = service;
  if (!api) throw new Error('It has no server.');
  const call = async <Answer>(options: { method?: 'POST'; url: string; payload?: object }) =>
    (await api.inject({ ...options, headers: { authorization: `Bearer ${TOKEN}` } })).json() as Answer;
  const send = () => call<{ run_id: string }>({ method: 'POST', url: '/run', payload: request });
  const ids = await Promise.all(Array.from({ length: RUNS }, async () => (await send()).run_id));
  expect(new Set(ids).size).toBe(RUNS);

  await Promise.all([worker(standIn), worker(standIn), worker(standIn)]);
  await reached(RUNS / 4);
  workers[0]?.kill('SIGKILL');
  await reached(RUNS / 2);
  await postgres.kill();
  await postgres.start();

  const ended = await Promise.all(ids.map((id) => call<{ status: string; error: string | null }>({ url: `/runs/${id}?wait=240` })));
  const by = (status: string) => ended.filter((run) => run.status === status);
  expect(by('success').length + by('failed').length).toBe(RUNS);
  // Only what somebody had begun may have failed, and says so.
  for (const { error } of by('failed')) expect(error).toContain('lost in the middle');
  expect([...done.values()].filter((times) => times > 1)).toEqual([]);
  expect(by('success').length).toBeGreaterThan(RUNS - 30);
  await service.close();
  server.close();
});

test('a database that goes away in the middle of a transaction ends that, and not the process', async () => {
  const database = await connectDatabase('', postgres.url);
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  try {
    const gone = database.transaction(async ({ query }) => {
      await query('select 1');
      await postgres.kill();
      return query('select 1');
    });
    await expect(gone).rejects.toThrow();
    await postgres.start();
    expect((await database.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    process.off('uncaughtException', hear);
    await database.close();
  }
  expect(uncaught).toEqual([]);
});

test('the doctor knows a database without tables, one that is ready, and one of a newer Abra', async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database doctor');
  const url = postgres.url.replace(/postgres$/, 'doctor');
  const schema = async () => (await examineServer({ port: '0' }, { DATABASE_URL: url })).find(({ what }) => what === 'Schema');
  expect(await schema()).toMatchObject({ ok: true, detail: expect.stringMatching(/^0 of \d+ migrations .* when it starts$/) });
  await (await openRunner({ data: '', environment: { DATABASE_URL: url }, works: false, say: () => undefined })).close();
  expect(await schema()).toMatchObject({ ok: true, detail: expect.stringMatching(/^all \d+ migrations are done$/) });
  const newer = new pg.Client({ connectionString: url });
  await newer.connect();
  await newer.query('insert into abra.migrations (number) values (1000)');
  expect(await schema()).toMatchObject({ ok: false, detail: expect.stringContaining('newer') });
  await newer.end();
  await client.end();
});
