import type { Bed } from '../command';
import { site } from '../site';
import { any, press, texts, values } from './gentelella';

const client = (name: string) => `.jsgrid-grid-body tr:has(td:text-is("${name}"))`;
const cells = (column: number) => `.jsgrid-grid-body tr td:nth-child(${column})`;

/** The first demo of jsGrid: a hundred clients, 15 a page. */
export const CLIENTS: Bed = {
  on: {
    name: 'jsGrid clients',
    serve: site({ folder: 'jsgrid', at: '/demos/basic.html' }),
    ready: (tab) => tab.locator(client('Otto Clay')).waitFor(),
  },
  state: async (tab) => ({
    rows: (await texts(tab, '.jsgrid-grid-body tr')).length,
    names: await texts(tab, cells(1)),
    ages: (await texts(tab, cells(2))).join(),
    countries: [...new Set(await texts(tab, cells(4)))].filter(Boolean).join(),
    filters: await values(tab, '.jsgrid-filter-row input[type=text], .jsgrid-filter-row input[type=number], .jsgrid-filter-row select'),
    page: (await texts(tab, '.jsgrid-pager-current-page'))[0],
    edits: await values(tab, '.jsgrid-edit-row input[type=text], .jsgrid-edit-row input[type=number]'),
    inserts: await tab.locator('.jsgrid-insert-row').isVisible(),
  }),
  commands: [
    { says: 'sort by age', right: { names: any, ages: /^"20,20,/, countries: any }, hand: press('th:text-is("Age")') },
    { says: 'go to page 3', right: { page: '3', names: any, ages: any, countries: any }, hand: press('.jsgrid-pager-page:has-text("3")') },
    {
      says: 'show only the people from France',
      via: { filters: any },
      right: { filters: ['', '', '', '4'], countries: 'France', page: any, names: any, ages: any, rows: any },
      hand: async (tab) => {
        await tab.locator('.jsgrid-filter-row select').selectOption({ label: 'France' });
        await press('.jsgrid-search-button')(tab);
      },
    },
    {
      says: 'edit Connor Johnston',
      right: { edits: /Connor Johnston/, names: any, ages: any, countries: any, rows: any },
      hand: press(`${client('Connor Johnston')} .jsgrid-edit-button`),
    },
    {
      says: "change Lacey Hess's age to 30",
      via: { edits: any, names: any, ages: any, countries: any, rows: any },
      right: { ages: /^"61,73,30,/ },
      hand: async (tab) => {
        await press(`${client('Lacey Hess')} .jsgrid-edit-button`)(tab);
        await tab.locator('.jsgrid-edit-row input[type=number]').fill('30');
        await press('.jsgrid-update-button')(tab);
      },
    },
    { says: 'how old is Timothy Henson?', tells: /\b78\b/ },
    { says: 'where does Dante Carter live?', tells: /P\.O\. Box 976|United States/ },
    {
      says: '次のページを表示して',
      right: { page: '2', names: any, ages: any, countries: any },
      hand: press('.jsgrid-pager-nav-button:has-text("Next") a'),
    },
    {
      says: 'last page',
      right: { page: '7', names: any, ages: any, countries: any, rows: 10 },
      hand: press('.jsgrid-pager-nav-button:has-text("Last") a'),
    },
    {
      says: 'find the client called "Otto Clay"',
      via: { filters: ['Otto Clay', '', '', '0'] },
      right: { filters: ['Otto Clay', '', '', '0'], names: ['Otto Clay'], rows: 1, ages: '61', countries: 'China', page: any },
      hand: async (tab) => {
        await tab.locator('.jsgrid-filter-row input').first().fill('Otto Clay');
        await press('.jsgrid-search-button')(tab);
      },
    },
    { says: 'switch to inserting', right: { inserts: true }, hand: press('.jsgrid-insert-mode-button') },
    { says: 'edit the client', kind: 'ambiguous', suggests: /Otto|Connor|Lacey|Timothy/ },
    { says: 'send Otto Clay a mail', kind: 'impossible' },
  ],
};
