import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Shown } from '../../model/page/shown';
import type { Operation } from '../../model/plan/operation';
import type { Gap } from '../../model/playbook/gap';
import { sayGap } from '../../model/playbook/gap-words';
import { send, words } from '../run-leg/run-leg.fixture';
import { installShim } from '../shim/install-shim';
import { captureSteps } from './capture';

beforeAll(() => installShim(true));

let steps: Shown[] = [];
let gaps: Gap[] = [];
const ends: (() => void)[] = [];
const $ = <Kind extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
const board = () => $<HTMLIFrameElement>('iframe');
const inside = (selector: string) => board().contentDocument?.querySelector(selector) as HTMLElement;

type Inner = Window & { captureSteps: typeof captureSteps; offerEnd(): void };

/** A page with a palette, and a board in a frame. Both have Abra's scripts, as if each were its own document of a tab. */
async function show(draggable: boolean): Promise<void> {
  document.body.innerHTML = `<button id=card draggable=${draggable} style="width:100px;height:40px;touch-action:none">Card</button><p>Ready</p>
    <iframe style="position:absolute;left:200px;top:40px;width:300px;height:300px;border:5px solid"></iframe>`;
  const frame = board();
  const ready = new Promise<void>((done) => Object.assign(window, { ready: done }));
  frame.srcdoc = `<base href="${location.href}"><body style="margin:0"><ul id=list style="margin:0;height:200px"><li>One</li></ul><p>Below</p>
    <script type=module>
      import { captureSteps } from '${new URL('./capture.ts', import.meta.url).pathname}';
      import { offerEnd } from '${new URL('../run-leg/end-in-frame.ts', import.meta.url).pathname}';
      Object.assign(window, { captureSteps, offerEnd });
      parent.ready();
    </script>`;
  await ready;
  (frame.contentWindow as unknown as Inner).offerEnd();
}

function record(): void {
  const hear = [(shown: Shown) => steps.push(shown), undefined, (gap: Gap) => gaps.push(gap)] as const;
  ends.push(captureSteps(...hear), (board().contentWindow as unknown as Inner).captureSteps(...hear));
}

function end(): void {
  for (const one of ends.splice(0)) one();
}

const draw = () => inside('#list').append(Object.assign(inside('#list').ownerDocument.createElement('li'), { textContent: 'Card' }));

/** The palette gives its card to the list of the frame, by HTML drag and drop. */
function takeByBrowser(): void {
  $('#card').ondragstart = (event) => event.dataTransfer?.setData('text/plain', 'Card');
  inside('#list').ondragover = (event) => event.preventDefault();
  inside('#list').ondrop = (event) => {
    event.preventDefault();
    if (event.dataTransfer?.getData('text/plain') === 'Card') draw();
  };
}

/** The same by the pointer alone: the frame hears the moves over it, and the release. */
function takeByPointer(): void {
  let held = false;
  let over = false;
  $('#card').onpointerdown = (event) => {
    held = true;
    event.preventDefault();
    $('p').textContent = 'Held';
  };
  inside('#list').onpointermove = () => {
    over = held;
  };
  inside('#list').onpointerup = () => {
    if (over) draw();
    held = false;
  };
}

const drag = () =>
  userEvent.dragAndDrop(page.elementLocator($('#card')), page.frameLocator(page.elementLocator(board())).getByRole('list'), {
    targetPosition: { x: 60, y: 150 },
  });

/** As the worker joins them: what is told again replaces its step. */
const shown = () =>
  steps.filter(({ at }, index) => steps.findLastIndex((one) => one.at === at) === index).map(({ operation }) => operation);
const shownDrag = () => shown().filter(({ type }) => type === 'drag');
const DRAG = {
  type: 'drag',
  fingerprint: { selectors: expect.arrayContaining(['#card']) },
  to: {
    fingerprint: {
      selectors: expect.arrayContaining(['#list']),
      frame: { path: [...framePath(), 0] },
      offset: { x: expect.closeTo(0.2, 1), y: expect.closeTo(0.75, 1) },
    },
  },
};

