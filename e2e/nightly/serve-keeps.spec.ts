import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LOGIN_AND_SEARCH } from '../../src/model/plan/workflow.fixture';
import { AbraBrowser } from '../../src/runner/browser';
import { openRunner } from '../../src/runner/serve/open-runner';
import type { RunState } from '../../src/runner/serve/request';
import { openService, type Service, TOKEN } from '../fixtures/abra-serve';
import { listen } from '../fixtures/listen';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import { type Sites, serveSites } from '../sites/serve.mjs';

/** What `abra serve` keeps: files of a run, profiles, and its runs when it ends. */
let sites: Sites;
let service: Service;

test.describe.configure({ mode: 'serial', timeout: 360_000 });
test.beforeAll(async () => {
  sites = await serveSites();
  service = await openService({ ABRA_SECRET_SECRET_USER: ACCOUNT.email, ABRA_SECRET_SECRET_PASS: ACCOUNT.password });
});
test.afterAll(async () => {
  await service.close();
  await sites.close();
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
  const port = await listen(server);
  const url = `http://localhost:${port}/`;
  const steps = [
    { action: 'Navigate' },
    { action: 'Upload', target: 'Receipt', value: 'lunch.txt' },
    { action: 'Click', target: 'Continue' },
    { action: 'Download', target: 'Report' },
  ];
  const files = [{ name: 'lunch.txt', base64: Buffer.from('soup').toString('base64') }];
  const done = await service.run({ workflow_id: 'files', url, steps, files });
  expect(done.status, JSON.stringify(done)).toBe('success');
  expect(done.artifacts, JSON.stringify(done)).toContainEqual(expect.objectContaining({ name: 'report.csv', bytes: 3 }));
  expect(uploaded).toContain('soup');
  expect(await (await service.ask('GET', `/runs/${done.run_id}/artifacts/report.csv`)).text()).toBe('a,b');
  server.close();
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
  const port = await listen(server);
  const url = `http://localhost:${port}/`;
  const seats = { url, profile: 'seats', credentials: LOGIN_AND_SEARCH.credentials };
  const back = { action: 'AssertText', target: 'Welcome back' };
  const first = await service.run({ ...seats, workflow_id: 'seats-in', steps: [{ action: 'Navigate' }, { action: 'Login' }, back] });
  expect(first, JSON.stringify(first)).toMatchObject({ status: 'success' });
  const look = { url, workflow_id: 'seats-look', steps: [{ action: 'Navigate' }, back] };
  const [second, third, fresh] = await Promise.all([
    service.run({ ...seats, ...look }),
    service.run({ ...seats, ...look }),
    service.run(look),
  ]);
  expect([second, third], JSON.stringify(second)).toMatchObject([{ status: 'success' }, { status: 'success' }]);
  expect(fresh.status).not.toBe('success');
  await service.ask('POST', `/runs/${fresh.run_id}/cancel`);
  const kept = await AbraBrowser.launch({ profile: path.join(service.data, 'profiles/seats'), grant: [] });
  expect(await kept.call('secrets.list', {})).toEqual({ secrets: [] });
  expect(await kept.call('settings.get', {})).toMatchObject({ hasKey: false });
  await kept.close();
  server.close();
});

test('a service that is told to end stops its run, writes that down and ends by itself', async () => {
  const spec = {
    workflow_id: 'waits',
    url: sites.url('themes', { modal: 'never' }),
    steps: [{ action: 'WaitFor', target: 'Never shown', options: { timeout: '60000' } }],
  };
  const { run_id: id } = await service.json<RunState>('POST', '/run', { spec });
  const read = (await service.ask('GET', `/runs/${id}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let heard = ''; !heard.includes('"kind":"sent"'); ) heard += (await read?.read())?.value;
  service.child.kill('SIGINT');
  await service.close({ keep: true });
  expect(service.child.exitCode).toBe(0);
  const { data } = service;
  const later = await openRunner({ data, environment: {}, works: false, token: TOKEN, say: () => undefined });
  const view = await later.server?.inject({ method: 'GET', url: `/runs/${id}`, headers: { authorization: `Bearer ${TOKEN}` } });
  expect(view?.json()).toMatchObject({ status: 'failed', error: expect.stringContaining('stopped') });
  await later.close();
  await rm(data, { recursive: true, force: true });
});
