import '../dom/counted.fixture';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { nextFrame } from '../act/frame-deadline';
import { askedFor } from '../dom/counted.fixture';
import { awaitRest } from '../rest/await-rest';
import { turn } from '../rest/turn';
import { installShim } from '../shim/install-shim';
import { scanAgain } from './scan-again';

beforeAll(() => installShim(true));
afterEach(() => {
  for (const animation of document.getAnimations()) animation.cancel();
  document.body.innerHTML = '';
});

const PAGE =
  '<button>Go</button><input aria-label="Name"><select aria-label="Size"><option>S<option>M</select><div class="plain">Plain</div>';
const one = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector) as Kind;

/** The page as a look of the worker finds it. */
async function fill(): Promise<void> {
  document.body.innerHTML = PAGE;
  // What the test before left to be told, and what the pointer is over now, comes with the next frames.
  for (let frame = 0; frame < 2; frame++) await nextFrame(new AbortController().signal);
  await awaitRest();
  await turn();
}

/** Whether a look asked the elements of the page anything. */
async function looks(wanted?: string): Promise<boolean> {
  await turn();
  const asked = () => askedFor('getAttributeNames').length;
  const before = asked();
  await scanAgain(wanted);
  return asked() > before;
}

it('answers the last scan while nothing changes, of which nothing is new then', async () => {
  await fill();
  await scanAgain();
  one('.plain').before(Object.assign(document.createElement('button'), { textContent: 'More' }));
  const first = await scanAgain();
  expect(first.elements.some(({ isNew }) => isNew)).toBe(true);
  expect(await looks()).toBe(false);
  const again = await scanAgain();
  expect(again.elements.map(({ isNew, ...element }) => element)).toEqual(first.elements.map(({ isNew, ...element }) => element));
  expect(again.elements.some(({ isNew }) => isNew)).toBe(false);
  expect({ ...again, elements: [], took: 0 }).toEqual({ ...first, elements: [], took: 0 });
});

it.each<[string, () => unknown]>([
  ['a text', () => one('.plain').replaceChildren('Other')],
  ['a value that a script wrote', () => Object.assign(one<HTMLInputElement>('input'), { value: 'Ada' })],
  ['a choice that a script made', () => Object.assign(one<HTMLSelectElement>('select'), { selectedIndex: 1 })],
  ['the focus', () => one('button').focus()],
  ['a shadow root', () => Object.assign(one('.plain').attachShadow({ mode: 'open' }), { innerHTML: '<button>Inside</button>' })],
  ['a listener, of which there is no other sign', () => one('.plain').addEventListener('click', () => undefined)],
])('scans again after %s', async (_what, change) => {
  await fill();
  await scanAgain();
  expect(await looks()).toBe(false);
  await change();
  expect(await looks()).toBe(true);
});

it('scans again where other words are wanted only if elements were left out', async () => {
  await fill();
  await scanAgain();
  expect(await looks('go')).toBe(false);
  one('.plain').insertAdjacentHTML('afterend', `<div style="height:9000px"></div>${'<button>Row</button><br>'.repeat(3100)}`);
  await turn();
  expect((await scanAgain('go')).more).toHaveLength(1);
  expect(await looks('row')).toBe(true);
  expect(await looks('row')).toBe(false);
});

it('always scans a page in which something is animated', async () => {
  await fill();
  one('.plain').animate([{ transform: 'none' }, { transform: 'translateX(99px)' }], {
    duration: 100_000,
    iterations: Number.POSITIVE_INFINITY,
  });
  await scanAgain();
  expect(await looks()).toBe(true);
});

it('scans again what changed while it was scanned', async () => {
  await fill();
  const scanning = scanAgain();
  one('.plain').append('more');
  await scanning;
  expect(await looks()).toBe(true);
});
