import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Reply, serveModel } from '../../../e2e/model/serve-model.mjs';
import { ENDPOINTS } from '../../model/plan/endpoints';
import { tryEndpoint } from './try-endpoint';

const KEY = 'sk-canary-0123456789';
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function tried(reply: Reply, key = KEY) {
  const served = await serveModel({ key: KEY, script: [reply] });
  open.push(served);
  const trial = await tryEndpoint({ protocol: 'messages-api', endpoint: served.origin, key, model: 'claude-sonnet-5-5' });
  return { trial, calls: served.calls };
}

/** A server that is none of a model. */
async function other(status: number, body: string, type = 'application/json'): Promise<string> {
  const server: Server = createServer((_request, response) => response.writeHead(status, { 'content-type': type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const at = async (endpoint: string) => (await tryEndpoint({ protocol: 'messages-api', endpoint, key: KEY, model: 'qwen3' })).came;

test('one tiny call says that it works', async () => {
  const { trial, calls } = await tried({ text: 'OK' });
  expect(trial).toMatchObject({ came: 'works', text: 'claude-sonnet-5-5 answered.' });
  expect(calls.map(({ body }) => body.max_tokens)).toEqual([16]);
});

test.each<[string, Reply, string]>([
  ['key-refused', { status: 401 }, 'did not accept the key'],
  ['failed', { status: 403 }, 'refuses what comes from a browser extension, or this key'],
  ['no-model', { status: 404 }, 'does not know the model “claude-sonnet-5-5”'],
  ['failed', { status: 429 }, 'rate limit'],
  ['failed', { status: 529 }, 'overloaded'],
  ['failed', { status: 400, message: 'Your credit balance is too low' }, 'no credit left'],
])('%s (%j)', async (came, reply, words) => {
  const { trial, calls } = await tried(reply);
  expect(trial).toMatchObject({ came, text: expect.stringContaining(words) });
  // It is not tried again.
  expect(calls).toHaveLength(1);
});

test('what is no endpoint of the Messages API is told apart from one without the model', async () => {
  expect(await at(await other(404, 'Not found', 'text/plain'))).toBe('other-protocol');
  expect(await at(await other(404, '{"detail":"Not Found"}'))).toBe('other-protocol');
  expect(await at(await other(405, ''))).toBe('other-protocol');
  expect(await at(await other(200, '<!doctype html><title>Welcome</title>', 'text/html'))).toBe('other-protocol');
  expect(await at(await other(404, '{"error":{"message":"The model `qwen3` does not exist."}}'))).toBe('no-model');
  expect(await at('http://127.0.0.1:9')).toBe('unreachable');
});

test('the key is in nothing that is said, also where the endpoint repeats it', async () => {
  const { trial } = await tried({ status: 400, message: `Key ${KEY} is blocked` });
  expect(trial.text).toContain('••••');
  expect(JSON.stringify(trial)).not.toContain(KEY);
});

test('each known endpoint is one that the settings take, once', () => {
  expect(new Set(ENDPOINTS.map(({ endpoint }) => endpoint)).size).toBe(ENDPOINTS.length);
  for (const { endpoint, page } of ENDPOINTS) {
    expect(endpoint).toMatch(/^https:\/\/\S+[^/]$|^http:\/\/localhost:\d+$/);
    expect(page).toMatch(/^https:/);
  }
});
