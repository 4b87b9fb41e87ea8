import type { Page } from '@playwright/test';
import { handsontable } from '../../../apps/flows/handsontable';
import { maildev } from '../../../apps/flows/maildev';
import { openlayers } from '../../../apps/flows/openlayers';
import { quill } from '../../../apps/flows/quill';
import { surveyCreator } from '../../../apps/flows/survey-creator';
import { verdaccio } from '../../../apps/flows/verdaccio';
import type { Task } from '../task';
import { narrower } from './applications';
import { cartOf, happenedIn, lookOf, REDESIGNED, REORDERED, withCart } from './demo-sites';
import { openDesk } from './desk';

interface Wide {
  map: { getView(): { getZoom(): number } };
}

const zoom = (tab: Page) => tab.evaluate(() => Math.round((globalThis as unknown as Wide).map.getView().getZoom()));
const subjects = (tab: Page) =>
  tab.evaluate(async () => ((await (await fetch('/email')).json()) as { subject: string }[]).map(({ subject }) => subject));
const filtered = async (tab: Page) => {
  const { kinds, min, max } = await lookOf(tab);
  return { kinds, min, max };
};
const paid = (tab: Page) =>
  tab.evaluate(() =>
    (globalThis as unknown as { table: { getData(): unknown[][] } }).table
      .getData()
      .filter((row, at) => row[3] !== (at % 2 === 0))
      .map((row) => row.join()),
  );
/** "the cheapest" where the stay that was selected is the cheapest of the page, else its name. */
const cheapest = async (tab: Page) => {
  const { selected } = await lookOf(tab);
  const stays = await tab.locator('.stay').evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.querySelector('.stay-name')?.textContent,
      price: Number(card.querySelector('.stay-price')?.textContent?.slice(1)),
    })),
  );
  const [least] = stays.sort((left, right) => left.price - right.price);
  return selected === least?.name ? 'the cheapest' : selected;
};

const CART = [
  { id: 1, colour: 'black', count: 1 },
  { id: 21, colour: 'sand', count: 2 },
];
const FULLER_CART = [...CART, { id: 51, colour: 'black', count: 3 }];

/** Tasks that were written before Abra was ever played on them, when what the others had shown was mended already. */
export const WRITTEN_LATER: readonly Task[] = [
  {
    name: 'expense',
    address: '/pages/expenses',
    state: (tab) => tab.getByRole('status').textContent(),
    visits: {
      first: { goal: 'hand in an expense for Meals', right: 'Received no receipt for Meals' },
      other: { goal: 'hand in an expense for Travel', right: 'Received no receipt for Travel' },
    },
  },
  {
    name: 'map-draw',
    application: openlayers,
    state: (tab) => tab.locator('#kind').inputValue(),
    visits: {
      first: { goal: 'choose Point to draw', right: 'Point' },
      other: { goal: 'choose Circle to draw', right: 'Circle' },
      drifted: { goal: 'choose Point to draw', right: 'Point', before: narrower },
    },
  },
  {
    name: 'map-closer',
    application: openlayers,
    state: zoom,
    visits: {
      first: { goal: 'zoom in on the map', right: 4 },
      changed: { goal: 'zoom in on the map', right: 3, before: (tab) => tab.locator('.ol-zoom-out').click() },
      drifted: { goal: 'zoom in on the map', right: 4, before: narrower },
    },
  },
  {
    name: 'packages-needs',
    application: verdaccio,
    visits: {
      first: { goal: 'show what the package green-tea depends on', right: { path: '/-/web/detail/green-tea', tab: 1 } },
      other: { goal: 'show what the package tea-pot depends on', right: { path: '/-/web/detail/tea-pot', tab: 1 } },
    },
  },
  {
    name: 'mail-delete',
    application: maildev,
    state: subjects,
    visits: {
      first: { goal: 'delete the mail "Your invoice"', right: ['Tea on Friday', 'Tea on Sunday'] },
      other: { goal: 'delete the mail "Tea on Sunday"', right: ['Tea on Friday', 'Your invoice'] },
    },
  },
  {
    name: 'survey-add',
    application: surveyCreator,
    visits: {
      first: { goal: 'add a question of the kind Dropdown to the survey', right: ['dropdown '] },
      other: { goal: 'add a question of the kind Checkboxes to the survey', right: ['checkbox '] },
    },
  },
  {
    name: 'quill-heading',
    application: quill,
    visits: {
      first: { goal: 'make the line a Heading 1', right: ['Dear all,', ['\n', { header: 1 }]] },
      other: { goal: 'make the line a Heading 2', right: ['Dear all,', ['\n', { header: 2 }]] },
      drifted: { goal: 'make the line a Heading 1', right: ['Dear all,', ['\n', { header: 1 }]], before: narrower },
    },
  },
  {
    name: 'grid-paid',
    application: handsontable,
    state: paid,
    visits: {
      first: { goal: 'tick the box in the row of Bob', right: ['Bob,7,Bergen,true'] },
      other: { goal: 'tick the box in the row of Dora', right: ['Dora,10,Oslo,true'] },
    },
  },
  {
    name: 'shop-up-to',
    address: '/shop/',
    state: filtered,
    visits: {
      first: { goal: 'show only bags that cost up to 150 dollars', right: { kinds: 'bag', min: '', max: '150' } },
      other: { goal: 'show only lights that cost up to 300 dollars', right: { kinds: 'light', min: '', max: '300' } },
      drifted: {
        goal: 'show only bags that cost up to 150 dollars',
        right: { kinds: 'bag', min: '', max: '150' },
        address: `/shop/?${REORDERED}`,
      },
    },
  },
  {
    name: 'shop-cheapest',
    address: '/shop/',
    state: cartOf,
    visits: {
      first: { goal: 'which bag is the cheapest?', right: [], says: /Alder/ },
      other: { goal: 'which light is the cheapest?', right: [], says: /Aura/ },
    },
  },
  {
    name: 'cart-empty',
    address: '/shop/cart',
    state: cartOf,
    visits: {
      first: { goal: 'take everything out of my cart', right: [], before: withCart(CART) },
      changed: { goal: 'take everything out of my cart', right: [], before: withCart(FULLER_CART) },
      drifted: { goal: 'take everything out of my cart', right: [], before: withCart(CART), address: `/shop/cart?${REDESIGNED}` },
    },
  },
  {
    name: 'desk-cancel-to',
    address: '/desk/dashboard',
    begin: openDesk,
    state: happenedIn,
    visits: {
      first: { goal: 'cancel the trip to Kyoto', right: ['cancel Kyoto'] },
      other: { goal: 'cancel the trip to Montreal', right: ['cancel Montreal'] },
      changed: {
        goal: 'cancel the trip to Kyoto',
        right: ['cancel Lisbon', 'cancel Kyoto'],
        before: (tab) => tab.getByRole('row', { name: 'Lisbon' }).getByRole('button', { name: 'Cancel' }).click(),
      },
    },
  },
  {
    name: 'desk-cheapest',
    address: '/desk/results?q=Rome',
    begin: openDesk,
    state: cheapest,
    visits: {
      first: { goal: 'select the cheapest stay', right: 'the cheapest' },
      changed: { goal: 'select the cheapest stay', right: 'the cheapest', address: '/desk/results?q=Bergen' },
    },
  },
];
