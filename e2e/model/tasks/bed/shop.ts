import type { Page } from '@playwright/test';
import { at, type Task } from '../task';
import { cartOf, lookOf, REDESIGNED, REORDERED, withCart } from './demo-sites';

const listed = async (tab: Page) => {
  const { q, kinds, min, max, sort } = await lookOf(tab);
  return { q, kinds, min, max, sort };
};
const ALL = { q: '', kinds: '', min: '', max: '', sort: 'featured' };

const delivery = (tab: Page) =>
  tab.evaluate(() => {
    const { site } = globalThis as unknown as { site: { element(part: string): HTMLInputElement } };
    return ['full-name', 'street', 'postcode', 'city', 'country'].map((part) => site.element(part).value);
  });
const speed = (tab: Page) => tab.locator('input[name=delivery]:checked').inputValue();

const TWO = [
  { id: 1, colour: 'black', count: 1 },
  { id: 21, colour: 'sand', count: 2 },
];
const OTHER_TWO = [
  { id: 51, colour: 'black', count: 3 },
  { id: 1, colour: 'black', count: 1 },
  { id: 21, colour: 'sand', count: 2 },
];

/** The camera shop of the demo sites: search, endless list, filters, cart, checkout. */
export const SHOP: readonly Task[] = [
  ...at({ address: '/shop/', state: cartOf })({
    'shop-add': {
      first: { goal: 'put the Juniper Tripod into the cart', right: ['27 black 1'] },
      other: { goal: 'put the Granite Camera into the cart', right: ['8 black 1'] },
      changed: { right: ['1 black 1', '21 sand 2', '27 black 1'], before: withCart(TWO) },
      drifted: { address: `/shop/?${REORDERED}` },
    },
    'shop-find-and-add': {
      first: { goal: 'search for "maple" and put the Maple Tripod into the cart', right: ['29 black 1'] },
      other: { goal: 'search for "ember" and put the Ember Studio light into the cart', right: ['45 black 1'] },
      drifted: { address: `/shop/?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/shop/product/4', state: cartOf })({
    'shop-three-silver': {
      first: { goal: 'put 3 of these in silver into the cart', right: ['4 silver 3'] },
      other: { goal: 'put 5 of these in sand into the cart', right: ['4 sand 5'] },
      changed: { right: ['12 silver 3'], address: '/shop/product/12' },
      drifted: { address: `/shop/product/4?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/shop/', state: listed })({
    'shop-sort': {
      first: { goal: 'sort the products by price, cheapest first', right: { ...ALL, sort: 'low' } },
      other: { goal: 'sort the products by rating, best first', right: { ...ALL, sort: 'rating' } },
      changed: { right: { ...ALL, q: 'film', sort: 'low' }, address: '/shop/?q=film' },
      drifted: { address: `/shop/?${REDESIGNED}` },
    },
    'shop-kinds': {
      first: { goal: 'show only the tripods', right: { ...ALL, kinds: 'tripod' } },
      other: { goal: 'show only the bags', right: { ...ALL, kinds: 'bag' } },
      drifted: { address: `/shop/?${REORDERED}` },
    },
    'shop-at-most': {
      first: { goal: 'show only products that cost at most 100 dollars', right: { ...ALL, max: '100' } },
      other: { goal: 'show only products that cost at most 250 dollars', right: { ...ALL, max: '250' } },
      drifted: { address: `/shop/?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/shop/', state: cartOf })({
    'shop-price': {
      first: { goal: 'how much is the Mesa Camera bag?', right: [], says: /\$90\b/ },
      other: { goal: 'how much is the Grain 400 Film?', right: [], says: /\$19\b/ },
      drifted: { says: /\$90\b/, address: `/shop/?${REORDERED}` },
    },
  }),
  ...at({ address: '/shop/cart', state: cartOf })({
    'shop-remove': {
      first: { goal: 'remove the Aria Camera from the cart', right: ['21 sand 2'], before: withCart(TWO) },
      other: { goal: 'remove the Ash Tripod from the cart', right: ['1 black 1'], before: withCart(TWO) },
      changed: { right: ['51 black 3', '21 sand 2'], before: withCart(OTHER_TWO) },
      drifted: { before: withCart(TWO), address: `/shop/cart?${REDESIGNED}` },
    },
    'shop-count': {
      first: { goal: 'change the quantity of the Ash Tripod to 4', right: ['1 black 1', '21 sand 4'], before: withCart(TWO) },
      other: { goal: 'change the quantity of the Aria Camera to 3', right: ['1 black 3', '21 sand 2'], before: withCart(TWO) },
      changed: { right: ['51 black 3', '1 black 1', '21 sand 4'], before: withCart(OTHER_TWO) },
      drifted: { before: withCart(TWO), address: `/shop/cart?${REORDERED}` },
    },
    'shop-total': {
      first: { goal: 'what is the total of my cart?', right: ['1 black 1', '21 sand 2'], says: /\$547\b/, before: withCart(TWO) },
      changed: { right: ['51 black 3', '1 black 1', '21 sand 2'], says: /\$574\b/, before: withCart(OTHER_TWO) },
    },
  }),
  ...at({ address: '/shop/checkout', state: delivery })({
    'shop-address': {
      first: {
        goal: 'fill in the delivery address: Ada Byron, 12 Hill Road, 1050 Vienna, Austria',
        right: ['Ada Byron', '12 Hill Road', '1050', 'Vienna', 'Austria'],
        before: withCart(TWO),
      },
      other: {
        goal: 'fill in the delivery address: Jun Sato, 4 Elm Street, 90210 Kyoto, Japan',
        right: ['Jun Sato', '4 Elm Street', '90210', 'Kyoto', 'Japan'],
        before: withCart(TWO),
      },
      drifted: { before: withCart(TWO), address: `/shop/checkout?${REORDERED}` },
    },
  }),
  ...at({ address: '/shop/checkout', state: speed })({
    'shop-express': {
      first: { goal: 'choose express delivery', right: 'express', before: withCart(TWO) },
      changed: {
        before: async (tab) => {
          await withCart(TWO)(tab);
          await tab.locator('input[name=delivery][value=express]').check();
        },
      },
      drifted: { before: withCart(TWO), address: `/shop/checkout?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/shop/', state: cartOf })({
    'shop-unknown': { first: { goal: 'put the Zenith Camera into the cart', right: [], impossible: true } },
  }),
];
