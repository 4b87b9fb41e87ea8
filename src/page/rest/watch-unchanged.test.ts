import { beforeAll, beforeEach, expect, it } from 'vitest';
import { nextFrame } from '../act/frame-deadline';
import { installShim } from '../shim/install-shim';
import { turn } from './turn';
import { watchUnchanged } from './watch-unchanged';

beforeAll(() => installShim(true));
beforeEach(async () => {
  history.replaceState(null, '', '#');
  document.title = 'Before';
  document.body.innerHTML =
    '<p class="one">one</p><input aria-label="Name"><input type="checkbox"><select><option>a<option>b</select><button>Go</button>' +
    '<details><summary>More</summary>text</details><div class="box" style="height: 20px; overflow: auto"><p style="height: 200px">long</p></div>' +
    '<div class="host"></div><div popover>over</div>';
  // What the test before left to be told (a toggle, a scroll, what the pointer is over now) comes with the next frames.
  for (let frame = 0; frame < 2; frame++) await nextFrame(new AbortController().signal);
  await turn();
});
const one = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector) as Kind;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Each is a change that a look would tell, or that may have made one. */
const CHANGES: [what: string, change: () => unknown][] = [
  ['a text', () => Object.assign(one('.one'), { textContent: 'two' })],
  ['an attribute of any name', () => one('.one').setAttribute('data-open', '')],
  ['an element that came', () => one('.box').append('more')],
  ['a value that a script wrote', () => Object.assign(one<HTMLInputElement>('[aria-label=Name]'), { value: 'Ada' })],
  ['a check mark that a script set', () => Object.assign(one<HTMLInputElement>('[type=checkbox]'), { checked: true })],
  ['a choice that a script made', () => Object.assign(one<HTMLSelectElement>('select'), { selectedIndex: 1 })],
  ['the focus', () => one('button').focus()],
  ['the title', () => Object.assign(document, { title: 'After' })],
  ['the address', () => history.replaceState(null, '', '#elsewhere')],
  ['a box that was scrolled', () => Object.assign(one('.box'), { scrollTop: 50 })],
  ['details that opened', () => Object.assign(one<HTMLDetailsElement>('details'), { open: true })],
  ['a popover', () => one('[popover]').showPopover()],
  ['the pointer', () => one('button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))],
  ['an animation that begins', () => one('.one').dispatchEvent(new Event('animationstart', { bubbles: true }))],
  ['a shadow root', () => Object.assign(one('.host').attachShadow({ mode: 'open' }), { innerHTML: '<button>Inside</button>' })],
];

for (const [what, change] of CHANGES)
  it(`ends with ${what}`, async () => {
    const watch = watchUnchanged();
    await turn();
    expect(watch.holds()).toBe(true);
    await change();
    await nextFrame(new AbortController().signal);
    await turn();
    expect(watch.holds()).toBe(false);
    // What was taken back did change.
    expect(watch.holds()).toBe(false);
  });

it.each<[string, () => unknown]>([
  ['a popover', () => one('[popover]').showPopover()],
  ['the view', () => scrollTo(0, 50)],
  ['a field that a form finds wrong', () => one<HTMLFormElement>('form').checkValidity()],
])('ends with %s before a frame has told of it', async (_what, change) => {
  document.body.insertAdjacentHTML('beforeend', '<form><input required></form><div style="height: 5000px"></div>');
  await turn();
  const watch = watchUnchanged();
  expect(watch.holds()).toBe(true);
  change();
  expect(watch.holds()).toBe(false);
});

it('ends with a picture that has loaded', async () => {
  const image = document.createElement('img');
  document.body.append(image);
  await turn();
  const watch = watchUnchanged();
  const loaded = new Promise((resolve) => image.addEventListener('load', resolve));
  image.src = PIXEL;
  await loaded;
  expect(watch.holds()).toBe(false);
});

it('holds while nothing happens, and no longer once it was stopped', async () => {
  const watch = watchUnchanged();
  await nextFrame(new AbortController().signal);
  await turn();
  expect(watch.holds()).toBe(true);
  watch.stop();
  expect(watch.holds()).toBe(false);
});
