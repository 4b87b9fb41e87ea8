import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { plainTimer, setTimer } from '../lib/deadline';
import { DEFAULT_SETTINGS } from '../model/settings';
import type { FeedMessage } from './calls';
import { openFeed, serveFeed } from './feed';

afterEach(() => vi.unstubAllGlobals());

const MESSAGE: FeedMessage = { kind: 'changed', what: 'site' };

/** Pauses that are asked for; each ends when the test says so. */
function clock() {
  const asked: number[] = [];
  let ring: (() => void) | undefined;
  onTestFinished(() => setTimer(plainTimer));
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

const SETTINGS: FeedMessage = { kind: 'changed', what: 'settings' };
const thought = (text: string): FeedMessage => ({ kind: 'thought', runId: 'r', text });
const note = (text: string): FeedMessage => ({ kind: 'note', runId: 'r', text });
const started: FeedMessage = {
  kind: 'event',
  runId: 'r',
  event: {
    kind: 'started',
    at: 1,
    runId: 'r',
    goal: 'g',
    tabId: 1,
    planner: 'embedded',
    budgets: DEFAULT_SETTINGS.budgets,
    learn: true,
    usePlaybooks: true,
  },
};
const finished: FeedMessage = {
  kind: 'event',
  runId: 'r',
  event: { kind: 'finished', at: 1, outcome: 'success', summary: '', suggestions: [] },
};

/** A worker that serves the feed: `tell` of it, and panels that connect; each tells what it got, and may wish to get each message as it comes. */
function served() {
  const connected: ((port: object) => void)[] = [];
  vi.stubGlobal('chrome', {
    runtime: {
      id: 'abra',
      getURL: () => 'chrome-extension://abra/',
      onConnect: { addListener: (one: (port: object) => void) => connected.push(one) },
    },
  });
  const tell = serveFeed((send) => send(SETTINGS));
  const panel = () => {
    const got: unknown[] = [];
    let wish: (each: unknown) => void = () => undefined;
    let leave: () => void = () => undefined;
    for (const connect of connected)
      connect({
        name: 'abra-feed',
        sender: { id: 'abra', url: 'chrome-extension://abra/p' },
        onDisconnect: { addListener: (one: () => void) => (leave = one) },
        onMessage: { addListener: (one: (each: unknown) => void) => (wish = one) },
        postMessage: (all: unknown) => got.push(all),
      });
    return { got, wish: (each: unknown) => wish(each), leave: () => leave() };
  };
  return { tell, panel };
}
const task = () => Promise.resolve();

test('what one task tells is one message, and a panel that connects gets nothing of what was told before', async () => {
  const { tell, panel } = served();
  const first = panel();
  tell(MESSAGE);
  tell(SETTINGS);
  const second = panel();
  tell(MESSAGE);
  await task();
  expect([first.got, second.got]).toEqual([
    [[SETTINGS], [MESSAGE, SETTINGS], [MESSAGE]],
    [[SETTINGS], [MESSAGE]],
  ]);
  tell(SETTINGS);
  await task();
  expect(second.got.at(-1)).toEqual([SETTINGS]);
});

test('a thought is told ten times a second, how a run goes on four times, in their order, and both with what may not wait', async () => {
  const { asked, over } = clock();
  const { tell, panel } = served();
  const { got } = panel();
  const each = async (...messages: FeedMessage[]) => {
    for (const message of messages) {
      tell(message);
      await task();
    }
  };
  await each(started, note('a'), note('b'));
  expect(got.slice(1)).toEqual([[started]]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeGreaterThan(200);
  expect(asked[0]).toBeLessThanOrEqual(250);
  await each(thought('c'), thought('d'));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBeGreaterThan(50);
  expect(asked[1]).toBeLessThanOrEqual(100);
  over();
  await task();
  expect(got.slice(2)).toEqual([[note('a'), note('b'), thought('c'), thought('d')]]);
  await each(note('e'), finished);
  expect(got.slice(3)).toEqual([[note('e'), finished]]);
});

test('nothing waits as long as somebody wants each message as it comes', async () => {
  clock();
  const { tell, panel } = served();
  const [one, other] = [panel(), panel()];
  const told = async (text: string) => {
    tell(thought(text));
    await task();
    return JSON.stringify(one.got.at(-1)).includes(`"${text}"`);
  };
  expect(await told('a'), 'first after a pause').toBe(true);
  expect(await told('b')).toBe(false);
  other.wish('each');
  expect(await told('c')).toBe(true);
  expect(one.got.at(-1)).toEqual([thought('b'), thought('c')]);
  other.wish('ends');
  expect(await told('d')).toBe(false);
  other.wish('each');
  expect(await told('e')).toBe(true);
  other.leave();
  expect(await told('f')).toBe(false);
});

test('a program that waits for an end is told of nothing else', async () => {
  clock();
  const { tell, panel } = served();
  const [one, program] = [panel(), panel()];
  program.wish('ends');
  tell(started);
  await task();
  tell(note('a'));
  tell(finished);
  await task();
  expect(one.got.slice(1)).toEqual([[started], [note('a'), finished]]);
  expect(program.got.slice(1)).toEqual([[finished]]);
});
