import { afterEach, beforeAll, expect, test } from 'vitest';
import { readAhead } from './read-ahead';
import { bringReserve } from './reserve';

beforeAll(bringReserve);
afterEach(() => {
  document.body.innerHTML = '';
});

test('what a leg will read is read of a control of the page, which is not touched', async () => {
  document.body.innerHTML = `<div style="height: 4000px"></div><button>Save</button><input value="kept"><select><option>One</option></select>`;
  const button = document.querySelector('button') as Element;
  const heard: string[] = [];
  // The browser itself says that its own pointer, wherever another test left it, is over what has come there.
  const hear = ({ type, isTrusted }: Event) => void ((isTrusted && /over|move/.test(type)) || heard.push(type));
  const TYPES = ['pointerover', 'mouseover', 'mousemove', 'pointerdown', 'focusin', 'scroll', 'click', 'input', 'change'];
  for (const type of TYPES) addEventListener(type, hear, { capture: true });
  const watch = new MutationObserver(() => undefined);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  expect(readAhead()).toBe(button);
  expect(watch.takeRecords()).toEqual([]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(heard).toEqual([]);
  expect([scrollY, document.activeElement]).toEqual([0, document.body]);

  watch.disconnect();
  for (const type of TYPES) removeEventListener(type, hear, { capture: true });
});

test('where there is nothing to press it is read of the page, and of a large page nothing', () => {
  document.body.innerHTML = '<p>Words</p><button hidden>Save</button>';
  expect(readAhead()).toBe(document.documentElement);
  document.body.innerHTML = `<button>Save</button>${'<i></i>'.repeat(4000)}`;
  expect(readAhead()).toBeUndefined();
});
