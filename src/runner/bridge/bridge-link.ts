import { lstatSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { RunEvent } from '../../model/run/run-event';
import type { Answered } from '../../wire/calls';
import { EXIT, giveUp } from '../give-up';

/** Where hosts leave their sockets, in the folder of Abra's data. */
export const bridgeFolder = (data: string): string => path.join(data, 'bridge');

/** What the browser says to a program. */
interface FromBrowser {
  welcome?: { name: string };
  ended?: string;
  id?: number;
  answer?: Answered<unknown>;
  runId?: string;
  event?: RunEvent;
}

/** A connection to the person's browser. */
export interface BridgeLink {
  /** The connection is gone: what is asked is not answered by the browser any more. */
  isLost(): boolean;
  ask(call: string, params: unknown): Promise<Answered<unknown>>;
  close(): void;
}

/** What is told without being asked for. */
export interface LinkListener {
  event(event: RunEvent, runId: string): void;
  /** The connection is gone. `why`: the browser ended it, and will not take it again. */
  lost(why: string): void;
}

/** Connects to the browser that knows the token: of several that run, each is asked. Gives up with a sentence that says what to do. */
export async function openLink(folder: string, token: string, listener: LinkListener): Promise<BridgeLink> {
  const whys: string[] = [];
  for (const address of await addressesIn(folder)) {
    const link = await linkTo(address, token, listener);
    if (typeof link !== 'string') return link;
    whys.push(link);
  }
  giveUp(EXIT.fault, whys.at(-1) || NOBODY);
}

const NOBODY =
  'No browser with Abra can be reached. It has to be open, with Settings, Other programs switched on in Abra’s panel; and `abra bridge install` has to have been run once.';

/** Newest first. Where others could put a socket there, none is used: it would be told the token. */
async function addressesIn(folder: string): Promise<string[]> {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return [];
  const isOwn = process.platform === 'win32' || (found.uid === process.getuid?.() && (found.mode & 0o077) === 0);
  if (!found.isDirectory() || !isOwn)
    giveUp(EXIT.fault, `${folder} may be written by others, so it is not used. Remove it, and start the browser anew.`);
  const files = (await readdir(folder)).filter((file) => /^\d+\.(sock|pipe)$/.test(file)).map((file) => path.join(folder, file));
  const byAge = files.toSorted((one, other) => made(other) - made(one));
  return Promise.all(byAge.map((file) => (file.endsWith('.pipe') ? readFile(file, 'utf8') : file)));
}

const made = (file: string): number => lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Resolves to the reason where this browser does not want us; '' where nobody listens there. */
function linkTo(address: string, token: string, listener: LinkListener): Promise<BridgeLink | string> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const waiting = new Map<number, (answer: Answered<unknown>) => void>();
    let numbered = 0;
    let why = '';
    let isWelcome = false;
    const link: BridgeLink = {
      isLost: () => socket.destroyed,
      ask: (call, params) =>
        new Promise((answered) => {
          if (socket.destroyed) return answered(lostBy(why));
          waiting.set(++numbered, answered);
          say(socket, { id: numbered, call, params });
        }),
      close: () => socket.destroy(),
    };
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      for (const answered of waiting.values()) answered(lostBy(why));
      resolve(why);
      if (isWelcome) listener.lost(why);
    });
    const lines = createInterface({ input: socket });
    // It says its input's errors once more, and what nobody listens to ends the process.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      const { welcome, ended, id, answer, event, runId } = read(line);
      if (ended !== undefined) why = ended;
      if (welcome) {
        isWelcome = true;
        resolve(link);
      }
      if (event && runId !== undefined) listener.event(event, runId);
      if (id === undefined || !answer) return;
      waiting.get(id)?.(answer);
      waiting.delete(id);
    });
    say(socket, { hello: { version: 1, token } });
  });
}

const lostBy = (why: string): Answered<never> => ({ ok: false, failure: { kind: 'wire', message: why || LOST } });

const LOST =
  'The connection to the browser was lost. Look at the page before you do anything again: what was asked for may have been done.';

function say(socket: Socket, message: object): void {
  socket.write(`${JSON.stringify(message)}\n`);
}

function read(line: string): FromBrowser {
  try {
    return (JSON.parse(line) as FromBrowser | null) ?? {};
  } catch {
    return {};
  }
}
