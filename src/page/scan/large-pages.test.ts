import { afterEach, expect, test } from 'vitest';
import { sayLandmark } from '../../model/page/landmark-words';
import type { FrameScan } from '../../model/page/snapshot';
import { installShim } from '../shim/install-shim';
import { scan, scanInTurns } from './scan';

installShim();

afterEach(() => {
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

const rows = (amount: number) =>
  Array.from({ length: amount }, (_, at) => `<tr><td>Invoice ${at}</td><td><button class="pay">Pay</button></td></tr>`).join('');
const fill = (amount: number) => {
  document.body.innerHTML = `<nav><a href="/home">Home</a></nav><table>${rows(amount)}</table><footer><a href="/imprint">Imprint</a></footer>`;
};
const names = ({ elements }: FrameScan) => elements.map(({ name, place }) => `${name} ${place[0] ? sayLandmark(place[0]) : ''}`);

test('of a crowd, what is near the view is told and the rest is counted; all else is told wherever it stands', () => {
  fill(4000);
  const { elements, more } = scan();
  const pays = elements.filter(({ name }) => name === 'Pay').length;
  expect(pays).toBeGreaterThan(20);
  expect(pays).toBeLessThan(400);
  expect(elements.map(({ name }) => name)).toEqual(expect.arrayContaining(['Home', 'Imprint']));
  expect(more).toEqual([`${pays} of 4000 elements like <button> told, those near the view; scroll for more`]);
});

test('scrolled elsewhere, others are told', () => {
  fill(4000);
  document.querySelectorAll('button')[3000]?.scrollIntoView();
  expect(names(scan())).toContain('Pay row Invoice 3000');
  expect(names(scan())).not.toContain('Pay row Invoice 10');
});

test('what the goal names is told wherever it stands', () => {
  fill(4000);
  expect(names(scan({ wanted: 'pay invoice 3456 of this year' }))).toContain('Pay row Invoice 3456');
  // Words that fit all of them tell none apart.
  expect(scan({ wanted: 'pay an invoice' }).elements.length).toBe(scan().elements.length);
});

test('in a language without spaces too', () => {
  document.body.innerHTML = `<table>${Array.from({ length: 4000 }, (_, at) => `<tr><td><button>${at === 3456 ? '請求書を削除' : `項目${at}番`}</button></td></tr>`).join('')}</table>`;
  expect(scan({ wanted: '請求書を削除してください' }).elements.map(({ name }) => name)).toContain('請求書を削除');
});

test('what has the focus is told wherever it stands', () => {
  fill(4000);
  document.querySelectorAll('button')[3500]?.focus({ preventScroll: true });
  const { elements, focused } = scan();
  expect(elements.find(({ ref }) => ref === focused)?.place[0]).toEqual({ kind: 'row', name: 'Invoice 3500' });
});

test('a page of fewer controls is told whole, and so is one of many that are no crowds', () => {
  fill(2900);
  expect(scan().elements).toHaveLength(2902);
  document.body.innerHTML = Array.from({ length: 3100 }, (_, at) => `<p class="p${at}"><button>${at}</button></p>`).join('');
  expect(scan()).toMatchObject({ more: [], elements: { length: 3100 } });
});

test('thousands that listen by themselves are heard of, in parts', async () => {
  const table = document.createElement('table');
  for (let at = 0; at < 1300; at++) {
    const cell = table.insertRow().insertCell();
    cell.textContent = `R${at}`;
    cell.addEventListener('click', () => undefined);
  }
  document.body.append(table);
  expect(scan().elements).toHaveLength(1300);
  document.body.innerHTML = '';
});

test('a look in turns sees what a look at once sees', async () => {
  fill(600);
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = '<p>Inside <slot></slot><button>Deep</button></p>';
  host.innerHTML = '<a href="/slotted">Slotted</a>';
  document.body.append(host);
  const once = scan();
  const inTurns = await scanInTurns({}, 0);
  const told = ({ elements, text, more }: typeof once) => ({ text, more, elements: elements.map(({ isNew, ...rest }) => rest) });
  expect(told(inTurns)).toEqual(told(once));
});

test('the page has its turn during a look, and may change: what stays is told, what went is not, and no order is lost', async () => {
  fill(600);
  let turns = 0;
  const pulse = new MessageChannel();
  const look = scanInTurns({}, 0);
  pulse.port1.onmessage = () => {
    turns++;
    // The very rows that a walk may stand at.
    document.querySelectorAll('tr')[turns * 7]?.remove();
    if (turns < 40) pulse.port2.postMessage(0);
  };
  pulse.port2.postMessage(0);
  const told = names(await look);
  pulse.port1.close();
  expect(turns).toBeGreaterThan(5);
  const there = Array.from(document.querySelectorAll('tr'), (row) => `Pay row ${row.cells[0]?.textContent}`);
  expect(told.filter((one) => there.includes(one))).toEqual(there);
  expect(told.at(-1)).toContain('Imprint');
});

test('two looks asked for at once do not get into each other', async () => {
  fill(300);
  const [one, other] = await Promise.all([scanInTurns({}, 0), scanInTurns({}, 0)]);
  expect(other?.elements.map(({ ref }) => ref)).toEqual(one?.elements.map(({ ref }) => ref));
  expect(other?.elements.some(({ isNew }) => isNew)).toBe(false);
});
