import { expect, test } from 'vitest';
import { ok } from '../../../src/lib/result';
import type { BridgeNote } from '../../../src/wire/bridge-panel-calls';
import { bridgeClients } from './bridge-clients';
import { type BridgeAnswer, Conversation } from './conversation';

function area() {
  const kept: Record<string, unknown> = {};
  return {
    kept,
    get: async (key: string) => (key in kept ? { [key]: kept[key] } : {}),
    set: async (items: Record<string, unknown>) => void Object.assign(kept, items),
  };
}

async function opened({ answer = async (): Promise<BridgeAnswer> => ok({}) } = {}) {
  const { kept, ...local } = area();
  const clients = bridgeClients(local);
  const token = await clients.add('Claude Desktop');
  const sent: object[] = [];
  const notes: Omit<BridgeNote, 'at' | 'times'>[] = [];
  const asked: [string, unknown][] = [];
  let ended = 0;
  let now = 0;
  const conversation = new Conversation(
    {
      clientOf: clients.of,
      note: (note) => void notes.push(note),
      now: () => now,
      answer: async (name, params) => {
        asked.push([name, params]);
        return answer();
      },
    },
    (said) => void sent.push(said),
    () => {
      ended += 1;
    },
  );
  const greet = () => conversation.hear({ hello: { version: 1, token } });
  return { conversation, clients, kept, token, sent, notes, asked, greet, ended: () => ended, wait: (ms: number) => (now += ms) };
}

test('a token is kept as a digest alone, is known afterwards, and no more once it is revoked', async () => {
  const { clients, kept, token } = await opened();
  expect(token).toMatch(/^abra-[\da-f]{64}$/);
  expect(JSON.stringify(kept)).not.toContain(token.slice(5, 20));
  const [client] = await clients.list();
  expect(await clients.of(token)).toEqual(client);
  expect(await clients.of(`${token}0`)).toBeUndefined();
  await clients.remove(client?.id ?? '');
  expect(await clients.of(token)).toBeUndefined();
});

test.each([
  ['a wrong token', { hello: { version: 1, token: 'abra-0' } }],
  ['a call before the token', { id: 1, call: 'page.snapshot', params: { tabId: 1 } }],
  ['a token with something beside it', { hello: { version: 1, token: 'abra-0', client: 'admin' } }],
  ['a token that is no text', { hello: { version: 1, token: { $ne: '' } } }],
  ['nothing', null],
  ['a list', [1, 2]],
])('%s ends the connection, and nothing is carried out', async (_what, said) => {
  const { conversation, sent, asked, ended, notes, greet } = await opened();
  await conversation.hear(said);
  expect(sent).toEqual([{ ended: expect.any(String) }]);
  expect(notes).toEqual([{ call: 'connect', refused: 'token' }]);
  // What comes after it is heard by nobody.
  await greet();
  expect([ended(), asked.length, sent.length]).toEqual([1, 0, 1]);
});

test('calls that are said beside a token that is still being looked up are not carried out', async () => {
  const { conversation, asked, ended, greet } = await opened();
  await Promise.all([greet(), conversation.hear({ id: 1, call: 'bridge.tab', params: {} })]);
  expect([asked, ended()]).toEqual([[], 1]);
});

test.each([
  ['a call of the panel', 'run.answer', { runId: 'r', questionId: 'q', choice: 'allow' }],
  ['the list of secrets', 'secrets.list', {}],
  ['the settings', 'settings.set', { patch: { planner: 'embedded' } }],
  ['a member of all objects', 'constructor', {}],
  ['a planner of its own choice', 'run.start', { goal: 'x', tabId: 1, planner: 'messages-api' }],
  ['a workflow that opens a page', 'run.start', { goal: 'x', tabId: 1, workflow: { name: 'w', url: 'https://evil.test' } }],
  ['a client of another name', 'run.start', { goal: 'x', tabId: 1, client: { id: 'me', name: 'The person' } }],
  ['an operation that is none', 'run.sequence', { tabId: 1, operations: [{ type: 'script', text: 'alert(1)' }] }],
  ['a goal without end', 'run.start', { goal: 'x'.repeat(8001), tabId: 1 }],
])('%s is refused, and the next call is heard', async (_what, call, params) => {
  const { conversation, sent, asked, notes, greet, ended } = await opened();
  await greet();
  await conversation.hear({ id: 7, call, params });
  expect(sent.at(-1)).toMatchObject({ id: 7, answer: { ok: false } });
  expect(notes.at(-1)).toMatchObject({ client: 'Claude Desktop', refused: 'shape' });
  await conversation.hear({ id: 8, call: 'bridge.tab', params: {} });
  expect([asked, ended()]).toEqual([[['bridge.tab', {}]], 0]);
});

test('what is too large ends the connection', async () => {
  const { conversation, ended, greet, asked } = await opened();
  await greet();
  await conversation.hear({ id: 1, call: 'run.start', params: { goal: 'x'.repeat(900_001), tabId: 1 } });
  expect([ended(), asked]).toEqual([1, []]);
});

test('a flood ends the connection, work over a long time does not', async () => {
  const calm = await opened();
  await calm.greet();
  for (let at = 0; at < 300; at++) {
    calm.wait(200);
    await calm.conversation.hear({ id: at, call: 'bridge.tab' });
  }
  expect([calm.ended(), calm.asked.length]).toEqual([0, 300]);
  const wild = await opened();
  await wild.greet();
  for (let at = 0; at < 300; at++) await wild.conversation.hear({ id: at, call: 'bridge.tab' });
  expect([wild.ended(), wild.asked.length]).toEqual([1, 99]);
  expect(wild.notes.at(-1)).toEqual({ client: 'Claude Desktop', call: 'other', refused: 'flood' });
});

test('more than a few calls at once wait for no answer', async () => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { conversation, sent, asked, greet } = await opened({ answer: () => until.then(() => ok({})) });
  await greet();
  const calls = [1, 2, 3, 4, 5, 6].map((id) => conversation.hear({ id, call: 'bridge.tab' }));
  await Promise.all(calls.slice(4));
  expect(sent.slice(1)).toMatchObject([5, 6].map((id) => ({ id, answer: { ok: false } })));
  release();
  await Promise.all(calls);
  expect([asked.length, sent.length]).toEqual([4, 7]);
});

test('an answer that comes after the end is told to nobody', async () => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { conversation, sent, greet } = await opened({ answer: () => until.then(() => ok({ url: 'https://bank.test' })) });
  await greet();
  const call = conversation.hear({ id: 1, call: 'bridge.tab' });
  conversation.end('The person revoked this token.');
  release();
  await call;
  expect(JSON.stringify(sent)).not.toContain('bank.test');
});
