import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts } from '../met/gentelella';
import { site } from '../site';

const PHONES = ['Model', 'Apple iPhone 5', 'Samsung Galaxy S III', 'Nokia Lumia 920', 'HTC One X'];
const without = (...names: readonly string[]) => PHONES.filter((one) => !names.some((name) => one.includes(name)));
const compare = press('.ui-table-columntoggle-btn');
const hide =
  (...names: readonly string[]) =>
  async (tab: Page) => {
    await compare(tab);
    for (const name of names) await press(`.ui-popup-active label:has-text("${name}")`)(tab);
  };

/** jQuery Mobile's comparison of phones: its columns can be hidden, its photos open large. */
export const PHONES_COMPARED: Bed = {
  on: {
    name: 'jQuery Mobile phones',
    serve: site({
      folder: 'jquery-mobile/dist/demos',
      at: '/table-column-toggle-example/index.html',
      // The published page asks for a folder that is one level up.
      instead: [[/src="js\/jquery\.js"/, 'src="../js/jquery.js"']],
    }),
    ready: (tab) => tab.locator('.ui-table-columntoggle-btn').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    columns: await texts(tab, '.ui-page-active #phone-table thead th:visible'),
    open: await tab.locator('.ui-popup-active .ui-popup').evaluateAll((all) => all.map((one) => one.id)),
  }),
  commands: [
    { says: 'hide the HTC phone', via: { open: any }, right: { columns: without('HTC'), open: any }, hand: hide('HTC') },
    {
      says: 'only compare the iPhone and the Nokia',
      via: { open: any, columns: any },
      right: { columns: without('HTC', 'Samsung'), open: any },
      hand: hide('HTC', 'Samsung'),
    },
    { says: 'open Compare', right: { open: ['phone-table-popup'] }, hand: compare },
    {
      says: 'show me the photo of the iPhone 5 in large',
      right: { open: ['img-iphone5'] },
      hand: press('[href="#img-iphone5"]'),
    },
    { says: 'How much does the Lumia weigh?', tells: /0\.41/ },
    { says: 'quanto pesa o HTC One X?', tells: /0\.29/ },
    {
      says: 'take me to the demo of the Rangeslider widget',
      right: { path: /rangeslider/, columns: any },
      hand: press('.jqm-navmenu-panel a:has-text("Rangeslider widget"):visible'),
    },
    { says: 'show the photo in large', kind: 'ambiguous', suggests: /iPhone|Galaxy|Lumia|One X|photo|picture/i },
  ],
};
