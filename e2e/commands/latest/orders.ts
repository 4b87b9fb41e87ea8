import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orders</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/bootstrap/dist/css/bootstrap.min.css"><link rel="stylesheet" href="/npm/bootstrap-table/dist/bootstrap-table.min.css"><link rel="stylesheet" href="/npm/bootstrap-table/dist/extensions/filter-control/bootstrap-table-filter-control.min.css"></head><body class="container py-3">
<h1>Orders</h1><div id="toolbar"><button id="export" class="btn btn-secondary">Export</button> <button id="ship" class="btn btn-primary">Mark as shipped</button></div>
<table id="table"></table><p role="status" id="told"></p>
<script src="/npm/jquery/dist/jquery.min.js"></script><script src="/npm/bootstrap/dist/js/bootstrap.bundle.min.js"></script><script src="/npm/bootstrap-table/dist/bootstrap-table.min.js"></script><script src="/npm/bootstrap-table/dist/extensions/filter-control/bootstrap-table-filter-control.min.js"></script>
<script>
const people = ['Ines Costa', 'Liam Byrne', 'Mei Tanaka', 'Omar Haddad', 'Petra Novak', 'Sofia Rossi', 'Tom Becker'], cities = ['Lisbon', 'Dublin', 'Osaka', 'Cairo', 'Brno', 'Turin', 'Bremen'], states = ['Open', 'Paid', 'Shipped', 'Returned'];
const rows = Array.from({ length: 43 }, (_, at) => ({ id: 1001 + at, customer: people[at % 7], city: cities[at % 7], status: states[(at * 3 + (at >> 2)) % 4], total: ((at * 37) % 211) + 9 }));
$('#table').bootstrapTable({ toolbar: '#toolbar', idField: 'id', uniqueId: 'id', search: true, filterControl: true, pagination: true, pageSize: 10, pageList: [10, 25, 50], showColumns: true, showToggle: true, clickToSelect: false, data: rows, icons: {}, buttonsAlign: 'right',
  columns: [{ field: 'picked', checkbox: true }, { field: 'id', title: 'Order', sortable: true }, { field: 'customer', title: 'Customer', sortable: true, filterControl: 'input' }, { field: 'city', title: 'City' }, { field: 'status', title: 'Status', filterControl: 'select' }, { field: 'total', title: 'Total (€)', sortable: true }] });
document.querySelector('#ship').addEventListener('click', () => { for (const { id } of $('#table').bootstrapTable('getSelections')) $('#table').bootstrapTable('updateByUniqueId', { id, row: { status: 'Shipped', picked: false } }); });
document.querySelector('#export').addEventListener('click', () => { document.querySelector('#told').textContent = 'Exported ' + $('#table').bootstrapTable('getData').length + ' orders.'; });
</script></body></html>`;

interface Table {
  bootstrapTable(question: string): { id: number; status: string; picked?: boolean }[];
}

const row = (id: number) => press(`tr[data-uniqueid="${id}"] [type=checkbox]`);
const shipped = async (tab: Page, all: string) =>
  tab.evaluate(
    (how) =>
      (globalThis as unknown as { $(at: string): Table })
        .$('#table')
        .bootstrapTable(how)
        .filter(({ id, status }) => id < 1008 && status === 'Shipped')
        .map(({ id }) => id),
    all,
  );

/** Resolves when nothing was built for so long, ms. */
const rests = (ms: number) =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, ms);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** 43 orders in bootstrap-table with paging, sorting, a search and filters in the head of two columns. */
export const ORDERS: Bed = {
  on: {
    name: 'bootstrap-table orders',
    serve: site({ at: '/orders', page }),
    ready: async (tab) => {
      await tab.locator('tr[data-uniqueid]').first().waitFor();
      // Its filters build the table once more some 600 ms later, on page 1, whatever was pressed before (26 November: Abra had become faster than that).
      await tab.evaluate(rests, 800);
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    page: await texts(tab, '.page-item.active'),
    size: await texts(tab, '.page-list .page-size'),
    sorted: await tab
      .locator('.th-inner.asc, .th-inner.desc')
      .evaluateAll((all) => all.map((one) => `${one.className.match(/asc|desc/)?.[0]} ${one.textContent?.trim()}`)),
    customers: [...new Set(await texts(tab, 'tr[data-uniqueid] td:nth-child(3)'))].sort(),
    states: [...new Set(await texts(tab, 'tr[data-uniqueid] td:nth-child(5)'))].sort(),
    asked: await values(tab, '.search-input, .filter-control input, .filter-control select'),
    picked: await tab.locator('tr.selected').count(),
    shipped: await shipped(tab, 'getData'),
    told: await tab.locator('#told').textContent(),
  }),
  commands: [
    {
      says: 'show only the open orders',
      right: { states: ['Open'], asked: any, customers: any, page: any, size: any, shipped: any },
      hand: (tab) => tab.locator('.filter-control select').selectOption('Open'),
    },
    { says: 'go to page 3', right: { page: ['3'], customers: any, states: any }, hand: press('[aria-label="to page 3"]') },
    {
      says: 'sort by total, highest first',
      via: { sorted: ['asc Total (€)'], customers: any, states: any },
      right: { sorted: ['desc Total (€)'], customers: any, states: any },
      hand: async (tab: Page) => {
        await press('.th-inner:has-text("Total")')(tab);
        await press('.th-inner:has-text("Total")')(tab);
      },
    },
    {
      says: 'show 50 rows per page pls',
      via: { size: any },
      right: { size: ['50'], page: any, customers: any, states: any },
      hand: async (tab: Page) => {
        await press('.page-list button')(tab);
        await press('.page-list .dropdown-item:text-is("50")')(tab);
      },
    },
    {
      says: 'filter the customers for Mei Tanaka',
      right: { customers: ['Mei Tanaka'], asked: any, states: any, page: any, size: any, shipped: any },
      hand: (tab) => tab.locator('.filter-control input').pressSequentially('Mei Tanaka'),
    },
    {
      says: 'tick orders 1001 and 1005, then mark them as shipped',
      via: { picked: any, shipped: any, states: any },
      right: { shipped: [1001, 1003, 1005], states: any, picked: any },
      hand: async (tab: Page) => {
        await row(1001)(tab);
        await row(1005)(tab);
        await press('#ship')(tab);
      },
    },
    { says: 'wie hoch ist der Betrag von Bestellung 1004?', tells: /\b120\b/ },
    { says: 'delete order 1007', kind: 'impossible' },
  ],
};
