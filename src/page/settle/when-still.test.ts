import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deadline, setTimer } from '../../lib/deadline';
import { observe } from '../observe/observe';
import { installShim } from '../shim/install-shim';
import { bell } from './bell.fixture';
import { documentTimer } from './document-timer';
import { UNOBSERVED_GRACE_MS, whenStill } from './when-still';

setTimer(documentTimer);
beforeAll(() => installShim(true));
beforeEach(() => {
  document.body.innerHTML = '<p id="one">one</p>';
});
const one = () => document.querySelector<HTMLElement>('#one')!;
const observation = observe();
const made: { stop(): void }[] = [];
afterEach(() => {
  for (const watch of made.splice(0)) watch.stop();
  for (const animation of document.getAnimations()) animation.cancel();
});

/** After how long the page is said to stand still, ms; undefined when it is not within `ms`. `late`: a timer of that many ms rang before. */
async function stillAfter(ms: number, more: Partial<Parameters<typeof whenStill>[0]> = {}, late = ms) {
  const began = performance.now();
  const lateBell = bell(late);
  const watch = whenStill({ ms, observation, loads: new Map(), unseen: false, ...more });
  made.push(watch);
  const limit = deadline(ms);
  const ends = AbortSignal.any([limit.signal, watch.signal]);
  await new Promise((resolve) => ends.addEventListener('abort', resolve, { once: true }));
  limit.clear();
  return watch.signal.aborted ? { after: performance.now() - began, late: lateBell.rang() } : undefined;
}

/** Not sooner, and before a timer that was due a second later: other work of the machine may come between. */
async function isStillAfter(wanted: number, more: Partial<Parameters<typeof whenStill>[0]> = {}): Promise<void> {
  const still = await stillAfter(4000, more, wanted + 1000);
  expect(still?.late).toBe(false);
  expect(still?.after).toBeGreaterThanOrEqual(wanted - 20);
}

test('a page with nothing on its way stands still after the grace', async () => {
  await isStillAfter(UNOBSERVED_GRACE_MS);
});

test('a change begins the grace anew', async () => {
  // A ticker by now, from which nothing is expected.
  setTimeout(() => (one().textContent = 'two'), 240);
  await isStillAfter(UNOBSERVED_GRACE_MS + 240);
});

test('a timer of the page is waited for where it comes within the patience, and a request that it sends then', async () => {
  const timer = setTimeout(() => undefined, 1500);
  await isStillAfter(1600);
  clearTimeout(timer);
  setTimeout(() => undefined, 60_000);
  const cleared = setTimeout(() => undefined, 2000);
  clearTimeout(cleared);
  await isStillAfter(UNOBSERVED_GRACE_MS);
});

test('what comes again and again is a ticker: three times it is waited for', async () => {
  const tick = setInterval(() => undefined, 500);
  await isStillAfter(1600);
  await isStillAfter(UNOBSERVED_GRACE_MS);
  clearInterval(tick);
});

test('a loading sign, what fades, and what still loads keep a page from standing still', async () => {
  one().className = 'spinner';
  expect(await stillAfter(1300)).toBeUndefined();
  one().className = '';
  one().animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1500 });
  expect((await stillAfter(4000))?.after).toBeGreaterThan(1500);
  const script = document.createElement('script');
  document.body.append(script);
  expect(await stillAfter(1300, { loads: new Map([[script, 0]]) })).toBeUndefined();
  script.remove();
  await isStillAfter(UNOBSERVED_GRACE_MS, { loads: new Map([[script, 0]]) });
});

test('a worker may bring something at any time, an answered request and a closed socket nothing', async () => {
  const stop = new AbortController();
  const asked = fetch('/never-answered', { signal: stop.signal }).catch(() => undefined);
  // Answered meanwhile, and then nothing is on its way any more.
  await asked;
  await isStillAfter(UNOBSERVED_GRACE_MS);
  const socket = new WebSocket('ws://localhost:1/nobody');
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  await closed;
  await isStillAfter(UNOBSERVED_GRACE_MS);
  const worker = new Worker(URL.createObjectURL(new Blob([''])));
  expect(worker).toBeInstanceOf(Worker);
  expect(await stillAfter(1300)).toBeUndefined();
});

test('where something may be on its way that nobody sees, it is never said', async () => {
  expect(await stillAfter(1300, { unseen: true })).toBeUndefined();
});
