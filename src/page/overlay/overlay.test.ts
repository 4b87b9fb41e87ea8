import { afterEach, expect, test } from 'vitest';
import { nextFrame } from '../act/frame-deadline';
import { isOverlay } from '../dom/own-overlay';
import { deepElementFromPoint } from '../dom/roots';
import { noDelta } from '../observe/delta';
import { observe } from '../observe/observe';
import { scan } from '../scan/scan';
import { type Overlay, openOverlay } from './overlay';

let overlay: Overlay;
afterEach(async () => {
  overlay.leave();
  await expect.poll(hosts, { timeout: 5000 }).toEqual([]);
  document.body.innerHTML = '';
});
const hosts = () => [...document.documentElement.children].filter(isOverlay);

/** Opens it, shows where that is done, and waits for the frame that draws it. */
async function pointAt(selector: string): Promise<void> {
  overlay = openOverlay();
  overlay.think('Opening the theme menu');
  overlay.point(document.querySelector(selector)!, 'click button "Theme"');
  await nextFrame(new AbortController().signal);
}

/** The closed shadow roots that are attached during `work`. */
async function rootsOf(work: () => Promise<void> | void): Promise<ShadowRoot[]> {
  const roots: ShadowRoot[] = [];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  };
  await work();
  Element.prototype.attachShadow = attach;
  return roots;
}

test('is not in the page until it has something to show', () => {
  overlay = openOverlay();
  overlay.think('Nothing yet');
  expect(hosts()).toEqual([]);
});

test('lies over everything and takes no clicks', async () => {
  document.body.innerHTML = '<button>Theme</button><dialog><button id="in">Inside</button></dialog>';
  document.querySelector('dialog')!.showModal();
  await pointAt('#in');
  const box = document.querySelector('#in')!.getBoundingClientRect();
  expect(deepElementFromPoint(box.x + 4, box.y + 4)).toBe(document.querySelector('#in'));
  expect(hosts()[0]?.matches(':popover-open')).toBe(true);
});

test('is no part of what changed, nor of what is seen, and cannot be looked into', async () => {
  document.body.innerHTML = '<button>Theme</button>';
  const observation = observe();
  observation.mark();
  const before = scan();
  await pointAt('button');
  const after = scan();
  expect(observation.change().delta).toEqual(noDelta());
  observation.stop();
  expect(hosts()[0]!.shadowRoot).toBe(null);
  expect(after.text).toBe(before.text);
  expect(after.elements.map(({ name }) => name)).toEqual(['Theme']);
});

test('moves nothing on the page', async () => {
  document.body.innerHTML = '<button>Theme</button>';
  const before = [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
  await pointAt('button');
  expect([document.documentElement.scrollWidth, document.documentElement.scrollHeight]).toEqual(before);
});

test('where a person is asked about an element, the ring goes along with it', async () => {
  document.body.innerHTML = '<p></p><button>Theme</button><div style="height: 3000px"></div>';
  const roots = await rootsOf(() => pointAt('button'));
  const top = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? 0);
  const apart = () => top(document.querySelector('button')) - top(roots[0]?.querySelector('.ring'));
  await expect.poll(apart).toBe(4);
  overlay.stay();
  window.scrollBy(0, 20);
  await expect.poll(apart).toBe(4);
  document.querySelector('p')!.style.height = '200px';
  await expect.poll(apart).toBe(4);
  overlay.leave();
  window.scrollTo(0, 0);
});

test('of several operations in one frame the last is shown, with its place of then', async () => {
  document.body.innerHTML = '<button>Theme</button><p style="height: 90px"></p><button id="option">Fuchsia</button>';
  const option = document.querySelector('#option')!;
  const { top } = option.getBoundingClientRect();
  const roots = await rootsOf(async () => {
    overlay = openOverlay();
    overlay.point(document.querySelector('p')!, 'hover text');
    expect(hosts(), 'the first is there at once').toHaveLength(1);
    overlay.point(document.querySelector('button')!, 'click button "Theme"');
    overlay.point(option, 'click option "Fuchsia"');
    option.remove();
    await nextFrame(new AbortController().signal);
  });
  expect(roots).toHaveLength(1);
  expect(roots[0]?.textContent).toBe('Click option "Fuchsia"');
  await expect.poll(() => Math.round(roots[0]?.querySelector('.ring')?.getBoundingClientRect().top ?? 0)).toBe(Math.round(top) - 4);
});

test('an operation that is over within its frame is shown, too', async () => {
  document.body.innerHTML = '<button>Theme</button><button id="last">Save</button>';
  const [root] = await rootsOf(() => {
    overlay = openOverlay();
    overlay.point(document.querySelector('button')!, 'click button "Theme"');
    overlay.point(document.querySelector('#last')!, 'click button "Save"');
    expect(hosts()).toHaveLength(1);
  });
  expect(root?.textContent, 'no operation waits for it').toBe('Click button "Theme"');
  overlay.leave();
  expect(root?.textContent).toBe('Click button "Save"');
});
