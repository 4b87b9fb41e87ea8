import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { LOGIN_AND_SEARCH } from '../../src/model/plan/workflow.fixture';
import type { RunState } from '../../src/runner/serve/request';
import { openService, type Service, TOKEN } from '../fixtures/abra-serve';
import { serveAccountPage } from '../fixtures/account-page';
import { listen } from '../fixtures/listen';
import { click, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import { type ScriptedModel, serveModel } from '../model/serve-model.mjs';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import { type Sites, serveSites } from '../sites/serve.mjs';

const KEY = 'k-of-the-service';

let sites: Sites;
let model: ScriptedModel;
let service: Service;

test.describe.configure({ mode: 'serial', timeout: 360_000 });
test.beforeAll(async () => {
  sites = await serveSites();
  model = await serveModel({ key: KEY });
  service = await openService({
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: model.origin,
    ABRA_SECRET_SECRET_USER: ACCOUNT.email,
    ABRA_SECRET_SECRET_PASS: ACCOUNT.password,
  });
});
test.afterAll(async () => {
  await service.close();
  await Promise.all([sites.close(), model.close()]);
});

const login = () => ({
  ...LOGIN_AND_SEARCH,
  url: sites.url('/desk/login'),
  steps: [...LOGIN_AND_SEARCH.steps, { action: 'Screenshot' }],
});

// Over 5 s: a service of its own, with a database and a Chromium.
test('a workflow is planned without a model, runs, is kept as version 1, and is played the second time', async () => {
  const first = await service.run(login());
  expect(first, service.said()).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0, error: null });
  expect(first.logs.join('\n')).toContain('planned by embedded');
  expect(first).toMatchObject({
    artifacts_path: `/runs/${first.run_id}/artifacts`,
    artifacts: [{ name: 'screenshot-1.png', media_type: 'image/png' }],
  });
  const again = await service.run(login());
  expect(again).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0 });
  expect(again.logs.join('\n')).toContain('planned by recall');
  const versions = await service.json<{ version: number; code: string }[]>('GET', '/workflows/login_and_search/versions');
  expect(versions).toMatchObject([{ version: 1, engine: 'playwright', status: 'active', cause: 'learned', changed_steps: [] }]);
  expect(versions[0]?.code).toContain("from '@playwright/test'");
});

test('a “What’s new” dialog is closed on the way, under other labels too', { tag: '@nightly' }, async () => {
  const url = sites.url('/desk/login', { modal: 1, labels: 2, button: 'signin' });
  const done = await service.run({ ...login(), workflow_id: 'with_news', url });
  expect(done, JSON.stringify(done)).toMatchObject({ status: 'success', model_calls: 0 });
  expect(await (await service.ask('GET', `/runs/${done.run_id}/events`)).text()).toContain('"dismissed"');
});

// Over 5 s: two runs of the service.
test('no secret is in an answer, an event, a log, a row or a file', async () => {
  const { run_id: id } = await service.run(login());
  const told = await Promise.all(
    [`/runs/${id}`, `/runs/${id}/events`, '/workflows/login_and_search/versions', '/runs', '/metrics'].map(async (url) =>
      (await service.ask('GET', url)).text(),
    ),
  );
  const files = await readdir(service.data, { recursive: true, withFileTypes: true });
  const kept = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name), 'latin1')),
  );
  const all = [...told, service.said(), ...kept].join('\n');
  expect(all).toContain('login_and_search');
  for (const secret of [ACCOUNT.password, TOKEN, KEY, encodeURIComponent(ACCOUNT.password)]) expect(all.includes(secret)).toBe(false);
});

