import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, values } from '../met/gentelella';
import { site } from '../site';

const goTo = (name: string) => press(`#sidenav-main a:has-text("${name}")`);
const elsewhere = (path: RegExp) => ({ path, search: any, dark: any, fixed: any, type: any, panel: any, menus: any });
const gear = press('.fixed-plugin-button');

/** The billing page of Creative Tim's Material Dashboard: invoices, cards and payments, and a drawer that changes the looks. */
export const BILLING: Bed = {
  on: {
    name: 'Material Dashboard billing',
    serve: site({ folder: 'material-dashboard', at: '/pages/billing.html' }),
    ready: async (tab) => {
      await tab.waitForLoadState('load');
      await tab.locator('#sidenav-main').waitFor();
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    search: await values(tab, '#navbar input'),
    dark: await tab.locator('body.dark-version').count(),
    fixed: await tab.locator('#navbarBlur.position-sticky').count(),
    type: await tab.locator('.fixed-plugin [data-class].active').evaluateAll((all) => all.map((one) => one.textContent?.trim())),
    panel: await tab.locator('.fixed-plugin.show').count(),
    menus: await tab.locator('.dropdown-menu.show').count(),
  }),
  commands: [
    { says: 'go to Tables', right: elsewhere(/tables\.html/), hand: goTo('Tables') },
    { says: 'how much was invoice #FB-212562?', tells: /560/ },
    {
      says: 'type netflix into the search field',
      right: { search: ['netflix'] },
      hand: (tab) => tab.locator('#navbar input').fill('netflix'),
    },
    { says: "what's the email address of Lucas Harper", tells: /lucas@stone-tech\.com/ },
    {
      says: 'turn on the dark mode (Light / Dark)',
      via: { panel: any },
      right: { dark: 1, panel: any },
      hand: async (tab: Page) => {
        await gear(tab);
        await press('#dark-version')(tab);
      },
    },
    { says: 'open my profile', right: elsewhere(/profile\.html/), hand: goTo('Profile') },
    { says: 'delete the billing information', kind: 'ambiguous', suggests: /Delete|Oliver|Lucas|Ethan/i },
    { says: 'transfer $50 to Lucas Harper', kind: 'impossible' },
  ],
};
