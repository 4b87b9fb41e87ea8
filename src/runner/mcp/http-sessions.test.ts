import { expect, test } from 'vitest';
import { HttpSessions } from './http-sessions';
import { OwnDesk } from './own-desk';

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
};

test('a session that nobody asks anything ends with its desk; while a request of it goes on it does not', async () => {
  let ended: () => void = () => undefined;
  const isEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const desk = new OwnDesk({
    planner: 'embedded',
    learn: false,
    longest: 1000,
    launch: () => Promise.reject(new Error('No browser is needed for that.')),
    end: async () => undefined,
  });
  desk.close = async () => ended();
  const sessions = new HttpSessions({ desk: () => desk, version: '1', most: 1, idle: 20, hosts: [] });
  const stream = new AbortController();
  const ask = (body: object, session?: string) =>
    sessions.answer(
      new Request('http://localhost/mcp', {
        method: 'POST',
        signal: stream.signal,
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...(session ? { 'mcp-session-id': session } : {}),
        },
        body: JSON.stringify(body),
      }),
      body,
    );
  const begun = await ask(initialize);
  expect(begun.status).toBe(200);
  const session = begun.headers.get('mcp-session-id') ?? '';
  // Its answer is a stream, which the client has not let go of yet: all places are in use.
  expect((await ask(initialize)).status).toBe(503);
  stream.abort();
  await isEnded;
  expect((await ask({ jsonrpc: '2.0', method: 'ping', id: 2 }, session)).status).toBe(404);
});
