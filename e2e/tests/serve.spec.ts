import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { RunState } from '../../src/runner/serve/request';
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

/** Seed 004, section 12. */
const login = () => ({
  workflow_id: 'login_and_search',
  url: sites.url('/desk/login'),
  steps: [
    { action: 'Navigate' },
    { action: 'Login', target: 'default', value: null },
    { action: 'Fill', target: 'Destination', value: 'Montreal' },
    { action: 'Click', target: 'Search' },
    { action: 'AssertText', target: 'Results' },
    { action: 'Screenshot' },
  ],
  credentials: { username: '{{SECRET_USER}}', password: '{{SECRET_PASS}}' },
});

test('a workflow is planned without a model, runs, is kept as version 1, and is played the second time', async () => {
  const first = await run(login());
  expect(first, said).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0, error: null });
  expect(first.logs.join('\n')).toContain('planned by embedded');
  const again = await run(login());
  expect(again).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0 });
  expect(again.logs.join('\n')).toContain('planned by recall');
  const versions = await json<{ version: number; code: string }[]>('GET', '/workflows/login_and_search/versions');
  expect(versions).toMatchObject([{ version: 1, status: 'active', cause: 'learned', changed_steps: [] }]);
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
  expect(failed.artifacts.map(({ name }) => name)).toEqual(['accessibility.txt', 'console.txt', 'failure.html', 'failure.png']);
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
  let deleted = 0;
  const server = createServer((request, response) => {
    if (request.method === 'POST') deleted += 1;
    response.end('<!doctype html><title>Account</title><form method=post><button>Delete account</button></form>');
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const asked = await run({ workflow_id: 'leave', url, steps: [{ action: 'Click', target: 'Delete account' }] });
  expect(asked).toMatchObject({ status: 'question', question: { kind: 'confirm' } });
  expect(deleted).toBe(0);
  await answer(asked, 'allow');
  expect(await json<RunState>('GET', `/runs/${asked.run_id}?wait=60`)).toMatchObject({ status: 'success' });
  expect(deleted).toBe(1);
  server.close();
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
    ['failure.html', 'accessibility.txt', 'console.txt'].map(async (name) =>
      (await ask('GET', `/runs/${failed.run_id}/artifacts/${name}`)).text(),
    ),
  );
  expect(told.every((text) => text.includes('••••'))).toBe(true);
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
  // How it ended is not held: without Chrome's permission for downloads the engine sees nothing come of that press, and says so.
  expect(done.artifacts, JSON.stringify(done)).toContainEqual(expect.objectContaining({ name: 'report.csv', bytes: 3 }));
  expect(uploaded).toContain('soup');
  expect(await (await ask('GET', `/runs/${done.run_id}/artifacts/report.csv`)).text()).toBe('a,b');
  server.close();
});
