import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { installShim } from '../shim/install-shim';
import { awaitRest } from './await-rest';

beforeAll(() => installShim(true));
beforeEach(() => {
  document.body.innerHTML = '<p id="one">one</p><p id="two">two</p>';
});
afterEach(() => {
  for (const animation of document.getAnimations()) animation.cancel();
});
const one = () => document.querySelector<HTMLElement>('#one')!;
const spent = async (work: Promise<void>) => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

/** Did this wait for another task? */
async function leavesTheTask(work: () => Promise<void>): Promise<boolean> {
  let later = false;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    later = true;
  };
  channel.port2.postMessage(0);
  await work();
  return later;
}

test('a page at rest is looked at in the same task', async () => {
  expect(await leavesTheTask(awaitRest)).toBe(false);
});

test('what fades in has faded in when it is looked at', async () => {
  one().animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, fill: 'backwards' });
  expect(getComputedStyle(one()).opacity).not.toBe('1');
  await awaitRest();
  expect(getComputedStyle(one()).opacity).toBe('1');
});

test('a loading sign is waited for until it goes', async () => {
  one().className = 'spinner';
  setTimeout(() => one().remove(), 200);
  await awaitRest();
  expect(document.querySelector('#one')).toBeNull();
});

test('a list that is empty until its data are there is waited for by what it says of itself', async () => {
  document.body.innerHTML = '<ul aria-busy="true"></ul>';
  const list = document.querySelector('ul')!;
  setTimeout(() => {
    list.innerHTML = '<li>one</li>';
    list.setAttribute('aria-busy', 'false');
  }, 200);
  await awaitRest();
  expect(list.children.length).toBe(1);
});

test('what the page asked for is waited for, though nothing shows that it loads; no promise of the page is touched', async () => {
  const unhandled: unknown[] = [];
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    unhandled.push(event.reason);
  });
  const asked = fetch(new URL('/@vite/client', location.href)).then((response) => response.text());
  void asked.then((text) => {
    one().textContent = text.slice(0, 3);
  });
  void fetch('http://localhost:1/nobody');
  await awaitRest();
  expect(one().textContent).not.toBe('one');
  await expect.poll(() => unhandled.length).toBe(1);
});

test('a sign that stays is waited for once, and what never ends not at all', async () => {
  one().className = 'spinner';
  expect(await spent(awaitRest())).toBeGreaterThan(1000);
  document.querySelector('#two')!.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, iterations: Infinity });
  expect(await leavesTheTask(awaitRest)).toBe(false);
});
