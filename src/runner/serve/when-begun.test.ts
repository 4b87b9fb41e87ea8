import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Execute } from './execute';
import { openRunner, type Runner } from './open-runner';
import type { RunState } from './request';

/** When a run that waits may be begun: one at a time has a profile, and a site is not begun on more often than it may. */
const TOKEN = 't'.repeat(32);
/** A run every two seconds on one site. */
const SITE_PER_MINUTE = 30;
const spec = { workflow_id: 'desk', steps: [{ action: 'Navigate' }, { action: 'Click', target: 'Search' }] };

let service: Runner;
let data: string;
let execute: Execute;
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'abra-service-'));
  service = await openRunner({
    data,
    environment: { MAX_PARALLEL: '2', ABRA_SITE_PER_MINUTE: String(SITE_PER_MINUTE) },
    works: true,
    token: TOKEN,
    say: () => undefined,
    execute: (task, tools) => execute(task, tools),
  });
  // PGlite makes its first database in 2 s on a quiet machine, in 50 at a load of 20.
}, 180_000);
afterAll(async () => {
  await service.close();
  await rm(data, { recursive: true, force: true });
}, 60_000);

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await service.server!.inject({
    method,
    url,
    headers: { authorization: `Bearer ${TOKEN}` },
    ...(payload ? { payload } : {}),
  });
  return { json: () => JSON.parse(answer.body) };
}

test('one run at a time has a profile; another one goes on meanwhile, and the next begins when it is free', async () => {
  const going: string[] = [];
  let most = 0;
  const releases: (() => void)[] = [];
  let told: () => void = () => undefined;
  execute = async ({ request }, { begin }) => {
    await begin();
    const { profile = 'none' } = request.spec;
    going.push(profile);
    most = Math.max(most, going.filter((one) => one === 'desk').length);
    await new Promise<void>((resolve) => {
      releases.push(resolve);
      told();
    });
    going.splice(going.indexOf(profile), 1);
    return { status: 'success', version: null, modelCalls: 0, summary: null, error: null };
  };
  const begun = (count: number) =>
    new Promise<void>((resolve) => {
      told = () => releases.length >= count && resolve();
      told();
    });
  const send = async (more: object) => ((await call('POST', '/run', { spec: { ...spec, ...more } })).json() as RunState).run_id;
  const ids = [
    await send({ url: 'http://a.test/', profile: 'desk' }),
    await send({ url: 'http://b.test/', profile: 'desk' }),
    await send({ url: 'http://c.test/' }),
  ];
  await begun(2);
  expect([...going].sort()).toEqual(['desk', 'none']);
  for (let at = 0; at < ids.length; at += 1) {
    await begun(at + 1);
    releases[at]?.();
  }
  for (const id of ids) expect((await call('GET', `/runs/${id}?wait=20`)).json()).toMatchObject({ status: 'success' });
  expect(most).toBe(1);
});

test('runs of one site are begun in even steps, those of another do not wait for them', async () => {
  execute = async (_task, { begin }) => {
    await begin();
    return { status: 'success', version: null, modelCalls: 0, summary: null, error: null };
  };
  const send = async (url: string) => ((await call('POST', '/run', { spec: { ...spec, url } })).json() as RunState).run_id;
  const ids = [await send('http://slow.test/'), await send('http://slow.test/'), await send('http://other.test/')];
  // By the clock of the database, which is what the steps are of: a busy machine hears of it when it can.
  const [first = 0, second = 0, other = 0] = await Promise.all(
    ids.map(async (id) => Date.parse(((await call('GET', `/runs/${id}?wait=20`)).json() as RunState).started_at ?? '')),
  );
  expect(Math.abs(second - first)).toBeGreaterThanOrEqual(60_000 / SITE_PER_MINUTE);
  expect(other).toBeLessThan(Math.max(first, second));
});
