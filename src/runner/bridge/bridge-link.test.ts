import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bridgeFolder, openLink } from './bridge-link';

let folder: string;
let server: Server | undefined;

beforeEach(async () => {
  folder = bridgeFolder(await mkdtemp(path.join(tmpdir(), 'abra-link-')));
  await mkdir(folder, { mode: 0o700 });
});

afterEach(async () => {
  server?.close();
  await rm(path.dirname(folder), { recursive: true });
});

const quiet = { event: () => undefined, lost: () => undefined };

/** A host that answers the greeting with `answer` and hangs up. */
async function hostAt(file: string, answer?: object): Promise<void> {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => (answer ? socket.write(`${JSON.stringify(answer)}\n`) : socket.destroy()));
  });
  await new Promise<void>((resolve) => server?.listen(file, resolve));
}

/** What is left where a host was killed: a socket that nobody listens at. */
async function leaveBehind(file: string): Promise<void> {
  const elsewhere = path.join(path.dirname(folder), 'kept.sock');
  await hostAt(file);
  await rename(file, elsewhere);
  await new Promise((resolve) => server?.close(resolve));
  await rename(elsewhere, file);
}

test('a socket whose host is gone is no browser', async () => {
  await leaveBehind(path.join(folder, '11.sock'));
  await expect(openLink(folder, 'token', quiet)).rejects.toThrow('No browser with Abra can be reached');
});

test('a host that ends while it is greeted is no browser', async () => {
  await hostAt(path.join(folder, '12.sock'));
  await expect(openLink(folder, 'token', quiet)).rejects.toThrow('No browser with Abra can be reached');
});

test('a browser is found behind a socket that was left, and its loss is told once', async () => {
  await leaveBehind(path.join(folder, '13.sock'));
  await hostAt(path.join(folder, '14.sock'), { welcome: { name: 'Desk' } });
  const lost: string[] = [];
  const link = await openLink(folder, 'token', { ...quiet, lost: (why) => lost.push(why) });
  const answer = link.ask('bridge.tab', {});
  link.close();
  expect(await answer).toMatchObject({ ok: false, failure: { kind: 'wire', message: expect.stringContaining('was lost') } });
  await expect.poll(() => lost).toEqual(['']);
});

/** Connects at the first sign of a host's socket, once; resolves to whether it was answered. */
async function reachedAtOnce(): Promise<boolean> {
  const host = spawn(process.execPath, [path.resolve(import.meta.dirname, 'native-host.mjs'), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const watching = watch(folder);
  const file = await new Promise<string>((resolve) =>
    watching.on('change', (_, name) => (/\.sock$/.test(String(name)) ? resolve(path.join(folder, String(name))) : undefined)),
  );
  watching.close();
  const isReached = await new Promise<boolean>((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  const ended = once(host, 'exit');
  host.stdin.end();
  await ended;
  return isReached;
}

test('a host can be connected to from the moment that its socket is seen', async () => {
  const reached: boolean[] = [];
  while (reached.length < 20) reached.push(await reachedAtOnce());
  expect(reached).not.toContain(false);
  // Twenty processes start in 2 s on a quiet machine; at a load of 28 they took more than 30.
}, 180_000);

test('a folder that others may write to is not used', async () => {
  await chmod(folder, 0o777);
  await expect(openLink(folder, 'token', quiet)).rejects.toThrow('may be written by others');
});
