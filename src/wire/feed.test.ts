import { expect, test, vi } from 'vitest';
import { setTimer } from '../lib/deadline';
import type { FeedMessage } from './calls';
import { openFeed, serveFeed } from './feed';

const MESSAGE: FeedMessage = { kind: 'changed', what: 'site' };

/** Pauses that are asked for; each ends when the test says so. */
function clock() {
  const asked: number[] = [];
  let ring: (() => void) | undefined;
  setTimer((ms, bell) => {
    asked.push(ms);
    ring = bell;
    return () => {
      if (ring === bell) ring = undefined;
    };
  });
  return { asked, over: () => ring?.(), isRunning: () => ring !== undefined };
}

/** A worker that is started by each connection. */
function worker(connects = true) {
  const ports: { say: () => void; die: () => void; closed: boolean }[] = [];
  const connect = () => {
    if (!connects) {
      ports.push({ say: () => undefined, die: () => undefined, closed: true });
      throw new Error('Extension context invalidated.');
    }
    const heard: ((messages: readonly FeedMessage[]) => void)[] = [];
    const lost: (() => void)[] = [];
    const port = {
      say: () => heard.forEach((hear) => void hear([MESSAGE])),
      die: () => lost.forEach((one) => void one()),
      closed: false,
    };
    ports.push(port);
    return {
      onMessage: { addListener: (hear: (messages: readonly FeedMessage[]) => void) => void heard.push(hear) },
      onDisconnect: { addListener: (one: () => void) => void lost.push(one) },
      disconnect: () => {
        port.closed = true;
      },
    };
  };
  return { connect, ports };
}

test('a worker that cannot start is asked after pauses that grow, and no sooner', () => {
  const { asked, over } = clock();
  const { connect, ports } = worker();
  openFeed(() => undefined, connect);
  for (let died = 0; died < 9; died++) {
    ports.at(-1)?.die();
    expect(ports, 'no port while it pauses').toHaveLength(died + 1);
    over();
    expect(ports).toHaveLength(died + 2);
  }
  expect(asked).toEqual([0, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('a worker that said something and died is connected to without a pause', () => {
  const { asked, over } = clock();
  const { connect, ports } = worker();
  const heard: FeedMessage[] = [];
  openFeed((message) => heard.push(message), connect);
  for (const says of [false, false, true, true, false]) {
    if (says) ports.at(-1)?.say();
    ports.at(-1)?.die();
    over();
  }
  expect(asked).toEqual([0, 250, 0, 0, 250]);
  expect(heard).toEqual([MESSAGE, MESSAGE]);
});

test('a panel that is seen again connects at once, and once', () => {
  const { asked, over, isRunning } = clock();
  const { connect, ports } = worker();
  const feed = openFeed(() => undefined, connect);
  feed.again();
  expect(ports, 'it is connected').toHaveLength(1);
  ports[0]?.die();
  over();
  ports[1]?.die();
  feed.again();
  feed.again();
  expect(ports).toHaveLength(3);
  expect(isRunning(), 'the pause is over').toBe(false);
  ports[2]?.die();
  expect(asked).toEqual([0, 250, 0]);
});

test('a closed feed neither waits nor connects, and one that may not connect pauses too', () => {
  const { asked, over } = clock();
  const { connect, ports } = worker();
  const feed = openFeed(() => undefined, connect);
  feed.close();
  expect(ports[0]?.closed).toBe(true);
  ports[0]?.die();
  feed.again();
  expect([ports.length, asked]).toEqual([1, []]);
  const gone = worker(false);
  const other = openFeed(() => undefined, gone.connect);
  over();
  over();
  expect([gone.ports.length, asked]).toEqual([3, [0, 250, 500]]);
  other.close();
  over();
  expect(gone.ports).toHaveLength(3);
});

test('what one task tells is one message, and a panel that connects gets nothing of what was told before', async () => {
  const connected: ((port: object) => void)[] = [];
  vi.stubGlobal('chrome', {
    runtime: {
      id: 'abra',
      getURL: () => 'chrome-extension://abra/',
      onConnect: { addListener: (one: (port: object) => void) => connected.push(one) },
    },
  });
  const panel = () => {
    const got: unknown[] = [];
    const never = { addListener: () => undefined };
    for (const connect of connected)
      connect({
        name: 'abra-feed',
        sender: { id: 'abra', url: 'chrome-extension://abra/p' },
        onDisconnect: never,
        postMessage: (all: unknown) => got.push(all),
      });
    return got;
  };
  const settings: FeedMessage = { kind: 'changed', what: 'settings' };
  const tell = serveFeed((send) => send(settings));
  const first = panel();
  tell(MESSAGE);
  tell(settings);
  const second = panel();
  tell(MESSAGE);
  await Promise.resolve();
  expect([first, second]).toEqual([
    [[settings], [MESSAGE, settings], [MESSAGE]],
    [[settings], [MESSAGE]],
  ]);
  tell(settings);
  await Promise.resolve();
  expect(second.at(-1)).toEqual([settings]);
  vi.unstubAllGlobals();
});
