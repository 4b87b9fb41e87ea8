import { afterEach, expect, test } from 'vitest';
import { observe } from '../observe/observe';
import { until } from './until';

let observation = observe();
afterEach(() => {
  observation.stop();
  document.body.innerHTML = '';
  observation = observe();
});

const frames = async (count: number) => {
  for (let at = 0; at < count; at++) await new Promise(requestAnimationFrame);
};

/** A page that changes in every task it gets. */
function restless(): { tasks: () => number; stop: () => void } {
  const { port1, port2 } = new MessageChannel();
  let tasks = 0;
  port1.onmessage = () => {
    document.body.dataset['hidden'] = document.body.ariaLabel = String(tasks++);
    port2.postMessage(0);
  };
  port2.postMessage(0);
  return { tasks: () => tasks, stop: () => port1.close() };
}

test('a page that changes in every task is looked at once a frame', async () => {
  const page = restless();
  const control = new AbortController();
  let looks = 0;
  let drawn = 0;
  const count = () => {
    drawn++;
    if (!control.signal.aborted) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const look = () => {
    looks++;
    return undefined;
  };
  const waited = until(look, { ms: 60_000, observation, signal: control.signal });
  await frames(20);
  control.abort();
  await waited;
  page.stop();
  // The first, the one after the first change, one a frame, and one more where a window draws rarer than it is waited for.
  expect(looks).toBeLessThanOrEqual(drawn + 4);
});

test('where no frames are drawn, as in a hidden document, it looks again all the same, and not in every task', async () => {
  const drawn = window.requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  const page = restless();
  let looks = 0;
  let tasks = 0;
  const look = () => {
    if (++looks === 1) tasks = page.tasks();
    return looks > 4 ? page.tasks() - tasks : undefined;
  };
  const changes = await until(look, { ms: 60_000, observation, signal: new AbortController().signal });
  page.stop();
  window.requestAnimationFrame = drawn;
  Reflect.deleteProperty(document, 'hidden');
  expect(looks).toBe(5);
  expect(changes).toBeGreaterThan(looks);
});
