#!/usr/bin/env node
// @ts-check
// What Chrome starts for the extension: it passes messages between Chrome, on stdin and stdout, and programs that connect to its socket. It decides
// nothing, as the extension trusts nothing that comes from here. Plain Node without dependencies, so that it starts at once.
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Chrome takes 1 MB from a host: https://developer.chrome.com/docs/extensions/develop/concepts/native-messaging#native-messaging-host-protocol */
const MOST_SAID = 1_000_000;
/** What a program does not read is held for it up to so many bytes. */
const MOST_WAITING = 64_000_000;
const MOST_PROGRAMS = 32;

const folder = process.argv[2] ?? '';
mkdirSync(folder, { recursive: true, mode: 0o700 });
const owned = lstatSync(folder);
if (!owned.isDirectory() || (process.getuid && owned.uid !== process.getuid())) process.exit(1);
if (process.platform !== 'win32') chmodSync(folder, 0o700);
removeDead();

/** @type {Map<number, import('node:net').Socket>} */
const programs = new Map();
let numbered = 0;

const name = path.join(folder, `${process.pid}.${process.platform === 'win32' ? 'pipe' : 'sock'}`);
const unfinished = path.join(folder, `${process.pid}.new`);
const address = process.platform === 'win32' ? `\\\\.\\pipe\\abra-${crypto.randomUUID()}` : unfinished;
process.umask(0o077);
const server = createServer(welcome);
server.listen(address, () => {
  if (address !== unfinished) writeFileSync(unfinished, address, { mode: 0o600 });
  // A socket has its file before anybody listens at it: programs find it by a name that it gets only now.
  renameSync(unfinished, name);
  toChrome({ host: 1 });
});
server.on('error', () => leave(1));
process.on('exit', () => {
  for (const file of [name, unfinished]) rmSync(file, { force: true });
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => leave(0));
process.stdout.on('error', () => leave(0));
process.stdin.on('error', () => leave(0));
process.stdin.on('end', () => leave(0));
readFromChrome();

/** @param {import('node:net').Socket} socket */
function welcome(socket) {
  if (programs.size >= MOST_PROGRAMS) return void socket.destroy();
  const from = ++numbered;
  programs.set(from, socket);
  let kept = Buffer.alloc(0);
  socket.on('data', (piece) => {
    kept = Buffer.concat([kept, piece]);
    for (let end = kept.indexOf(10); end >= 0 && programs.has(from); end = kept.indexOf(10)) {
      const line = kept.subarray(0, end);
      kept = kept.subarray(end + 1);
      if (line.length > MOST_SAID) return refuse(from, 'That is too long for one call.');
      const said = parsed(line);
      if (said === undefined) return refuse(from, 'That is no JSON.');
      toChrome({ from, said });
    }
    if (kept.length > MOST_SAID) refuse(from, 'That is too long for one call.');
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    if (programs.delete(from)) toChrome({ from, gone: true });
  });
}

/**
 * @param {number} from
 * @param {string} ended
 */
function refuse(from, ended) {
  const socket = programs.get(from);
  if (!socket) return;
  programs.delete(from);
  socket.end(`${JSON.stringify({ ended })}\n`);
  toChrome({ from, gone: true });
}

/** Each message is its length, four bytes in the order of this machine, and its JSON. */
function readFromChrome() {
  let kept = Buffer.alloc(0);
  /** @type {Buffer[]} */
  let pieces = [];
  let size = 0;
  process.stdin.on('data', (/** @type {Buffer} */ piece) => {
    pieces.push(piece);
    size += piece.length;
    const wanted = kept.length >= 4 ? 4 + kept.readUInt32LE(0) : 4;
    if (kept.length + size < wanted) return;
    kept = Buffer.concat([kept, ...pieces]);
    pieces = [];
    size = 0;
    while (kept.length >= 4 && kept.length >= 4 + kept.readUInt32LE(0)) {
      const length = kept.readUInt32LE(0);
      fromChrome(parsed(kept.subarray(4, 4 + length)));
      kept = kept.subarray(4 + length);
    }
  });
}

/** @param {unknown} message */
function fromChrome(message) {
  const { to, say, end } = /** @type {{ to?: number, say?: unknown, end?: boolean }} */ (message ?? {});
  const socket = to === undefined ? undefined : programs.get(to);
  if (!socket || to === undefined) return;
  if (end) {
    programs.delete(to);
    return void socket.end();
  }
  socket.write(`${JSON.stringify(say)}\n`);
  if (socket.writableLength > MOST_WAITING) socket.destroy();
}

/** While Chrome does not read, programs are not read either. @param {object} message */
function toChrome(message) {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  if (process.stdout.write(Buffer.concat([head, body]))) return;
  for (const socket of programs.values()) socket.pause();
  process.stdout.once('drain', () => {
    for (const socket of programs.values()) socket.resume();
  });
}

/** @param {Buffer} text */
function parsed(text) {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What hosts that were killed left behind. */
function removeDead() {
  for (const file of readdirSync(folder)) {
    const number = Number(/^(\d+)\.(sock|pipe|new)$/.exec(file)?.[1]);
    if (!number) continue;
    try {
      process.kill(number, 0);
    } catch {
      rmSync(path.join(folder, file), { force: true });
    }
  }
}

/** @param {number} code */
function leave(code) {
  process.exit(code);
}
