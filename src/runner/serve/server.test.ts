import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Execute } from './execute';
import { openRunner, type Runner } from './open-runner';
import type { RunState } from './request';
import { type ScheduleLine, Schedules } from './schedules';

const TOKEN = 't'.repeat(32);
const LIMIT = 120;
const spec = { workflow_id: 'desk', url: 'http://desk.test/login', steps: [{ action: 'Navigate' }, { action: 'Click', target: 'Search' }] };

/** One service for all tests, whose runs are done by what a test gives. */
let service: Runner;
let data: string;
let execute: Execute;
const logged: string[] = [];
const open = () => {
  const log = { write: (line: string) => logged.push(line) } as unknown as NodeJS.WritableStream;
  const current: Execute = (task, tools) => execute(task, tools);
  return openRunner({
    data,
    environment: { ABRA_CALLS_PER_MINUTE: String(LIMIT) },
    works: true,
    token: TOKEN,
    say: () => undefined,
    log,
    execute: current,
  });
};
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'abra-service-'));
  service = await open();
  // PGlite makes its first database in 2 s on a quiet machine, in 50 at a load of 20.
}, 180_000);
beforeEach(() => {
  execute = success;
});
afterAll(async () => {
  await service.close();
  await rm(data, { recursive: true, force: true });
}, 60_000);

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) {
  const answer = await service.server!.inject({
    method,
    url,
    headers: { authorization: `Bearer ${TOKEN}`, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { code: answer.statusCode, body: answer.body, json: () => JSON.parse(answer.body) };
}

const success: Execute = async (_task, { begin, write }) => {
  if (!(await begin())) return { status: 'failed', version: null, modelCalls: 0, summary: null, error: 'not begun' };
  write(0, { kind: 'finished', at: 1, outcome: 'success', summary: 'Done.', suggestions: [] });
  return { status: 'success', version: 1, modelCalls: 2, summary: 'Done.', error: null };
};
/** Ends when it is cancelled, after it has told that it goes on. */
const untilCancelled =
  (told: () => void): Execute =>
  async (_task, { begin, cancelled }) => {
    await begin();
    told();
    await new Promise<void>((resolve) => cancelled.addEventListener('abort', () => resolve(), { once: true }));
    return { status: 'failed', version: null, modelCalls: 0, summary: null, error: 'It was stopped.' };
  };

test('a run is queued, done, and told with its log; its events are a stream that ends', async () => {
  const begun = await call('POST', '/run', { spec });
  expect(begun.code).toBe(202);
  const { run_id: id } = begun.json() as RunState;
  const ended = (await call('GET', `/runs/${id}?wait=20`)).json() as RunState;
  expect(ended).toMatchObject({
    status: 'success',
    script_version_used: 1,
    model_calls: 2,
    summary: 'Done.',
    error: null,
    workflow_id: 'desk',
  });
  expect(ended.logs).toEqual([expect.stringContaining('success: Done.')]);
  const stream = (await call('GET', `/runs/${id}/events`)).body;
  expect(stream).toMatch(/^id: 0\ndata: \{.*"kind":"finished"/);
  expect(stream).toContain('event: end');
  expect((await call('GET', `/runs/${id}/events`, undefined, { 'last-event-id': '0' })).body).not.toContain('id: 0\n');
});

test('waiting answers the end', async () => {
  const answer = await call('POST', '/run?wait=20', { spec });
  expect([answer.code, (answer.json() as RunState).status]).toEqual([200, 'success']);
});

test('one key is one run, however often it is sent; for another request it is refused', async () => {
  const send = (more: object = {}) => call('POST', '/run', { spec, ...more }, { 'idempotency-key': 'a' });
  const ids = (await Promise.all([send(), send(), send()])).map((answer) => (answer.json() as RunState).run_id);
  expect(new Set(ids).size).toBe(1);
  expect((await send({ priority: 3 })).code).toBe(422);
});

test('a question waits for one of its choices, and no other', async () => {
  const question = {
    id: 'q1',
    kind: 'ask',
    text: 'Which one?',
    choices: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
  };
  execute = async (_task, { begin, ask }) => {
    await begin();
    const choice = await ask(question);
    return { status: 'success', version: null, modelCalls: 0, summary: `It is ${choice}.`, error: null };
  };
  const asked = (await call('POST', '/run?wait=20', { spec })).json() as RunState;
  expect(asked).toMatchObject({ status: 'question', question });
  const answer = (choice: string, id = 'q1') => call('POST', `/runs/${asked.run_id}/answer`, { question_id: id, choice });
  expect([(await answer('c')).code, (await answer('a', 'q2')).code, (await answer('b')).code]).toEqual([409, 409, 200]);
  expect((await call('GET', `/runs/${asked.run_id}?wait=20`)).json()).toMatchObject({
    status: 'success',
    summary: 'It is b.',
    question: null,
  });
  expect((await answer('b')).code).toBe(409);
});

test('a run is cancelled while it goes on, and before it began', async () => {
  let told: () => void = () => undefined;
  const going = new Promise<void>((resolve) => {
    told = resolve;
  });
  execute = untilCancelled(() => told());
  const { run_id: first } = (await call('POST', '/run', { spec })).json() as RunState;
  await going;
  const { run_id: second } = (await call('POST', '/run', { spec })).json() as RunState;
  expect((await call('POST', `/runs/${second}/cancel`)).json()).toMatchObject({
    status: 'failed',
    error: 'It was cancelled before it began.',
  });
  await call('POST', `/runs/${first}/cancel`);
  expect((await call('GET', `/runs/${first}?wait=20`)).json()).toMatchObject({ status: 'failed', error: 'It was stopped.' });
});

test('urgent runs come first', async () => {
  const order: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  execute = async ({ request }, { begin }) => {
    await begin();
    order.push(request.spec.workflow_id);
    if (request.spec.workflow_id === 'first') await held;
    return { status: 'success', version: null, modelCalls: 0, summary: null, error: null };
  };
  const send = async (name: string, priority: number) =>
    ((await call('POST', '/run', { spec: { ...spec, workflow_id: name }, priority })).json() as RunState).run_id;
  await send('first', 0);
  const ids = [await send('low', -1), await send('high', 5)];
  release();
  for (const id of ids) await call('GET', `/runs/${id}?wait=20`);
  expect(order).toEqual(['first', 'high', 'low']);
});

test('a schedule is kept, told with its next time, and removed; a line that is none is refused', async () => {
  const schedule = { name: 'nightly', cron: '30 2 * * *', timezone: 'Europe/Berlin', request: { spec } };
  const kept = await call('POST', '/schedules', schedule);
  expect([kept.code, kept.json()]).toEqual([201, expect.objectContaining({ name: 'nightly', workflow_id: 'desk', last_run_id: null })]);
  expect(new Date((kept.json() as { next_at: string }).next_at).getUTCMinutes()).toBe(30);
  for (const wrong of [{ cron: 'nightly' }, { cron: '* * * * * *' }, { cron: '61 * * * *' }, { timezone: 'Mars/Olympus' }])
    expect((await call('POST', '/schedules', { ...schedule, ...wrong })).code).toBe(400);
  expect((await call('POST', '/schedules', { ...schedule, cron: '0 3 * * *' })).code).toBe(201);
  expect((await call('GET', '/schedules')).json()).toMatchObject([{ name: 'nightly', cron: '0 3 * * *' }]);
  expect((await call('DELETE', '/schedules/nightly')).code).toBe(200);
  expect((await call('DELETE', '/schedules/nightly')).code).toBe(404);
  expect((await call('GET', '/schedules')).json()).toEqual([]);
});

test('what was due while nobody was there is run once, and once only where two processes see to it', async () => {
  const ran: string[] = [];
  execute = async (task, tools) => {
    ran.push(task.request.spec.workflow_id);
    return success(task, tools);
  };
  await call('POST', '/schedules', { name: 'hourly', cron: '0 * * * *', request: { spec: { ...spec, workflow_id: 'hourly' } } });
  // It was down for a day.
  const { rows } = await service.database.query<{ next_at: Date }>(
    `update schedules set next_at = next_at - interval '1 day' returning next_at`,
  );
  const other = new Schedules(service.database, (request, key) => service.schedules.queue(request, key));
  await Promise.all([service.schedules.makeDue(), other.makeDue()]);
  await service.schedules.makeDue();
  const [line] = (await call('GET', '/schedules')).json() as [ScheduleLine];
  expect(new Date(line.next_at).getTime()).toBeGreaterThan(Date.now());
  expect(new Date(line.next_at).getTime() - (rows[0]?.next_at.getTime() ?? 0)).toBe(24 * 3_600_000);
  expect((await call('GET', `/runs/${line.last_run_id}?wait=20`)).json()).toMatchObject({ status: 'success' });
  expect(ran).toEqual(['hourly']);
  await call('DELETE', '/schedules/hourly');
});

test('what failed is listed as such, with why', async () => {
  execute = async () => ({ status: 'failed', version: null, modelCalls: 0, summary: null, error: 'No such button.' });
  const { run_id: id } = (await call('POST', '/run?wait=20', { spec })).json() as RunState;
  const failed = (await call('GET', '/runs?status=failed')).json() as { run_id: string; status: string; error: string }[];
  expect(failed[0]).toMatchObject({ run_id: id, error: 'No such button.' });
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['failed']));
  expect((await call('GET', '/runs?status=lost')).code).toBe(400);
});

test('who has no token learns nothing but that it lives', async () => {
  const none = { authorization: 'Bearer wrong' };
  expect((await call('POST', '/run', { spec }, none)).code).toBe(401);
  expect((await call('GET', '/metrics', undefined, none)).code).toBe(401);
  expect((await call('GET', '/healthz', undefined, none)).code).toBe(200);
  expect((await call('GET', '/readyz', undefined, none)).json()).toEqual({ database: true, browser: true });
  expect((await call('GET', '/metrics')).body).toContain('abra_runs_waiting 0');
});

test.each([
  ['a step that there is not', { spec: { ...spec, steps: [{ action: 'Dance' }] } }, 'steps.0.action'],
  ['a field that there is not', { spec, urgent: true }, 'urgent'],
  ['another browser', { spec: { ...spec, browser: 'firefox' } }, 'chromium'],
  ['the value of a secret', { spec: { ...spec, credentials: { password: 'hunter2!' } } }, 'credentials.password'],
  ['a profile that is a path', { spec: { ...spec, profile: '../desk' } }, 'profile'],
  ['an address that is no page', { spec: { ...spec, url: 'file:///etc/passwd' } }, 'url'],
  ['no steps', { spec: { ...spec, steps: [] } }, 'steps'],
])('a request with %s is refused with its place', async (_what, request, place) => {
  const answer = await call('POST', '/run', request);
  expect([answer.code, (answer.json() as { error: string }).error]).toEqual([400, expect.stringContaining(place)]);
  expect(answer.body + logged.join('')).not.toContain('hunter2');
});

test('who guesses tokens is held up, and who has it is answered', async () => {
  const guess = async (at: number) => (await call('GET', '/runs', undefined, { authorization: `Bearer ${at}` })).code;
  const codes = new Set<number>();
  for (let at = 0; at <= LIMIT; at += 1) codes.add(await guess(at));
  expect(codes).toEqual(new Set([401, 429]));
  expect((await call('GET', '/runs')).code).toBe(200);
});

test('what is not there is told as such', async () => {
  for (const [method, url] of [
    ['GET', '/runs/none'],
    ['GET', '/runs/none/events'],
    ['GET', '/runs/none/artifacts/a'],
    ['POST', '/runs/none/cancel'],
    ['GET', '/workflows/none/versions'],
    ['POST', '/workflows/none/invalidate'],
    ['POST', '/workflows/none/scripts/1/run'],
    ['GET', '/nowhere'],
  ] as const)
    expect([url, (await call(method, url)).code]).toEqual([url, 404]);
});

test('the description lists every call', async () => {
  const { paths } = (await call('GET', '/openapi.json')).json() as { paths: Record<string, object> };
  expect(Object.keys(paths).sort()).toEqual([
    '/run',
    '/runs',
    '/runs/{id}',
    '/runs/{id}/answer',
    '/runs/{id}/artifacts',
    '/runs/{id}/artifacts/{name}',
    '/runs/{id}/cancel',
    '/runs/{id}/events',
    '/schedules',
    '/schedules/{name}',
    '/workflows/{id}/invalidate',
    '/workflows/{id}/scripts/{version}/run',
    '/workflows/{id}/versions',
  ]);
});

test('a run whose worker was lost: what nobody began waits again, what was begun ends and is not done again', async () => {
  await leftBy('gone', 'begun', true);
  await leftBy('gone', 'waiting', false);
  await service.worker!.seeToTheLost();
  expect((await call('GET', '/runs/begun')).json()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('lost in the middle'),
  });
  expect((await call('GET', '/runs/waiting')).json()).toMatchObject({ status: 'queued' });
});

test('a process that was killed and is started again sees at once what it left, as nobody else has its database', async () => {
  await service.database.query(`insert into workers (id) values ('killed')`);
  await leftBy('killed', 'left', true);
  await service.close();
  service = await open();
  expect((await call('GET', '/runs/left')).json()).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('lost in the middle'),
  });
});

/** A run as a worker has it. */
const leftBy = (worker: string, id: string, begun: boolean) =>
  service.database.query(
    `insert into runs (id, workflow_id, request, request_hash, status, worker, begun, attempts) values ($1, 'desk', $2, '', 'running', $4, $3, 1)`,
    [id, JSON.stringify({ spec, reuse_existing: true, allow_repair: true, max_repair_attempts: 1, priority: 0 }), begun, worker],
  );
