import type { Page } from '@playwright/test';
import { handsontable } from '../../../apps/flows/handsontable';
import { maildev } from '../../../apps/flows/maildev';
import { openlayers } from '../../../apps/flows/openlayers';
import { quill } from '../../../apps/flows/quill';
import { surveyCreator } from '../../../apps/flows/survey-creator';
import { verdaccio } from '../../../apps/flows/verdaccio';
import { at, type Task } from '../task';
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
  ...at({ address: '/pages/expenses', state: (tab) => tab.getByRole('status').textContent() })({
    expense: {
      first: { goal: 'hand in an expense for Meals', right: 'Received no receipt for Meals' },
      other: { goal: 'hand in an expense for Travel', right: 'Received no receipt for Travel' },
    },
  }),
  ...at({ application: openlayers, state: (tab) => tab.locator('#kind').inputValue() })({
    'map-draw': {
      first: { goal: 'choose Point to draw', right: 'Point' },
      other: { goal: 'choose Circle to draw', right: 'Circle' },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: openlayers, state: zoom })({
    'map-closer': {
      first: { goal: 'zoom in on the map', right: 4 },
      changed: { right: 3, before: (tab) => tab.locator('.ol-zoom-out').click() },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: verdaccio })({
    'packages-needs': {
      first: { goal: 'show what the package green-tea depends on', right: { path: '/-/web/detail/green-tea', tab: 1 } },
      other: { goal: 'show what the package tea-pot depends on', right: { path: '/-/web/detail/tea-pot', tab: 1 } },
    },
  }),
  ...at({ application: maildev, state: subjects })({
    'mail-delete': {
      first: { goal: 'delete the mail "Your invoice"', right: ['Tea on Friday', 'Tea on Sunday'] },
      other: { goal: 'delete the mail "Tea on Sunday"', right: ['Tea on Friday', 'Your invoice'] },
    },
  }),
  ...at({ application: surveyCreator })({
    'survey-add': {
      first: { goal: 'add a question of the kind Dropdown to the survey', right: ['dropdown '] },
      other: { goal: 'add a question of the kind Checkboxes to the survey', right: ['checkbox '] },
    },
  }),
  ...at({ application: quill })({
    'quill-heading': {
      first: { goal: 'make the line a Heading 1', right: ['Dear all,', ['\n', { header: 1 }]] },
      other: { goal: 'make the line a Heading 2', right: ['Dear all,', ['\n', { header: 2 }]] },
      drifted: { before: narrower },
    },
  }),
  ...at({ application: handsontable, state: paid })({
    'grid-paid': {
      first: { goal: 'tick the box in the row of Bob', right: ['Bob,7,Bergen,true'] },
      other: { goal: 'tick the box in the row of Dora', right: ['Dora,10,Oslo,true'] },
    },
  }),
  ...at({ address: '/shop/', state: filtered })({
    'shop-up-to': {
      first: { goal: 'show only bags that cost up to 150 dollars', right: { kinds: 'bag', min: '', max: '150' } },
      other: { goal: 'show only lights that cost up to 300 dollars', right: { kinds: 'light', min: '', max: '300' } },
      drifted: { address: `/shop/?${REORDERED}` },
    },
  }),
  ...at({ address: '/shop/', state: cartOf })({
    'shop-cheapest': {
      first: { goal: 'which bag is the cheapest?', right: [], says: /Alder/ },
      other: { goal: 'which light is the cheapest?', right: [], says: /Aura/ },
    },
  }),
  ...at({ address: '/shop/cart', state: cartOf })({
    'cart-empty': {
      first: { goal: 'take everything out of my cart', right: [], before: withCart(CART) },
      changed: { before: withCart(FULLER_CART) },
      drifted: { before: withCart(CART), address: `/shop/cart?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/desk/dashboard', begin: openDesk, state: happenedIn })({
    'desk-cancel-to': {
      first: { goal: 'cancel the trip to Kyoto', right: ['cancel Kyoto'] },
      other: { goal: 'cancel the trip to Montreal', right: ['cancel Montreal'] },
      changed: {
        right: ['cancel Lisbon', 'cancel Kyoto'],
        before: (tab) => tab.getByRole('row', { name: 'Lisbon' }).getByRole('button', { name: 'Cancel' }).click(),
      },
    },
  }),
  ...at({ address: '/desk/results?q=Rome', begin: openDesk, state: cheapest })({
    'desk-cheapest': {
      first: { goal: 'select the cheapest stay', right: 'the cheapest' },
      changed: { address: '/desk/results?q=Bergen' },
    },
  }),
];
