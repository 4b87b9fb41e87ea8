import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stock – Northside Warehouse</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/tabulator-tables/dist/css/tabulator_simple.min.css"><style>body{font:14px sans-serif;margin:1rem 2rem}.bar{display:flex;gap:.6rem;margin:.6rem 0}</style></head><body>
<h1>Stock</h1><p>Northside Warehouse, last counted on 3 February 2031.</p><div class="bar"><button id="delete">Delete selected</button><button id="order">Reorder selected</button><button id="clear">Clear filters</button></div>
<div id="table"></div><p role="status" id="told"></p>
<script src="/npm/tabulator-tables/dist/js/tabulator.min.js"></script>
<script>
const things = ['Desk lamp', 'Office chair', 'Whiteboard', 'Floor lamp', 'Filing cabinet', 'Monitor arm', 'Coat stand'], kinds = ['Lighting', 'Seating', 'Wall', 'Lighting', 'Storage', 'Desk', 'Storage'], colours = ['black', 'white', 'oak', 'grey', 'blue'];
const rows = Array.from({ length: 35 }, (_, at) => ({ sku: 'A-' + (101 + at), product: things[at % 7] + ', ' + colours[at % 5], category: kinds[at % 7], stock: (at * 29) % 83 + 2, price: (at * 41) % 240 + 15 }));
const table = globalThis.table = new Tabulator('#table', { data: rows, index: 'sku', layout: 'fitColumns', pagination: true, paginationSize: 10, paginationSizeSelector: [10, 25, 50], paginationCounter: 'rows',
  rowHeader: { formatter: 'rowSelection', titleFormatter: 'rowSelection', headerSort: false, hozAlign: 'center', width: 50 }, selectableRows: 'highlight',
  columns: [{ title: 'SKU', field: 'sku', width: 100 }, { title: 'Product', field: 'product', headerFilter: 'input' }, { title: 'Category', field: 'category', headerFilter: 'list', headerFilterParams: { values: ['Desk', 'Lighting', 'Seating', 'Storage', 'Wall'], clearable: true } }, { title: 'In stock', field: 'stock', editor: 'number', hozAlign: 'right', sorter: 'number' }, { title: 'Price (£)', field: 'price', hozAlign: 'right', sorter: 'number' }] });
table.on('tableBuilt', () => document.body.classList.add('ready'));
document.querySelector('#delete').addEventListener('click', () => { for (const row of table.getSelectedRows()) row.delete(); });
document.querySelector('#order').addEventListener('click', () => { document.querySelector('#told').textContent = 'Ordered: ' + table.getSelectedData().map(({ sku }) => sku).sort().join(', '); });
document.querySelector('#clear').addEventListener('click', () => table.clearHeaderFilter());
</script></body></html>`;

interface Stock {
  table: {
    getData(): { sku: string; stock: number; price: number }[];
    getSelectedData(): { sku: string }[];
    getPage(): number;
    getPageSize(): number;
    getSorters(): { field: string; dir: string }[];
    getHeaderFilters(): { field: string; value: unknown }[];
  };
}

/** Numbers as `(at * 29) % 83 + 2` gives them. */
const STOCK_OF = Array.from({ length: 35 }, (_, at) => [`A-${101 + at}`, ((at * 29) % 83) + 2] as const);
const row = (sku: string) => `.tabulator-row:has([tabulator-field="sku"]:text-is("${sku}"))`;
const tick = (sku: string) => press(`${row(sku)} input[type=checkbox]`);

/** The stock of a warehouse in Tabulator: sorted, filtered in the head, in pages, and edited in its cells. */
export const STOCK: Bed = {
  on: {
    name: 'Tabulator stock',
    serve: site({ at: '/stock', page }),
    ready: (tab) => tab.locator('body.ready .tabulator-row').first().waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => {
      const { table } = globalThis as unknown as Stock;
      return {
        stock: table.getData().map(({ sku, stock }) => [sku, stock]),
        picked: table.getSelectedData().map(({ sku }) => sku),
        page: table.getPage(),
        size: table.getPageSize(),
        sorted: table.getSorters().map(({ field, dir }) => `${field} ${dir}`),
        filters: table.getHeaderFilters().map(({ field, value }) => `${field} ${value}`),
      };
    })),
    products: [...new Set((await texts(tab, '.tabulator-row [tabulator-field="product"]')).map((one) => one.split(',')[0]))].sort(),
    told: await tab.locator('#told').textContent(),
    typed: await values(tab, '.tabulator-row .tabulator-editing input'),
  }),
  commands: [
    {
      says: 'sort by price',
      right: { sorted: ['price asc'], products: any },
      hand: press('.tabulator-col[tabulator-field="price"] .tabulator-col-title'),
    },
    { says: 'go to the last page', right: { page: 4, products: any }, hand: press('.tabulator-page[data-page="last"]') },
    {
      says: 'select A-103 and A-105 and reorder them',
      via: { picked: any },
      right: { picked: ['A-103', 'A-105'], told: 'Ordered: A-103, A-105' },
      hand: async (tab: Page) => {
        await tick('A-103')(tab);
        await tick('A-105')(tab);
        await press('#order')(tab);
      },
    },
    {
      says: 'set the stock of A-102 to 40',
      via: { typed: any },
      right: { stock: STOCK_OF.map(([sku, stock]) => [sku, sku === 'A-102' ? 40 : stock]) },
      hand: async (tab: Page) => {
        await press(`${row('A-102')} [tabulator-field="stock"]`)(tab);
        await tab.keyboard.press('ControlOrMeta+a');
        await tab.keyboard.type('40');
        await tab.keyboard.press('Enter');
      },
    },
    {
      says: 'filter Product by lamp',
      right: { filters: ['product lamp'], products: ['Desk lamp', 'Floor lamp'] },
      hand: (tab) => tab.locator('[tabulator-field="product"] .tabulator-header-filter input').pressSequentially('lamp'),
    },
    {
      says: '25 rows per page',
      right: { size: 25, products: any },
      hand: (tab) => tab.locator('.tabulator-page-size').selectOption('25'),
    },
    { says: 'how many of A-104 are in stock', tells: /\b6\b/ },
    { says: 'correct the stock to 12', kind: 'ambiguous', suggests: /A-1\d\d|stock/i },
  ],
};
