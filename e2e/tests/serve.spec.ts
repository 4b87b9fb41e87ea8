import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LOGIN_AND_SEARCH } from '../../src/model/workflow.fixture';
import { AbraBrowser } from '../../src/runner/browser';
import { openRunner } from '../../src/runner/serve/open-runner';
import type { RunState } from '../../src/runner/serve/request';
import { serveAccountPage } from '../fixtures/account-page';
import { click, idOf, plan } from '../fixtures/scripted';
import { type ScriptedModel, serveModel } from '../model/serve-model.mjs';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import { type Sites, serveSites } from '../sites/serve.mjs';

/** `abra serve` as a program uses it: a process of its own, spoken to over HTTP alone. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const TOKEN = 'e2e-token-e2e-token-e2e-token-e2e';
const KEY = 'k-of-the-service';

let sites: Sites;
let model: ScriptedModel;
let data: string;
let child: ChildProcess;
let origin: string;
let said = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  sites = await serveSites();
  model = await serveModel({ key: KEY });
  data = await mkdtemp(path.join(tmpdir(), 'abra-service-'));
  child = spawn(process.execPath, [path.join(ROOT, 'src/runner/bin.mjs'), 'serve', '--port', '0'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ABRA_DATA: data,
      ABRA_TOKEN: TOKEN,
      ANTHROPIC_API_KEY: KEY,
      ANTHROPIC_BASE_URL: model.origin,
      ABRA_SECRET_SECRET_USER: ACCOUNT.email,
      ABRA_SECRET_SECRET_PASS: ACCOUNT.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.on('data', (piece) => (said += piece));
  origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (piece) => {
      said += piece;
      const address = /serves on (http:\S+),/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(said)));
  });
});
test.afterAll(async () => {
  const gone = new Promise((resolve) => child.on('exit', resolve));
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await gone;
  }
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
  await Promise.all([sites.close(), model.close()]);
});

const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
  fetch(`${origin}${url}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const json = async <Value>(method: 'GET' | 'POST', url: string, body?: object) => (await ask(method, url, body)).json() as Promise<Value>;
const run = (spec: object, more: object = {}) => json<RunState>('POST', '/run?wait=120', { spec, ...more });

const answer = ({ run_id, question }: RunState, choice: string) =>
  ask('POST', `/runs/${run_id}/answer`, { question_id: question?.id, choice });

const login = () => ({
  ...LOGIN_AND_SEARCH,
  url: sites.url('/desk/login'),
  steps: [...LOGIN_AND_SEARCH.steps, { action: 'Screenshot' }],
});

test('a workflow is planned without a model, runs, is kept as version 1, and is played the second time', async () => {
  const first = await run(login());
  expect(first, said).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0, error: null });
  expect(first.logs.join('\n')).toContain('planned by embedded');
  expect(first).toMatchObject({
    artifacts_path: `/runs/${first.run_id}/artifacts`,
    artifacts: [{ name: 'screenshot-1.png', media_type: 'image/png' }],
  });
  const again = await run(login());
  expect(again).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0 });
  expect(again.logs.join('\n')).toContain('planned by recall');
  const versions = await json<{ version: number; code: string }[]>('GET', '/workflows/login_and_search/versions');
  expect(versions).toMatchObject([{ version: 1, engine: 'playwright', status: 'active', cause: 'learned', changed_steps: [] }]);
  expect(versions[0]?.code).toContain("from '@playwright/test'");
});

test('no secret is in an answer, an event, a log, a row or a file', async () => {
  const { run_id: id } = await run(login());
  const told = await Promise.all(
    [`/runs/${id}`, `/runs/${id}/events`, '/workflows/login_and_search/versions', '/runs', '/metrics'].map(async (url) =>
      (await ask('GET', url)).text(),
    ),
  );
  const files = await readdir(data, { recursive: true, withFileTypes: true });
  const kept = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name), 'latin1')),
  );
  const all = [...told, said, ...kept].join('\n');
  expect(all).toContain('login_and_search');
  for (const secret of [ACCOUNT.password, TOKEN, KEY, encodeURIComponent(ACCOUNT.password)]) expect(all.includes(secret)).toBe(false);
});

test('a page that changed altogether is repaired as version 2 by one call and a yes, and needs none the next time; version 1 can be run again', async () => {
  let isNew = false;
  const server = createServer((_request, response) => {
    const button = isNew
      ? '<section><i></i><div role="link" tabindex="0" class="zq">Los geht es</div></section>'
      : '<button id="search">Search</button>';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Offers</title><main>${button}<output></output></main>
      <script>document.querySelector('#search, .zq').onclick = () => { document.querySelector('output').textContent = 'Results: 3'; };</script>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const spec = {
    workflow_id: 'offers',
    url,
    steps: [{ action: 'Navigate' }, { action: 'Click', target: 'Search' }, { action: 'AssertText', target: 'Results' }],
  };
  expect(await run(spec), said).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0 });

  isNew = true;
  const failed = await run(spec, { allow_repair: false });
  expect(failed).toMatchObject({ status: 'failed', model_calls: 0 });
  expect(failed.artifacts.map(({ name }) => name)).toEqual([
    'accessibility.txt',
    'console.txt',
    'failure.html',
    'failure.png',
    'trace.jsonl',
  ]);
  expect(await (await ask('GET', `/runs/${failed.run_id}/artifacts/failure.html`)).text()).toContain('Los geht es');

  model.script((request) => plan([click(idOf(request, 'link "Los geht'))], { more: false }));
  // Nothing of the old button is left to know the new one by: that is for a person to say.
  const asked = await run(spec);
  expect(asked, JSON.stringify(asked)).toMatchObject({ status: 'question', question: { kind: 'person' } });
  await answer(asked, 'use');
  const repaired = await json<RunState>('GET', `/runs/${asked.run_id}?wait=60`);
  expect(repaired, JSON.stringify(repaired)).toMatchObject({ status: 'repaired_success', script_version_used: 2, model_calls: 1 });
  const calls = model.calls.length;
  expect(await run(spec)).toMatchObject({ status: 'success', script_version_used: 2, model_calls: 0 });
  expect(model.calls).toHaveLength(calls);
  const versions = await json<{ version: number }[]>('GET', '/workflows/offers/versions');
  expect(versions).toMatchObject([
    { version: 1, status: 'superseded' },
    { version: 2, status: 'active', cause: 'repaired', changed_steps: [2] },
  ]);

  isNew = false;
  expect(await json<RunState>('POST', '/workflows/offers/scripts/1/run?wait=120')).toMatchObject({ status: 'success' });
  expect((await ask('POST', '/workflows/offers/scripts/7/run')).status).toBe(404);
  await ask('POST', '/workflows/offers/invalidate');
  const anew = await run(spec);
  expect(anew).toMatchObject({ status: 'success' });
  expect(anew.logs.join('\n')).toContain('planned by embedded');
  server.close();
});

test('what cannot be undone is asked about, and done after the answer', async () => {
  const account = await serveAccountPage();
  const { url } = account;
  const asked = await run({ workflow_id: 'leave', url, steps: [{ action: 'Click', target: 'Delete account' }] });
  expect(asked).toMatchObject({ status: 'question', question: { kind: 'confirm' } });
  expect(account.deleted()).toBe(0);
  await answer(asked, 'allow');
  expect(await json<RunState>('GET', `/runs/${asked.run_id}?wait=60`)).toMatchObject({ status: 'success' });
  expect(account.deleted()).toBe(1);
  account.close();
});

test('a page that shows a password again: neither the journal nor what shows the failure has it', async () => {
  const server = createServer((request, response) => {
    let form = '';
    request.on('data', (piece) => (form += piece));
    request.on('end', () => {
      const { password = '' } = Object.fromEntries(new URLSearchParams(form));
      const field = '<label>Password <input type=password name=password></label>';
      response.end(
        `<!doctype html><title>Echo</title><form method=post><label>User name <input name=username></label>${field}<button>Log in</button></form>
         <p>Your password is ${password}.</p><script>console.log(${JSON.stringify(`typed ${password}`)})</script>`,
      );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const steps = [{ action: 'Navigate' }, { action: 'Login' }, { action: 'AssertText', target: 'Never shown' }];
  const failed = await run({ workflow_id: 'echo', url, steps, credentials: login().credentials });
  expect(failed).toMatchObject({ status: 'failed' });
  const told = await Promise.all(
    ['failure.html', 'accessibility.txt', 'console.txt', 'trace.jsonl'].map(async (name) =>
      (await ask('GET', `/runs/${failed.run_id}/artifacts/${name}`)).text(),
    ),
  );
  expect(told.every((text) => text.includes('••••'))).toBe(true);
  const trace = (told[3] ?? '').split('\n').map((line) => JSON.parse(line) as { kind: string });
  expect(new Set(trace.map(({ kind }) => kind))).toEqual(new Set(['request', 'response', 'navigated', 'console', 'run']));
  const all = [...told, JSON.stringify(failed), await (await ask('GET', `/runs/${failed.run_id}/events`)).text()].join('\n');
  expect(all).not.toContain(ACCOUNT.password);
  server.close();
});

test('a file is uploaded from the request, and what is downloaded is kept', async () => {
  let uploaded = '';
  const server = createServer((request, response) => {
    request.on('data', (piece) => (uploaded += piece));
    request.on('end', () => {
      const page =
        '<!doctype html><title>Files</title><form method=post enctype=multipart/form-data><label>Receipt <input type=file name=f></label><button>Continue</button></form><a href=/report.csv>Report</a>';
      if (request.url !== '/report.csv') response.end(page);
      else response.writeHead(200, { 'content-disposition': 'attachment; filename="report.csv"' }).end('a,b');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const steps = [
    { action: 'Navigate' },
    { action: 'Upload', target: 'Receipt', value: 'lunch.txt' },
    { action: 'Click', target: 'Continue' },
    { action: 'Download', target: 'Report' },
  ];
  const files = [{ name: 'lunch.txt', base64: Buffer.from('soup').toString('base64') }];
  const done = await run({ workflow_id: 'files', url, steps, files });
  expect(done.status, JSON.stringify(done)).toBe('success');
  expect(done.artifacts, JSON.stringify(done)).toContainEqual(expect.objectContaining({ name: 'report.csv', bytes: 3 }));
  expect(uploaded).toContain('soup');
  expect(await (await ask('GET', `/runs/${done.run_id}/artifacts/report.csv`)).text()).toBe('a,b');
  server.close();
});

test('a service that is told to end stops its run, writes that down and ends by itself', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'abra-service-'));
  const server = spawn(process.execPath, [path.join(ROOT, 'src/runner/bin.mjs'), 'serve', '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, ABRA_DATA: own, ABRA_TOKEN: TOKEN },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => server.on('exit', resolve));
  const at = await new Promise<string>((resolve) =>
    server.stdout?.on('data', (piece) => resolve(/serves on (http:\S+),/.exec(String(piece))?.[1] ?? '')),
  );
  const spec = {
    workflow_id: 'waits',
    url: sites.url('themes', { modal: 'never' }),
    steps: [{ action: 'WaitFor', target: 'Never shown', options: { timeout: '60000' } }],
  };
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const { run_id: id } = (await (await fetch(`${at}/run`, { method: 'POST', headers, body: JSON.stringify({ spec }) })).json()) as RunState;
  const read = (await fetch(`${at}/runs/${id}/events`, { headers })).body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let heard = ''; !heard.includes('"kind":"sent"'); ) heard += (await read?.read())?.value;
  server.kill('SIGINT');
  expect(await gone).toBe(0);
  const later = await openRunner({ data: own, environment: {}, works: false, token: TOKEN, say: () => undefined });
  const view = await later.server?.inject({ method: 'GET', url: `/runs/${id}`, headers });
  expect(view?.json()).toMatchObject({ status: 'failed', error: expect.stringContaining('stopped') });
  await later.close();
  await rm(own, { recursive: true, force: true });
});

test('a kept profile stays logged in from run to run, and keeps no secret; a fresh one is not logged in', async () => {
  const server = createServer((request, response) => {
    const isIn = request.headers.cookie?.includes('seat=7') === true;
    if (request.method === 'POST') response.setHeader('set-cookie', 'seat=7; Max-Age=3600');
    response.setHeader('content-type', 'text/html');
    const form =
      '<form method=post><label>User name <input name=username></label><label>Password <input type=password name=password></label><button>Log in</button></form>';
    response.end(`<!doctype html><title>Seats</title>${isIn || request.method === 'POST' ? '<p>Welcome back</p>' : form}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const seats = { url, profile: 'seats', credentials: login().credentials };
  const back = { action: 'AssertText', target: 'Welcome back' };
  const first = await run({ ...seats, workflow_id: 'seats-in', steps: [{ action: 'Navigate' }, { action: 'Login' }, back] });
  expect(first, JSON.stringify(first)).toMatchObject({ status: 'success' });
  const look = { url, workflow_id: 'seats-look', steps: [{ action: 'Navigate' }, back] };
  const [second, third, fresh] = await Promise.all([run({ ...seats, ...look }), run({ ...seats, ...look }), run(look)]);
  expect([second, third], JSON.stringify(second)).toMatchObject([{ status: 'success' }, { status: 'success' }]);
  expect(fresh.status).not.toBe('success');
  await ask('POST', `/runs/${fresh.run_id}/cancel`);
  const kept = await AbraBrowser.launch({ profile: path.join(data, 'profiles/seats'), grant: [] });
  expect(await kept.call('secrets.list', {})).toEqual({ secrets: [] });
  expect(await kept.call('settings.get', {})).toMatchObject({ hasKey: false });
  await kept.close();
  server.close();
});
