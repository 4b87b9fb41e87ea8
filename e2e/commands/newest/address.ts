import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const fill = (field: string, value: string) => (tab: Page) => tab.locator(`#identity [name=${field}]`).fill(value);

/** The last step of making an account, as the design system of the French state has it. */
export const ADDRESS: Bed = {
  on: {
    name: 'DSFR address',
    serve: site({ folder: '@gouvfr/dsfr', at: '/example/layout/page/register/2-steps/2c-address/index.html' }),
    ready: async (tab) => {
      await tab.waitForLoadState('load');
      await tab.locator('html[data-fr-js]').waitFor();
    },
  },
  state: async (tab) => ({
    at: decodeURIComponent(new URL(tab.url()).pathname.split('/').at(-2) ?? '') + new URL(tab.url()).search,
    fields: await values(tab, '#identity input'),
    open: await texts(tab, 'button[aria-expanded=true]'),
    dialogs: await tab.locator('dialog[open]').count(),
  }),
  commands: [
    {
      says: 'Adresse : 12 rue de la Paix, code postal : 75002, ville : Paris',
      via: { fields: any },
      right: { fields: ['12 rue de la Paix', '', '75002', 'Paris'] },
      hand: async (tab) => {
        await fill('address-line1', '12 rue de la Paix')(tab);
        await fill('postal-code', '75002')(tab);
        await fill('address-level2', 'Paris')(tab);
      },
    },
    { says: 'type 34000 into "Code postal"', right: { fields: ['', '', '34000', ''] }, hand: fill('postal-code', '34000') },
    {
      says: 'Complément d’adresse: Bâtiment B',
      right: { fields: ['', 'Bâtiment B', '', ''] },
      hand: fill('address-line2', 'Bâtiment B'),
    },
    {
      says: 'mets Lyon comme ville puis clique sur Valider',
      via: { fields: ['', '', '', 'Lyon'] },
      right: { at: /address-level2=Lyon/, fields: any },
      hand: async (tab) => {
        await fill('address-level2', 'Lyon')(tab);
        await press('#identity [type=submit]')(tab);
      },
    },
    { says: 'à quelle étape suis-je ?', tells: /\b3\b|trois/i },
    { says: 'open "Extrait de code"', right: { open: ['Extrait de code'] }, hand: press('.fr-accordion__btn') },
    {
      says: 'open the first "Entrée mega menu"',
      right: { open: ['Entrée mega menu'] },
      hand: press('.fr-nav__btn:text-is("Entrée mega menu")'),
    },
    { says: 'ouvre le menu', kind: 'ambiguous', suggests: /menu/i },
  ],
};
