import type { Bed } from '../command';
import { site } from '../site';
import { any, press, texts, values } from './gentelella';

const minified = [
  [/dist\/style\.min\.css/g, 'dist/style.css'],
  [/simple-datatables\.min\.js/g, 'simple-datatables.js'],
  [/umd\/simple-datatables\.js/g, 'umd/simple-datatables.js'],
] as const;

/** The table of staff of SB Admin. */
export const STAFF: Bed = {
  on: {
    name: 'SB Admin tables',
    serve: site({ folder: 'startbootstrap-sb-admin/dist', at: '/tables.html', instead: minified }),
    ready: (tab) => tab.locator('.datatable-pagination').first().waitFor(),
  },
  state: async (tab) => ({
    at: new URL(tab.url()).pathname,
    hash: new URL(tab.url()).hash,
    search: await values(tab, '.datatable-input'),
    rows: (await texts(tab, '.datatable-table tbody tr')).length,
    first: (await texts(tab, '.datatable-table tbody td:first-child'))[0] ?? 'none',
    page: (await texts(tab, '.datatable-pagination .datatable-active'))[0] ?? 'none',
    side: !(await tab.evaluate(() => document.body.classList.contains('sb-sidenav-toggled'))),
  }),
  commands: [
    { says: 'show 25 entries per page', right: { rows: 25 }, hand: (tab) => tab.locator('.datatable-selector').selectOption('25') },
    {
      says: 'search for Tokyo',
      right: { search: ['Tokyo'], rows: 5, first: 'Garrett Winters', page: any },
      hand: (tab) => tab.locator('.datatable-input').pressSequentially('Tokyo'),
    },
    {
      says: 'sort by salary, highest first',
      via: { first: any },
      right: { first: /Fiona Green|Angelica Ramos/ },
      hand: async (tab) => {
        await press('th:has-text("Salary") .datatable-sorter')(tab);
        await press('th:has-text("Salary") .datatable-sorter')(tab);
      },
    },
    { says: 'go to page 4', right: { page: '4', first: any }, hand: press('.datatable-pagination [data-page="4"]') },
    { says: 'what is the salary of Airi Satou?', tells: /162,700/ },
    { says: 'hide the side bar', right: { side: false }, hand: press('#sidebarToggle') },
    {
      says: 'open Charts',
      right: { at: '/charts.html', search: any, rows: any, first: any, page: any },
      hand: press('[href="charts.html"]'),
    },
    {
      says: 'Layouts > Static Navigation',
      right: { at: '/layout-static.html', search: any, rows: any, first: any, page: any },
      hand: async (tab) => {
        await press('[data-bs-target="#collapseLayouts"]')(tab);
        await press('[href="layout-static.html"]')(tab);
      },
    },
    { says: 'Wie alt ist Ashton Cox?', tells: /\b66\b/ },
    {
      says: 'log out',
      right: { hash: '#!' },
      hand: async (tab) => {
        await press('#navbarDropdown')(tab);
        await tab.getByText('Logout').click();
      },
    },
    { says: 'last page please', right: { page: '6', rows: any, first: any }, hand: press('.datatable-pagination [data-page="6"]') },
    { says: 'which position does Brielle Williamson have?', tells: /Integration Specialist/ },
    { says: 'sort the table', kind: 'ambiguous', suggests: /Name|Position|Office|Age|Salary|date/ },
    { says: 'fire Tiger Nixon', kind: 'impossible' },
  ],
};