beforeEach(async () => {
  steps = [];
  gaps = [];
  await userEvent.unhover(document.body);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

for (const [how, draggable, take] of [
  ['the browser', true, takeByBrowser],
  ['the pointer', false, takeByPointer],
] as const)
  test(`a drag by ${how} into a frame is shown once and played: it ends at the same place of the same element`, async () => {
    await show(draggable);
    take();
    record();
    await drag();
    await expect.poll(() => inside('#list').childElementCount).toBe(2);
    end();
    expect(shownDrag()).toMatchObject([DRAG]);
    expect(gaps.map(sayGap)).toEqual([]);
    const [operation] = shownDrag();
    await show(draggable);
    take();
    const told = await send([{ ...(operation as Operation), toFrame: [...framePath(), 0] }]);
    expect(words(told)).toMatch(/^done button "Card"/);
    expect(inside('#list').childElementCount).toBe(2);
    expect(told.records[0]?.effect).toBe('seen');
  });

for (const how of ['the browser', 'the pointer'] as const)
  test(`a drag by ${how} out of a frame is told at once as one that could not be kept`, async () => {
    await show(false);
    const item = inside('li');
    const take = () => $('p').append('Taken');
    if (how === 'the browser') {
      item.draggable = true;
      item.ondragstart = (event) => event.dataTransfer?.setData('text/plain', 'One');
      $('#card').ondragover = (event) => event.preventDefault();
      $('#card').ondrop = take;
    } else item.ownerDocument.onpointerup = take;
    item.style.userSelect = 'none';
    record();
    await userEvent.dragAndDrop(page.frameLocator(page.elementLocator(board())).getByText('One'), page.elementLocator($('#card')));
    await expect.poll(() => $('p').textContent).toBe('ReadyTaken');
    await expect.poll(() => gaps.map(sayGap)).toEqual([expect.stringMatching(/^A drag from .* could not be kept\.$/)]);
    expect(shownDrag()).toEqual([]);
  });

test('a drag into a frame that nothing there takes is no done drag', async () => {
  await show(true);
  $('#card').ondragstart = (event) => event.dataTransfer?.setData('text/plain', 'Card');
  const told = await send([{ type: 'drag', selector: '#card', to: { selector: '#list' }, toFrame: [...framePath(), 0] }]);
  expect(words(told)).toContain('nothing there takes it');
});

test('a key on the page of a frame that it takes is a step of that frame, one that it ignores is none', async () => {
  await show(false);
  const deletes = () => {
    const page = inside('p').ownerDocument;
    page.addEventListener('keydown', ({ key }) => key === 'Delete' && page.querySelector('li')?.remove());
  };
  deletes();
  record();
  await page.frameLocator(page.elementLocator(board())).getByText('Below').click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => inside('li')).toBeNull();
  await userEvent.keyboard('{Backspace}');
  end();
  expect(shown()).toMatchObject([{ type: 'press', key: 'Delete', fingerprint: { tag: 'body', frame: { path: [...framePath(), 0] } } }]);
  expect(gaps).toEqual([]);
});

test('what comes into a page by a press in one of its frames was not brought by pointing', async () => {
  await show(false);
  let held = 0;
  inside('p').onclick = () => {
    held++;
    $('#card').insertAdjacentHTML('afterend', `<button id=more${held}>More</button>`);
  };
  record();
  await userEvent.hover($('p'));
  await page.frameLocator(page.elementLocator(board())).getByText('Below').click();
  await userEvent.click($('#more1'));
  end();
  expect(shown().map(({ type }) => type)).not.toContain('hover');
});

/** The child indexes of this document from the top window. */
function framePath(): number[] {
  const path: number[] = [];
  for (let one: Window = window; one !== one.parent; one = one.parent)
    path.unshift(Array.from({ length: one.parent.length }, (_, index) => one.parent[index]).indexOf(one));
  return path;
}
