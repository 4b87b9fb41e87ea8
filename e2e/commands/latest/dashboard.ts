import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

/** The box is drawn by a label without a height: it is pressed in the middle of its cell. */
const task = (name: string) => press(`.card-tasks tr:has-text("${name}") td`);
const goTo = (name: string) => press(`.sidebar a:has-text("${name}")`);
const elsewhere = (path: RegExp) => ({ path, chart: any, tasks: any });

/** The dashboard of Creative Tim's Black Dashboard: charts with three views, tasks to tick, icons without words. */
export const DASHBOARD: Bed = {
  on: {
    name: 'Black Dashboard',
    serve: site({ folder: 'black-dashboard', at: '/examples/dashboard.html' }),
    ready: async (tab) => {
      await tab.waitForLoadState('load');
      await tab.locator('.card-tasks').waitFor();
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    chart: await texts(tab, '.btn-group-toggle .active'),
    tasks: await values(tab, '.card-tasks tbody input'),
    search: [...(await values(tab, '#searchModal.show input')), await tab.locator('#searchModal.show').count()],
    open: await tab.locator('.dropdown-menu.show').count(),
  }),
  commands: [
    { says: 'show me the purchases chart', right: { chart: ['Purchases'] }, hand: press('.btn-group-toggle label:has-text("Purchases")') },
    {
      says: 'mark "Solve the issues" as done',
      right: { tasks: [false, true, true, false, false, false] },
      hand: task('Solve the issues'),
    },
    { says: 'take me to my user profile', right: elsewhere(/user\.html/), hand: goTo('User Profile') },
    {
      says: 'open the search and type shipments',
      via: { search: any },
      right: { search: ['shipments', 1] },
      hand: async (tab: Page) => {
        await press('#search-button')(tab);
        await tab.locator('#searchModal.show input').fill('shipments');
      },
    },
    { says: 'whats the salary of doris greene', tells: /63,542/ },
    { says: 'geh bitte auf die Seite Typography', right: elsewhere(/typography\.html/), hand: goTo('Typography') },
    { says: 'edit the task', kind: 'ambiguous', suggests: /Update|GDPR|Solve|Release|Export|Arival|task/i },
    { says: 'export the performance chart as a PDF', kind: 'impossible' },
  ],
};
