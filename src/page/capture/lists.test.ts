import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Operation } from '../../model/plan/operation';
import { send, words } from '../run-leg/run-leg.fixture';
import { $, end, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();

const list = (names: string[], height = 40) =>
  `<ul style="margin:0;padding:0;width:200px">${names.map((name) => `<li style="height:${height}px;touch-action:none;user-select:none">${name}</li>`).join('')}</ul>`;
const item = (name: string) => [...document.querySelectorAll('li')].find((one) => one.textContent === name) as HTMLElement;
const order = () => [...document.querySelectorAll('li')].map((one) => one.textContent).join(' ');

/** Sorts while it is dragged: the item takes the place of the one that the pointer is over. */
function sortable(): void {
  let held: Element | undefined;
  const ul = $('ul');
  ul.onpointerdown = (event) => {
    held = event.target as Element;
  };
  document.onpointermove = ({ clientX, clientY }) => {
    const over = document.elementFromPoint(clientX, clientY);
    if (!held || !over || over === held || over.parentElement !== ul) return;
    const isDown = held.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING;
    over[isDown ? 'after' : 'before'](held);
  };
  document.onpointerup = () => {
    held = undefined;
  };
}

/** The same by the browser's drag and drop, of which it accepts no drop. */
function sortableByBrowser(): void {
  let held: Element | undefined;
  const ul = $('ul');
  for (const one of ul.children) (one as HTMLElement).draggable = true;
  ul.ondragstart = (event) => {
    held = event.target as Element;
  };
  ul.ondragenter = ({ target }) => {
    const over = target as Element;
    if (!held || over === held || over.parentElement !== ul) return;
    const isDown = held.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING;
    over[isDown ? 'after' : 'before'](held);
  };
  ul.ondragend = () => {
    held = undefined;
  };
}

const drag = (name: string, to: string) => userEvent.dragAndDrop(page.elementLocator(item(name)), page.elementLocator(item(to)));
const dragged = () =>
  steps()
    .map(({ operation }) => operation)
    .filter(({ type }) => type === 'drag');

for (const [how, makeSortable] of [
  ['the pointer', sortable],
  ['the browser', sortableByBrowser],
] as const)
  test.each([
    ['Tea', 'Milk', 'Drag listitem "Tea" after listitem "Milk"', 'Rice Milk Tea Salt'],
    ['Salt', 'Rice', 'Drag listitem "Salt" before listitem "Rice"', 'Tea Salt Rice Milk'],
  ])(`sorted by ${how}, %s goes to the place of %s, whatever the sizes are`, async (name, to, words_, sorted) => {
    show(list(['Tea', 'Rice', 'Milk', 'Salt']));
    makeSortable();
    await drag(name, to);
    end();
    expect(order()).toBe(sorted);
    expect(said()).toEqual([words_]);
    document.body.innerHTML = list(['Tea', 'Rice', 'Milk', 'Salt'], 90);
    makeSortable();
    expect(words(await send(dragged() as Operation[]))).toMatch(/^done/);
    expect(order()).toBe(sorted);
    // In an order in which it is no move past that item, nothing is done.
    const again = await send(dragged() as Operation[]);
    expect(words(again)).toContain('it is there already');
    expect(order()).toBe(sorted);
  });

test('a list that does not keep the order is no done drag', async () => {
  show(list(['Tea', 'Rice', 'Milk']));
  sortable();
  await drag('Tea', 'Milk');
  end();
  document.body.innerHTML = list(['Tea', 'Rice', 'Milk']);
  sortable();
  const put = document.onpointerup;
  document.onpointerup = (event) => {
    put?.call(document, event);
    $('ul').prepend(item('Tea'));
  };
  expect(words(await send(dragged() as Operation[]))).toContain('the list is in another order');
});

test('items that nobody can tell apart are moved by as much as shown', async () => {
  show(list(['Tea', 'Tea', 'Tea']));
  sortable();
  await userEvent.dragAndDrop(page.elementLocator($('li')), page.elementLocator($('li:last-child')));
  expect(dragged()).toMatchObject([{ offset: { y: expect.any(Number) } }]);
});

test('boxes that stand in a line by their coordinates are no list', async () => {
  const box = 'position:absolute;top:20px;width:60px;height:40px;touch-action:none;user-select:none;left:';
  show(
    `<div style="position:relative;height:200px"><p style="${box}10px">One</p><p style="${box}110px">Two</p><p style="${box}210px">Three</p></div>`,
  );
  const one = $('p');
  let from: number | undefined;
  one.onpointerdown = ({ clientX }) => {
    from = clientX - one.offsetLeft;
  };
  document.onpointermove = ({ clientX }) => {
    if (from !== undefined) one.style.left = `${clientX - from}px`;
  };
  document.onpointerup = () => {
    from = undefined;
  };
  await userEvent.dragAndDrop(page.elementLocator(one), page.elementLocator($('div')), { targetPosition: { x: 190, y: 40 } });
  expect(dragged()).toMatchObject([{ offset: { x: expect.closeTo(150, -1) } }]);
});

test('a handle that changes a size is moved by so much, whatever it is let go over', async () => {
  show(`<div style="display:flex;height:100px"><div id=left style="width:100px">Left</div><div id=handle style="width:6px;cursor:col-resize;touch-action:none"></div>
    <button id=right style="width:300px">Right</button></div>`);
  const handle = $('#handle');
  let held = false;
  handle.onpointerdown = () => {
    held = true;
  };
  // It goes no further than that.
  document.onpointermove = ({ clientX }) => {
    if (held) $('#left').style.width = `${Math.min(180, clientX)}px`;
  };
  document.onpointerup = () => {
    held = false;
  };
  await userEvent.dragAndDrop(page.elementLocator(handle), page.elementLocator($('#right')));
  expect(dragged()).toMatchObject([{ fingerprint: { selectors: expect.arrayContaining(['#handle']) }, offset: { x: expect.any(Number) } }]);
});
