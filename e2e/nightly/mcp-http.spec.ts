import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { openRunner, type Runner } from '../../src/runner/serve/open-runner';
import { countingCall } from '../fixtures/mcp-client';
import { type Sites, serveSites } from '../sites/serve.mjs';

/** `/mcp` of the service, driven by the official client. */
const TOKEN = 'mcp-token-mcp-token-mcp-token-mcp-';

let service: Runner;
let sites: Sites;
let data: string;
let address: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  sites = await serveSites();
  data = await mkdtemp(path.join(tmpdir(), 'abra-mcp-'));
  // Beside the folder that is named lies what nobody may have.
  await mkdir(path.join(data, 'files'));
  await writeFile(path.join(data, 'files/lunch.txt'), '14.50 for soup');
  await writeFile(path.join(data, 'private.txt'), 'hunter2');
  const environment = { ABRA_MCP_SESSIONS: '2', ABRA_MCP_FILES: path.join(data, 'files') };
  service = await openRunner({ data, environment, works: false, token: TOKEN, say: () => undefined });
  address = (await service.server?.listen({ port: 0, host: '127.0.0.1' })) ?? '';
});
test.afterAll(async () => {
  await service.close();
  await rm(data, { recursive: true, force: true });
  await sites.close();
});

async function connect(token = TOKEN) {
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  const sdk = new Client({ name: 'abra-tests', version: '1' });
  await sdk.connect(transport);
  return { sdk, transport, ...countingCall(sdk) };
}

/** Chromiums with Abra that this process has started. */
const chromiums = () =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--load-extension')).length;

test('two clients each have a browser of their own, which ends with their session, and the files of the folder that was named', async () => {
  const first = await connect();
  const { tools } = await first.sdk.listTools();
  expect(tools.map(({ name }) => name)).toContain('execute_sequence');
  const opened = await first.call('open', { url: sites.url('themes', { modal: 'never' }), look: true });
  expect(opened.isError, opened.text).toBe(false);
  expect(opened.text).toContain('Radius');
  const done = await first.call('run_goal', { goal: 'click "Radius Medium"' });
  expect(done.structured).toMatchObject({ outcome: 'success' });

  const handIn = (file: string) => ({
    url: sites.url('/pages/expenses'),
    actions: [
      { action: 'upload', selector: 'label=Receipt', files: [file] },
      { action: 'click_element', selector: 'role=button[name="Hand in"]' },
    ],
  });
  const refused = await first.call('execute_sequence', handIn('../private.txt'));
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('is no file of the folder') });
  const handed = await first.call('execute_sequence', handIn('lunch.txt'));
  expect(handed.structured, handed.text).toMatchObject({ completed: 2 });
  expect((await first.call('look')).text).toContain('14.50 for soup');

  const second = await connect();
  expect((await second.call('tabs')).text).not.toContain('themes');
  await second.call('open', { url: sites.url('themes', { modal: 'never' }) });
  expect(chromiums()).toBe(2);
  await expect(connect()).rejects.toThrow(/in use|503/);

  await first.transport.terminateSession();
  await expect.poll(chromiums).toBe(1);
  expect((await second.call('look')).text).toContain('Radius');
  await second.transport.terminateSession();
  await expect.poll(chromiums).toBe(0);
  await Promise.all([first.sdk.close(), second.sdk.close()]);
});

const status = (headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(`${address}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end('{}');
  });

test('without the token, from a page, under another name, and in a session that has ended nothing is done', async () => {
  await expect(connect('wrong')).rejects.toThrow();
  const authorization = `Bearer ${TOKEN}`;
  expect(await status({})).toBe(401);
  expect(await status({ authorization, origin: 'https://evil.example' })).toBe(403);
  expect(await status({ authorization, host: 'evil.example' })).toBe(403);
  expect(await status({ authorization, 'mcp-session-id': 'gone' })).toBe(404);
  expect(chromiums()).toBe(0);
});
