import { beforeAll, beforeEach, expect, it } from 'vitest';
import { installShim } from '../shim/install-shim';
import { nextPause } from './next-pause';

beforeAll(() => installShim(true));
beforeEach(() => {
  document.body.innerHTML = '<p id="told">Loading 1/3</p><div id="over"></div>';
});

/** Far longer than any of these waits takes. */
const LONG = 60_000;
const told = () => document.querySelector('#told') as HTMLElement;

it('resolves once a burst of changes is over, and says that the page has changed', async () => {
  const count = (at: number) => {
    told().textContent = `Loading ${at}/3`;
    if (at < 3) setTimeout(() => count(at + 1), 30);
  };
  setTimeout(() => count(1), 30);
  expect(await nextPause(LONG)).toBe(true);
  expect(told().textContent).toBe('Loading 3/3');
});

it('says of a page that stands still that nothing is to come', async () => {
  expect(await nextPause(LONG)).toBe(false);
});

it('waits for what a timer of the page does later', async () => {
  setTimeout(() => document.querySelector('#over')?.remove(), 1400);
  expect(await nextPause(LONG)).toBe(true);
  expect(document.querySelector('#over')).toBeNull();
});

it('ends at its limit where nothing changes', async () => {
  expect(await nextPause(1)).toBe(false);
});