test('a page that changed altogether is repaired as version 2 by one call and a yes, and needs none the next time; version 1 can be run again', {
  tag: '@nightly',
}, async () => {
  let isNew = false;
  const server = createServer((_request, response) => {
    const button = isNew
      ? '<section><i></i><div role="link" tabindex="0" class="zq">Los geht es</div></section>'
      : '<button id="search">Search</button>';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Offers</title><main>${button}<output></output></main>
      <script>document.querySelector('#search, .zq').onclick = () => { document.querySelector('output').textContent = 'Results: 3'; };</script>`);
  });
  const port = await listen(server);
  const url = `http://localhost:${port}/`;
  const spec = {
    workflow_id: 'offers',
    url,
    steps: [{ action: 'Navigate' }, { action: 'Click', target: 'Search' }, { action: 'AssertText', target: 'Results' }],
  };
  expect(await service.run(spec), service.said()).toMatchObject({ status: 'success', script_version_used: 1, model_calls: 0 });

  isNew = true;
  const failed = await service.run(spec, { allow_repair: false });
  expect(failed).toMatchObject({ status: 'failed', model_calls: 0 });
  expect(failed.artifacts.map(({ name }) => name)).toEqual([
    'accessibility.txt',
    'console.txt',
    'failure.html',
    'failure.png',
    'trace.jsonl',
  ]);
  expect(await (await service.ask('GET', `/runs/${failed.run_id}/artifacts/failure.html`)).text()).toContain('Los geht es');

  model.script((request) => plan([click(idOf(request, 'link "Los geht'))], { more: false }));
  // Nothing of the old button is left to know the new one by: that is for a person to say.
  const asked = await service.run(spec);
  expect(asked, JSON.stringify(asked)).toMatchObject({ status: 'question', question: { kind: 'person' } });
  await service.answer(asked, 'use');
  const repaired = await service.json<RunState>('GET', `/runs/${asked.run_id}?wait=60`);
  expect(repaired, JSON.stringify(repaired)).toMatchObject({ status: 'repaired_success', script_version_used: 2, model_calls: 1 });
  const calls = model.calls.length;
  expect(await service.run(spec)).toMatchObject({ status: 'success', script_version_used: 2, model_calls: 0 });
  expect(model.calls).toHaveLength(calls);
  const versions = await service.json<{ version: number }[]>('GET', '/workflows/offers/versions');
  expect(versions).toMatchObject([
    { version: 1, status: 'superseded' },
    { version: 2, status: 'active', cause: 'repaired', changed_steps: [2] },
  ]);

  isNew = false;
  expect(await service.json<RunState>('POST', '/workflows/offers/scripts/1/run?wait=120')).toMatchObject({ status: 'success' });
  expect((await service.ask('POST', '/workflows/offers/scripts/7/run')).status).toBe(404);
  await service.ask('POST', '/workflows/offers/invalidate');
  const anew = await service.run(spec);
  expect(anew).toMatchObject({ status: 'success' });
  expect(anew.logs.join('\n')).toContain('planned by embedded');
  server.close();
});

test('what cannot be undone is asked about, and done after the answer', async () => {
  const account = await serveAccountPage();
  const { url } = account;
  const asked = await service.run({ workflow_id: 'leave', url, steps: [{ action: 'Click', target: 'Delete account' }] });
  expect(asked).toMatchObject({ status: 'question', question: { kind: 'confirm' } });
  expect(account.deleted()).toBe(0);
  await service.answer(asked, 'allow');
  expect(await service.json<RunState>('GET', `/runs/${asked.run_id}?wait=60`)).toMatchObject({ status: 'success' });
  expect(account.deleted()).toBe(1);
  account.close();
});

test('a page that shows a password again: neither the journal nor what shows the failure has it', { tag: '@nightly' }, async () => {
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
  const port = await listen(server);
  const url = `http://localhost:${port}/`;
  const steps = [{ action: 'Navigate' }, { action: 'Login' }, { action: 'AssertText', target: 'Never shown' }];
  const failed = await service.run({ workflow_id: 'echo', url, steps, credentials: login().credentials });
  expect(failed).toMatchObject({ status: 'failed' });
  const told = await Promise.all(
    ['failure.html', 'accessibility.txt', 'console.txt', 'trace.jsonl'].map(async (name) =>
      (await service.ask('GET', `/runs/${failed.run_id}/artifacts/${name}`)).text(),
    ),
  );
  expect(told.every((text) => text.includes('••••'))).toBe(true);
  const trace = (told[3] ?? '').split('\n').map((line) => JSON.parse(line) as { kind: string });
  expect(new Set(trace.map(({ kind }) => kind))).toEqual(new Set(['request', 'response', 'navigated', 'console', 'run']));
  const all = [...told, JSON.stringify(failed), await (await service.ask('GET', `/runs/${failed.run_id}/events`)).text()].join('\n');
  expect(all).not.toContain(ACCOUNT.password);
  server.close();
});
