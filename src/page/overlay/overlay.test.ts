import { afterEach, expect, test } from 'vitest';
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

function pointAt(selector: string) {
  overlay = openOverlay();
  overlay.think('Opening the theme menu');
  overlay.point(document.querySelector(selector)!, 'click button "Theme"');
}

test('is not in the page until it has something to show', () => {
  overlay = openOverlay();
  overlay.think('Nothing yet');
  expect(hosts()).toEqual([]);
});

test('lies over everything and takes no clicks', () => {
  document.body.innerHTML = '<button>Theme</button><dialog><button id="in">Inside</button></dialog>';
  document.querySelector('dialog')!.showModal();
  pointAt('#in');
  const box = document.querySelector('#in')!.getBoundingClientRect();
  expect(deepElementFromPoint(box.x + 4, box.y + 4)).toBe(document.querySelector('#in'));
  expect(hosts()[0]?.matches(':popover-open')).toBe(true);
});

test('is no part of what changed, nor of what is seen, and cannot be looked into', () => {
  document.body.innerHTML = '<button>Theme</button>';
  const observation = observe();
  observation.mark();
  const before = scan();
  pointAt('button');
  const after = scan();
  expect(observation.change().delta).toEqual(noDelta());
  observation.stop();
  expect(hosts()[0]!.shadowRoot).toBe(null);
  expect(after.text).toBe(before.text);
  expect(after.elements.map(({ name }) => name)).toEqual(['Theme']);
});

test('moves nothing on the page', () => {
  document.body.innerHTML = '<button>Theme</button>';
  const before = [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
  pointAt('button');
  expect([document.documentElement.scrollWidth, document.documentElement.scrollHeight]).toEqual(before);
});

test('where a person is asked about an element, the ring goes along with it', async () => {
  document.body.innerHTML = '<p></p><button>Theme</button><div style="height: 3000px"></div>';
  const roots: ShadowRoot[] = [];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  };
  pointAt('button');
  Element.prototype.attachShadow = attach;
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
