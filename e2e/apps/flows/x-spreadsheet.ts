import type { Locator, Page } from '@playwright/test';
import { type Application, clicks, step, types } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

/** Columns are 100 px wide after 60, rows 25 px high after 25. */
const cell = (tab: Page, row: number, column: number) => {
  const canvas: Locator = tab.locator('.x-spreadsheet-overlayer');
  return { canvas, x: 60 + column * 100 + 50, y: 25 + row * 25 + 12 };
};
const place = async (tab: Page, row: number, column: number) => {
  const { canvas, x, y } = cell(tab, row, column);
  const box = await canvas.boundingBox();
  return at(canvas, x / (box?.width ?? 1), y / (box?.height ?? 1));
};

export const xSpreadsheet: Application = {
  name: 'x-spreadsheet',
  kind: 'spreadsheet',
  open: { 'at 900×700': 'the cells of a sheet stand elsewhere than at the recorded share of it' },
  serve: bundled(undefined, {
    files: { '/x/': 'x-data-spreadsheet/dist' },
    head: '<link rel="stylesheet" href="/x/xspreadsheet.css">',
    body: `<div id="app"></div><script src="/x/xspreadsheet.js"></script><script>
window.sheet = x_spreadsheet('#app', { view: { height: () => innerHeight, width: () => innerWidth }, row: { len: 40, height: 25 },
  col: { len: 12, width: 100, indexWidth: 60, minWidth: 60 } }).loadData({ rows: { 0: { cells: { 0: { text: 'Item' }, 1: { text: 'Price' } } },
  1: { cells: { 0: { text: 'Tea' }, 1: { text: '3' } } } } });</script>`,
  }),
  ready: (tab) => tab.locator('.x-spreadsheet-overlayer').waitFor(),
  steps: [
    step('a cell', 'click at', async ({ click, tab }) => click(await place(tab, 2, 0))),
    types('its text', 'type:Coffee', 'Coffee', { last: ['Enter'] }),
    step('beside it', ['click at', 'type:4'], async ({ click, press, type, tab }) => {
      await click(await place(tab, 2, 1));
      await type('4');
      await press('Enter');
    }),
    step('a sum', ['click at', 'type:=SUM(B2:B3)'], async ({ click, press, type, tab }) => {
      await click(await place(tab, 4, 1));
      await type('=SUM(B2:B3)');
      await press('Enter');
    }),
    step('the heading', 'click at', async ({ click, tab }) => click(await place(tab, 0, 0))),
    clicks('is bold', 'click', '.x-spreadsheet-toolbar-btn:has(.font-bold)'),
    step('another text by a double click', ['click 2', 'type'], async ({ click, press, type, tab }) => {
      await click(await place(tab, 1, 0), { count: 2 });
      await press('Control+a');
      await type('Black tea');
      await press('Enter');
    }),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { sheet } = globalThis as unknown as {
        sheet: { getData(): { rows: Record<string, { cells?: Record<string, { text?: string; style?: number }> }>; styles: unknown[] }[] };
      };
      const [one] = sheet.getData();
      return Object.entries(one?.rows ?? {}).flatMap(([row, { cells = {} }]) =>
        Object.entries(cells).map(
          ([column, { text = '', style }]) =>
            `${row},${column} ${text}${style === undefined ? '' : ` ${JSON.stringify(one?.styles[style])}`}`,
        ),
      );
    }),
  right: ['0,0 Item {"font":{"bold":true}}', '0,1 Price', '1,0 Black tea', '1,1 3', '2,0 Coffee', '2,1 4', '4,1 =SUM(B2:B3)'],
};
