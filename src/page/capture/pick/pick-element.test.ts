import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setRootOpener } from '../../dom/roots';
import { find } from '../../find/find';
import { type PickedElement, type Picking, pickElement } from './pick-element';

let told: (PickedElement | undefined)[] = [];
let felt: string[] = [];
let picking: Picking | undefined;
const listening = { current: new AbortController() };

const $ = (selector: string) => document.querySelector(selector) as HTMLElement;

function pick(html: string, exact = false): void {
  document.body.innerHTML = html;
  for (const name of ['pointerdown', 'mousedown', 'click', 'mousemove', 'keydown', 'focusin'])
    document.addEventListener(name, ({ type }) => felt.push(type), { capture: true, signal: listening.current.signal });
  picking = pickElement(exact, (picked) => told.push(picked));
}

/** A trusted click at the middle of an element, which lies under the glass. */
async function clickAt(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const body = document.body.getBoundingClientRect();
  await userEvent.click(document.documentElement, { position: { x: x - Math.min(0, body.x) + width / 2, y: y + height / 2 } });
}

beforeEach(() => {
  told = [];
  felt = [];
  listening.current = new AbortController();
});
afterEach(() => {
  picking?.end();
  listening.current.abort();
  document.body.innerHTML = '';
  setRootOpener((element) => element.shadowRoot);
});

test('a click picks the control under the pointer, and the page feels nothing of it', async () => {
  pick('<button id=go><span>Go</span></button>');
  await clickAt($('span'));
  expect(told).toMatchObject([{ label: 'button "Go"', fingerprint: { tag: 'button', name: 'Go' } }]);
  expect(felt).toEqual([]);
  const found = find({ fingerprint: told[0]?.fingerprint });
  expect('element' in found && found.element).toBe($('#go'));
});

test('exactly, the very element is picked', async () => {
  pick('<button id=go><span id=word>Go</span></button>', true);
  await clickAt($('#word'));
  expect(told).toMatchObject([{ fingerprint: { tag: 'span' } }]);
});

test('a disabled control, and one in a closed shadow root, can be pointed at', async () => {
  const roots = new Map<Element, ShadowRoot>();
  setRootOpener((element) => roots.get(element) ?? element.shadowRoot);
  pick('<button disabled>Later</button><x-box style="display:block"></x-box>');
  await clickAt($('button'));
  expect(told).toMatchObject([{ label: 'button "Later"' }]);
  const root = $('x-box').attachShadow({ mode: 'closed' });
  roots.set($('x-box'), root);
  root.innerHTML = '<button>Inside</button>';
  picking = pickElement(false, (picked) => told.push(picked));
  await clickAt(root.querySelector('button') as Element);
  expect(told[1]).toMatchObject({ label: 'button "Inside"', fingerprint: { shadowPath: [expect.stringContaining('x-box')] } });
  expect(felt).toEqual([]);
});

test('Escape calls it off, and the page is as it was', async () => {
  pick('<button>Go</button>');
  await userEvent.keyboard('{Escape}');
  expect(told).toEqual([undefined]);
  expect(felt).toEqual([]);
  await userEvent.click($('button'));
  expect(felt).toContain('click');
});

test('by keyboard alone: Tab goes on, Up goes out, Enter picks', async () => {
  pick('<form aria-label=Login><button>One</button><button>Two</button></form>');
  $('button').focus();
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowDown}{Enter}');
  expect(told).toMatchObject([{ label: 'button "Two"' }]);
  expect(felt.filter((name) => name !== 'focusin')).toEqual([]);
});
