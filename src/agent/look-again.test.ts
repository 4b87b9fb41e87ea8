import { expect, it, test } from 'vitest';
import { contradictionIn } from '../model/page/contradiction';
import { drive } from './drive';
import type { ScanOrder } from './ports';
import { page, world } from './world.fixture';

const form = (covered?: string, over: { names?: string[]; text?: string; dialogs?: string[] } = {}) => {
  const { names = ['Name', 'Email'], text = '', dialogs = [] } = over;
  const { elements, ...rest } = page('https://shop.test/', 'doc-1', names);
  const fields = elements.map((one) => ({ ...one, role: 'textbox', ...(covered === undefined ? {} : { covered }) }));
  return { ...rest, elements: fields, text, dialogs };
};

test.each([
  ['2 fields are covered by div, which the page does not name', form('div')],
  ['2 fields are covered by div "Please hold", which the page does not name', form('div "Please hold"')],
  [undefined, form('div', { names: ['Name'] })],
  [undefined, form()],
  [undefined, form('div "Please hold"', { text: 'Please hold' })],
  [undefined, form('dialog "Cookies"', { dialogs: ['Cookies'] })],
  [undefined, form('dialog', { dialogs: ['Cookies'] })],
])('%s', (told, look) => expect(contradictionIn(look)).toBe(told));

test.each([
  ...[
    'Loading 2/37',
    'Loading',
    'Loading…',
    'Loading comments...',
    'Loading: 45 %',
    '2 of 37 loading…',
    'Wird geladen',
    'Chargement…',
    '読み込み中…',
  ],
  ...['正在加载…', 'Please wait…', 'Cargando 3/9'],
])('a page is not all there that says %s', (text) => {
  expect(contradictionIn(form(undefined, { text: `# Photos\n${text}\nHelp` }))).toBe(`it says "${text}"`);
});

test.each([
  ...[
    'Loading 37/37',
    'Loading: 100 %',
    'Page 2/37',
    'Loading bay 2',
    'Loading and unloading of goods is done at the gate.',
    'Lazy loading',
  ],
  ...['Loadings', 'Ladendiebstahl', '2 of 37'],
])('nothing is to come where it says %s', (text) => {
  expect(contradictionIn(form(undefined, { text }))).toBeUndefined();
});

const asks = (pages: ReturnType<typeof page>[]) => {
  const told = world({ plans: [{ thought: 'go', sequenceName: 'Go', operations: [{ type: 'click', elementId: 1 }], more: true }], pages });
  const orders: ScanOrder[] = [];
  const { scan } = told.ports.page;
  const ports = {
    ...told.ports,
    page: {
      ...told.ports.page,
      scan: (tab: number, order: ScanOrder, signal: AbortSignal) => {
        orders.push(order);
        return scan(tab, order, signal);
      },
    },
  };
  return { told, orders, run: () => drive(ports, told.run(), new AbortController().signal) };
};

it('is taken again before a planner is asked, and the journal says why', async () => {
  const { told, orders, run } = asks([form('div'), form()]);
  const { unclear } = await run();
  expect(told.transcript().slice(1, 6)).toEqual(['looked', 'recalled: miss', 'looked', 'looked-again', 'asked']);
  expect(told.journal.find(({ kind }) => kind === 'looked-again')).toMatchObject({
    why: '2 fields are covered by div, which the page does not name',
    still: false,
  });
  expect(orders.map(({ whole }) => whole)).toEqual([undefined, true]);
  expect(unclear).toEqual([]);
});

it('is taken again once where the page goes on contradicting itself', async () => {
  const { told, orders, run } = asks([form('div')]);
  expect((await run()).finished?.outcome).toBe('success');
  expect(orders.map(({ whole }) => whole)).toEqual([undefined, true]);
  expect(told.journal.filter(({ kind }) => kind === 'looked-again')).toMatchObject([{ still: true }]);
});
