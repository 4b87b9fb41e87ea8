import { readFileSync } from 'node:fs';
import type { Bed } from '../command';
import { press, texts, values } from '../met/gentelella';
import { inPackages, site } from '../site';

const file = (name: string) => readFileSync(inPackages('carbon-components', name), 'utf8');

/** Its fonts are elsewhere, and the page is not loaded before it is known whether they are there. */
const page = () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Data table</title><link rel="icon" href="data:,">
<style>${file('css/carbon-components.min.css').replace(/@font-face\s*{[^}]*}/g, '')}</style></head><body>
${file('html/data-table/data-table--with-pager.html')}
<script src="/npm/carbon-components/scripts/carbon-components.min.js"></script></body></html>`;

/** The data table with a pager of the examples of IBM's Carbon: one load balancer 1, and four that are called load balancer 5. */
export const BALANCERS: Bed = {
  on: {
    name: 'Carbon data table',
    serve: (port) => site({ at: '/table', page: page() })(port),
    ready: (tab) => tab.locator('.bx--pagination').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    rows: (await texts(tab, 'tbody tr')).length,
    ticked: await values(tab, 'tbody input[type=checkbox]'),
    sorted: await texts(tab, '.bx--table-sort--active'),
    search: await values(tab, '.bx--search-input'),
    pager: await values(tab, '.bx--pagination select'),
    menus: await tab.locator('.bx--overflow-menu--open').count(),
  }),
  commands: [
    {
      says: 'tick Load Balancer 1',
      right: { ticked: [true, false, false, false, false] },
      hand: press('tbody tr:has-text("Load Balancer 1") .bx--checkbox-label'),
    },
    {
      says: 'select all rows of the table',
      right: { ticked: [true, true, true, true, true] },
      hand: press('thead .bx--checkbox-label'),
    },
    { says: 'sort by port', right: { sorted: ['Port'] }, hand: press('.bx--table-sort:has-text("Port")') },
    {
      says: '20 items per page',
      right: { pager: ['20', '1'] },
      hand: (tab) => tab.locator('.bx--pagination select').first().selectOption('20'),
    },
    {
      says: '3ページ目を開いて',
      right: { pager: ['10', '3'] },
      hand: (tab) => tab.locator('.bx--pagination select').last().selectOption('3'),
    },
    {
      says: 'search the table for "round robin"',
      right: { search: ['round robin'] },
      hand: (tab) => tab.locator('.bx--search-input').fill('round robin'),
    },
    { says: 'which protocol does Load Balancer 1 use?', tells: /HTTP/ },
    { says: 'edit Load Balancer 5', kind: 'ambiguous', suggests: /Load Balancer 5/ },
  ],
};
