import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { aborted, deadline } from '../../src/lib/deadline';
import type { Database } from '../../src/runner/serve/database';
import { openRunner, type Runner } from '../../src/runner/serve/open-runner';
import { type RunState, WorkflowRequest } from '../../src/runner/serve/request';
import { listen } from '../fixtures/listen';
import { openPostgres } from '../fixtures/postgres';
import { type Sites, serveSites } from '../sites/serve.mjs';
import { cpuSecondsUnder, megabytesOf } from './descendants';
import { median, quantile } from './measured';
import { publish } from './publish';
import { startService, TOKEN } from './start-serve';

/** RUNS=n takes so many. */
const RUNS = Number(process.env.RUNS ?? 20_000);
const WORKERS = 3;
const ROOT = path.resolve(import.meta.dirname, '../..');

test(`${RUNS} queued runs on ${WORKERS} workers with a stand-in for the browser`, async () => {
  test.setTimeout(1_800_000);
  const postgres = await openPostgres();
  const stand = createServer((_request, response) => response.end());
  const port = await listen(stand);
  const standIn = `http://127.0.0.1:${port}`;
  const service = await openRunner({
    data: '',
    environment: { DATABASE_URL: postgres.url, ABRA_CALLS_PER_MINUTE: '1000000' },
    works: false,
    token: TOKEN,
    say: () => undefined,
  });

  const queued = Date.now();
  await send(service, RUNS);
  const queueSeconds = (Date.now() - queued) / 1000;
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => standInWorker(postgres.url, standIn)));
  const drained = Date.now();
  await allEnded(service.database);
  const drainSeconds = (Date.now() - drained) / 1000;
  const rate = RUNS / drainSeconds;

  // Half of what they can: what a run waits for where there is room.
  await service.database.query('delete from runs');
  await steadily(service, rate / 2, STEADY_SECONDS);
  await allEnded(service.database);
  const { rows } = await service.database.query<{ ms: number }>(
    'select extract(epoch from started_at - created_at) * 1000 as ms from runs',
  );
  const waits = rows.map(({ ms }) => Number(ms));

  for (const worker of workers) worker.kill('SIGKILL');
  await service.close();
  stand.close();
  await postgres.close();
  publish('none', {
    name: 'queue',
    title: 'The queue of a service',
    about: `PostgreSQL 15 on the same machine, ${WORKERS} workers of 8 runs at a time, each run one request to a stand-in for the browser.`,
    heads: ['what', 'figure'],
    rows: [
      [`${RUNS.toLocaleString('en')} runs queued by HTTP, in one process`, `${(RUNS / queueSeconds).toFixed(0)} a second`],
      ['… and done by the workers', `${rate.toFixed(0)} a second`],
      [
        `wait from being queued to being begun, at ${(rate / 2).toFixed(0)} a second`,
        `median ${median(waits).toFixed(0)} ms, 95 % ${quantile(waits, 0.95).toFixed(0)} ms`,
      ],
    ],
    whole: !process.env.RUNS,
  });
  expect(waits.length).toBeGreaterThan(0);
});
const STEADY_SECONDS = 30;

const request = WorkflowRequest.parse({ spec: { workflow_id: 'queue', url: 'http://desk.test/', steps: [{ action: 'Navigate' }] } });

async function send({ server }: Runner, count: number): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await server?.inject({ method: 'POST', url: '/run', payload: request, headers: headers(left) });
  };
  await Promise.all(Array.from({ length: 32 }, one));
}
/** Each caller has a token of its own limit elsewhere; here one is in the way of nobody. */
const headers = (at: number) => ({ authorization: `Bearer ${TOKEN}`, 'idempotency-key': `${Date.now()}-${at}` });

async function steadily(service: Runner, perSecond: number, seconds: number): Promise<void> {
  const sent: Promise<void>[] = [];
  for (let tick = 0; tick < seconds * 10; tick += 1) {
    sent.push(send(service, Math.round(perSecond / 10)));
    await aborted(deadline(100).signal);
  }
  await Promise.all(sent);
}

/** Resolves when no run waits or goes on; asked whenever one ends. */
async function allEnded(database: Database): Promise<void> {
  for (;;) {
    const pause = deadline(200);
    const { rows } = await database.query<{ left: number }>('select count(*)::int as left from runs where ended_at is null');
    if (rows[0]?.left === 0) return;
    await aborted(pause.signal);
  }
}

async function standInWorker(url: string, standIn: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'e2e/fixtures/stand-in-worker.mjs')], {
    env: { ...process.env, DATABASE_URL: url, STAND_IN: standIn, MAX_PARALLEL: '8' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve) => child.stdout?.on('data', (piece) => String(piece).includes('ready') && resolve()));
  return child;
}

test('what a run costs in Chromium', async () => {
  test.setTimeout(600_000);
  const sites = await serveSites();
  const { origin, pid, end } = await startService({ ANTHROPIC_API_KEY: '' });
  const runs: { start: number; whole: number; cpu: number; memory: number }[] = [];
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const cpu = cpuSecondsUnder(pid);
    const run = await oneRun(origin, sites);
    // The next browser is prepared after a run: it belongs to its cost.
    await fetch(`${origin}/readyz`);
    // The first one is planned; the others are played.
    if (round > 0) runs.push({ ...run, cpu: cpuSecondsUnder(pid) - cpu });
  }
  await end();
  await sites.close();
  const of = (name: keyof (typeof runs)[number]) => median(runs.map((run) => run[name]));
  publish('as installed', {
    name: 'service-run',
    command: 'queue',
    title: 'A run of a service',
    about: `A playbook of 3 steps on the demo site, ${ROUNDS} runs one after the other, each in a Chromium with a fresh profile; medians.`,
    heads: ['what', 'figure'],
    rows: [
      ['from the request to the run’s first event, with a Chromium ready', `${of('start').toFixed(0)} ms`],
      ['from the request to its end', `${(of('whole') / 1000).toFixed(2)} s`],
      ['CPU of the service and its Chromiums, the start of the next one in it', `${of('cpu').toFixed(2)} s`],
      ['memory of the service and its Chromiums while it runs (PSS)', `${of('memory').toFixed(0)} MB`],
    ],
    details: runs,
    whole: !process.env.ROUNDS,
  });
  expect(runs).toHaveLength(ROUNDS);

  async function oneRun(at: string, pages: Sites): Promise<{ start: number; whole: number; memory: number }> {
    const begun = Date.now();
    const spec = {
      workflow_id: 'themes',
      url: pages.url('themes', { modal: 'never' }),
      steps: [{ action: 'Navigate' }, { action: 'Click', target: 'Radius Medium' }, { action: 'Click', target: 'Large' }],
    };
    const ask = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const queued = (await (await fetch(`${at}/run`, { method: 'POST', headers: ask, body: JSON.stringify({ spec }) })).json()) as RunState;
    let [start, memory] = [0, 0];
    const stream = await fetch(`${at}/runs/${queued.run_id}/events`, { headers: ask });
    const read = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await read?.read(); piece && !piece.done; piece = await read?.read()) {
      start ||= Date.now() - begun;
      memory = Math.max(memory, megabytesOf(pid));
      if (piece.value.includes('event: end')) expect(piece.value).toContain('"status":"success"');
    }
    return { start, whole: Date.now() - begun, memory };
  }
});
const ROUNDS = Number(process.env.ROUNDS ?? 15);
