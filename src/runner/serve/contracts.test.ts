import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Execute } from './execute';
import { openRunner, type Runner } from './open-runner';
import type { RunState } from './request';

const TOKEN = 't'.repeat(32);
const LIMIT = 90;
const spec = { workflow_id: 'desk', url: 'http://desk.test/login', steps: [{ action: 'Navigate' }] };
const request = { spec };
const schedule = { name: 'nightly', cron: '0 3 * * *', request };

let service: Runner;
let data: string;
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'abra-contracts-'));
  service = await openRunner({
    data,
    environment: { ABRA_CALLS_PER_MINUTE: String(LIMIT) },
    works: true,
    token: TOKEN,
    say: () => undefined,
    execute,
  });
}, 180_000);
afterAll(async () => {
  await service.close();
  await rm(data, { recursive: true, force: true });
}, 60_000);

/** Leaves a file, and asks where its step says so. */
const execute: Execute = async ({ request: { spec: asked } }, { begin, keep, ask }) => {
  await begin();
  await keep('report.csv', 'text/csv', Buffer.from('a,b'));
  if (asked.workflow_id === 'asks') await ask({ id: 'q1', kind: 'confirm', text: 'Really?', choices: [{ id: 'allow', label: 'Yes' }] });
  return { status: 'success', version: 1, modelCalls: 0, summary: 'Done.', error: null };
};

/** Every answer that there was, as "GET /runs/{id} 200". */
const met = new Set<string>();

async function call(route: string, values: Record<string, string> = {}, payload?: object, headers: Record<string, string> = {}) {
  const [method = '', template = ''] = route.split(' ');
  const url = template.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'none'));
  const answer = await service.server!.inject({
    method: method as 'GET' | 'POST' | 'DELETE',
    url: `${url}${values.query ? `?${values.query}` : ''}`,
    headers: { authorization: `Bearer ${TOKEN}`, ...headers },
    ...(payload ? { payload } : {}),
  });
  met.add(`${method} ${template.split('?')[0]} ${answer.statusCode}`);
  return { code: answer.statusCode, body: answer.body };
}
const codeOf = async (...given: Parameters<typeof call>) => (await call(...given)).code;
const stateOf = async (...given: Parameters<typeof call>) => JSON.parse((await call(...given)).body) as RunState;

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, unknown>; requestBody?: unknown }>>;
}
const described = async () => {
  const { paths } = JSON.parse((await service.server!.inject('/openapi.json')).body) as Described;
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { responses, requestBody }]) => ({
      route: `${method.toUpperCase()} ${template}`,
      codes: Object.keys(responses),
      hasBody: requestBody !== undefined,
    })),
  );
};

test('a run: queued, waited for, sent twice, wrong, and told with all that it left', async () => {
  const first = await stateOf('POST /run', {}, request, { 'idempotency-key': 'one' });
  expect(await codeOf('POST /run', { query: 'wait=20' }, request)).toBe(200);
  expect(await codeOf('POST /run', {}, { spec: { ...spec, url: 'http://other.test/' } }, { 'idempotency-key': 'one' })).toBe(422);
  expect(await codeOf('POST /run', {}, { spec: {} })).toBe(400);
  const id = first.run_id;
  expect(await codeOf('GET /runs/{id}', { id, query: 'wait=20' })).toBe(200);
  expect(await codeOf('GET /runs')).toBe(200);
  expect(await codeOf('GET /runs', { query: 'status=lost' })).toBe(400);
  expect((await call('GET /runs/{id}/events', { id })).body).toContain('event: end');
  expect(await stateOf('GET /runs/{id}', { id })).toMatchObject({ artifacts_path: `/runs/${id}/artifacts` });
  expect((await call('GET /runs/{id}/artifacts', { id })).body).toBe('[{"name":"report.csv","media_type":"text/csv","bytes":3}]');
  expect(await call('GET /runs/{id}/artifacts/{name}', { id, name: 'report.csv' })).toEqual({ code: 200, body: 'a,b' });
  expect(await codeOf('POST /runs/{id}/cancel', { id })).toBe(200);
});

test('a question is answered once', async () => {
  const asked = await stateOf('POST /run', { query: 'wait=20' }, { spec: { ...spec, workflow_id: 'asks' } });
  expect(asked).toMatchObject({ status: 'question' });
  const id = asked.run_id;
  expect(await codeOf('POST /runs/{id}/answer', { id }, { question_id: 'q1', choice: 'never' })).toBe(409);
  expect(await codeOf('POST /runs/{id}/answer', { id }, { question_id: 'q1', choice: 'allow' })).toBe(200);
  expect(await codeOf('POST /runs/{id}/answer', { id }, {})).toBe(400);
  expect(await codeOf('POST /runs/{id}/answer', {}, { question_id: 'q1', choice: 'allow' })).toBe(404);
});

test('versions and schedules', async () => {
  await service.database.query(
    `insert into versions (workflow_id, version, created_at, status, cause, notes, operations, code) values ('desk', 1, now(), 'active', 'learned', '', '[]', '')`,
  );
  expect(await codeOf('GET /workflows/{id}/versions', { id: 'desk' })).toBe(200);
  const play = 'POST /workflows/{id}/scripts/{version}/run';
  expect(await codeOf(play, { id: 'desk', version: '1' })).toBe(202);
  expect(await codeOf(play, { id: 'desk', version: '1', query: 'wait=20' })).toBe(200);
  expect(await codeOf(play, { id: 'desk', version: 'first' })).toBe(400);
  expect(await codeOf(play, { id: 'desk', version: '7' })).toBe(404);
  expect(await codeOf('POST /workflows/{id}/invalidate', { id: 'desk' })).toBe(200);
  expect(await codeOf('POST /workflows/{id}/invalidate', { id: 'x'.repeat(200) })).toBe(404);
  expect(await codeOf('POST /schedules', {}, schedule)).toBe(201);
  expect(await codeOf('POST /schedules', {}, { ...schedule, cron: 'at night' })).toBe(400);
  expect(await codeOf('GET /schedules')).toBe(200);
  expect(await codeOf('DELETE /schedules/{name}', { name: 'nightly' })).toBe(200);
  expect(await codeOf('DELETE /schedules/{name}', { name: 'nightly' })).toBe(404);
});

test('every answer of every call that is described was met, and none beside them', async () => {
  const calls = await described();
  const long = 'x'.repeat(250);
  for (const { route, hasBody } of calls) {
    if (hasBody) expect(await codeOf(route, {}, { more: 'x'.repeat(11_000_000) })).toBe(413);
    if (route.includes('{')) {
      expect(await codeOf(route, { id: long, name: long }, hasBody ? {} : undefined)).toBe(400);
      if (!hasBody) expect(await codeOf(route, { version: '1' })).toBe(404);
    }
    expect(await codeOf(route, {}, undefined, { authorization: 'Bearer guessed' })).toBe(401);
  }
  while ((await service.server!.inject({ url: '/runs?limit=1', headers: { authorization: `Bearer ${TOKEN}` } })).statusCode === 200);
  for (const { route } of calls) expect(await codeOf(route)).toBe(429);
  expect([...met].sort()).toEqual(calls.flatMap(({ route, codes }) => codes.map((code) => `${route} ${code}`)).sort());
});
