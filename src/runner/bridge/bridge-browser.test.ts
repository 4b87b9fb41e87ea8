import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BridgeBrowser } from './bridge-browser';
import { bridgeFolder } from './bridge-link';

let folder: string;
let servers: Server[] = [];

beforeEach(async () => {
  folder = bridgeFolder(await mkdtemp(path.join(tmpdir(), 'abra-browser-')));
  await mkdir(folder, { mode: 0o700 });
});

afterEach(async () => {
  for (const server of servers) server.close();
  servers = [];
  await rm(path.dirname(folder), { recursive: true });
});

/** A browser that says welcome, and does with each call what `answer` does. */
async function browserAt(file: string, answer: (socket: Socket, id: number, call: string) => void): Promise<void> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      const { id, call } = JSON.parse(line) as { id?: number; call?: string };
      if (id === undefined || call === undefined) return void socket.write('{"welcome":{"name":"Desk"}}\n');
      answer(socket, id, call);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(path.join(folder, file), resolve));
}

/** Ends as a worker does that is started anew: nothing is answered, and the next host has another socket. */
const leave = (socket: Socket): void => {
  servers.shift()?.close();
  socket.destroy();
};

test('what was only read is asked again of the worker that is there after it, as long as a run is followed', async () => {
  const asked: string[] = [];
  await browserAt('21.sock', (socket, _, call) => {
    asked.push(call);
    leave(socket);
    void browserAt('22.sock', (next, id, again) => {
      asked.push(again);
      next.write(`${JSON.stringify({ id, answer: { ok: true, value: { tabId: 7 } } })}\n`);
    });
  });
  const browser = new BridgeBrowser(folder, 'token');
  const silence = browser.onEvent(
    () => undefined,
    () => undefined,
  );
  expect(await browser.chosen()).toEqual({ tabId: 7 });
  expect(asked).toEqual(['bridge.tab', 'bridge.tab']);
  silence();
  await browser.close();
});

test('what may have been done is never asked twice', async () => {
  const asked: string[] = [];
  await browserAt('31.sock', (socket, _, call) => {
    asked.push(call);
    leave(socket);
    void browserAt('32.sock', (_next, _id, again) => asked.push(again));
  });
  const browser = new BridgeBrowser(folder, 'token');
  browser.onEvent(
    () => undefined,
    () => undefined,
  );
  await expect(browser.call('run.sequence', { tabId: 7, operations: [] })).rejects.toThrow('may have been done');
  await browser.close();
  expect(asked).toEqual(['run.sequence']);
});
