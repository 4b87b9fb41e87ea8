import type { Page } from '@playwright/test';
import type { Task } from '../task';
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
  {
    name: 'shop-add',
    address: '/shop/',
    state: cartOf,
    visits: {
      first: { goal: 'put the Juniper Tripod into the cart', right: ['27 black 1'] },
      other: { goal: 'put the Granite Camera into the cart', right: ['8 black 1'] },
      changed: { goal: 'put the Juniper Tripod into the cart', right: ['1 black 1', '21 sand 2', '27 black 1'], before: withCart(TWO) },
      drifted: { goal: 'put the Juniper Tripod into the cart', right: ['27 black 1'], address: `/shop/?${REORDERED}` },
    },
  },
  {
    name: 'shop-find-and-add',
    address: '/shop/',
    state: cartOf,
    visits: {
      first: { goal: 'search for "maple" and put the Maple Tripod into the cart', right: ['29 black 1'] },
      other: { goal: 'search for "ember" and put the Ember Studio light into the cart', right: ['45 black 1'] },
      drifted: {
        goal: 'search for "maple" and put the Maple Tripod into the cart',
        right: ['29 black 1'],
        address: `/shop/?${REDESIGNED}`,
      },
    },
  },
  {
    name: 'shop-three-silver',
    address: '/shop/product/4',
    state: cartOf,
    visits: {
      first: { goal: 'put 3 of these in silver into the cart', right: ['4 silver 3'] },
      other: { goal: 'put 5 of these in sand into the cart', right: ['4 sand 5'] },
      changed: { goal: 'put 3 of these in silver into the cart', right: ['12 silver 3'], address: '/shop/product/12' },
      drifted: { goal: 'put 3 of these in silver into the cart', right: ['4 silver 3'], address: `/shop/product/4?${REDESIGNED}` },
    },
  },
  {
    name: 'shop-sort',
    address: '/shop/',
    state: listed,
    visits: {
      first: { goal: 'sort the products by price, cheapest first', right: { ...ALL, sort: 'low' } },
      other: { goal: 'sort the products by rating, best first', right: { ...ALL, sort: 'rating' } },
      changed: {
        goal: 'sort the products by price, cheapest first',
        right: { ...ALL, q: 'film', sort: 'low' },
        address: '/shop/?q=film',
      },
      drifted: { goal: 'sort the products by price, cheapest first', right: { ...ALL, sort: 'low' }, address: `/shop/?${REDESIGNED}` },
    },
  },
  {
    name: 'shop-kinds',
    address: '/shop/',
    state: listed,
    visits: {
      first: { goal: 'show only the tripods', right: { ...ALL, kinds: 'tripod' } },
      other: { goal: 'show only the bags', right: { ...ALL, kinds: 'bag' } },
      drifted: { goal: 'show only the tripods', right: { ...ALL, kinds: 'tripod' }, address: `/shop/?${REORDERED}` },
    },
  },
  {
    name: 'shop-at-most',
    address: '/shop/',
    state: listed,
    visits: {
      first: { goal: 'show only products that cost at most 100 dollars', right: { ...ALL, max: '100' } },
      other: { goal: 'show only products that cost at most 250 dollars', right: { ...ALL, max: '250' } },
      drifted: {
        goal: 'show only products that cost at most 100 dollars',
        right: { ...ALL, max: '100' },
        address: `/shop/?${REDESIGNED}`,
      },
    },
  },
  {
    name: 'shop-price',
    address: '/shop/',
    state: cartOf,
    visits: {
      first: { goal: 'how much is the Mesa Camera bag?', right: [], says: /\$90\b/ },
      other: { goal: 'how much is the Grain 400 Film?', right: [], says: /\$19\b/ },
      drifted: { goal: 'how much is the Mesa Camera bag?', right: [], says: /\$90\b/, address: `/shop/?${REORDERED}` },
    },
  },
  {
    name: 'shop-remove',
    address: '/shop/cart',
    state: cartOf,
    visits: {
      first: { goal: 'remove the Aria Camera from the cart', right: ['21 sand 2'], before: withCart(TWO) },
      other: { goal: 'remove the Ash Tripod from the cart', right: ['1 black 1'], before: withCart(TWO) },
      changed: { goal: 'remove the Aria Camera from the cart', right: ['51 black 3', '21 sand 2'], before: withCart(OTHER_TWO) },
      drifted: {
        goal: 'remove the Aria Camera from the cart',
        right: ['21 sand 2'],
        before: withCart(TWO),
        address: `/shop/cart?${REDESIGNED}`,
      },
    },
  },
  {
    name: 'shop-count',
    address: '/shop/cart',
    state: cartOf,
    visits: {
      first: { goal: 'change the quantity of the Ash Tripod to 4', right: ['1 black 1', '21 sand 4'], before: withCart(TWO) },
      other: { goal: 'change the quantity of the Aria Camera to 3', right: ['1 black 3', '21 sand 2'], before: withCart(TWO) },
      changed: {
        goal: 'change the quantity of the Ash Tripod to 4',
        right: ['51 black 3', '1 black 1', '21 sand 4'],
        before: withCart(OTHER_TWO),
      },
      drifted: {
        goal: 'change the quantity of the Ash Tripod to 4',
        right: ['1 black 1', '21 sand 4'],
        before: withCart(TWO),
        address: `/shop/cart?${REORDERED}`,
      },
    },
  },
  {
    name: 'shop-total',
    address: '/shop/cart',
    state: cartOf,
    visits: {
      first: { goal: 'what is the total of my cart?', right: ['1 black 1', '21 sand 2'], says: /\$547\b/, before: withCart(TWO) },
      changed: {
        goal: 'what is the total of my cart?',
        right: ['51 black 3', '1 black 1', '21 sand 2'],
        says: /\$574\b/,
        before: withCart(OTHER_TWO),
      },
    },
  },
  {
    name: 'shop-address',
    address: '/shop/checkout',
    state: delivery,
    visits: {
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
      drifted: {
        goal: 'fill in the delivery address: Ada Byron, 12 Hill Road, 1050 Vienna, Austria',
        right: ['Ada Byron', '12 Hill Road', '1050', 'Vienna', 'Austria'],
        before: withCart(TWO),
        address: `/shop/checkout?${REORDERED}`,
      },
    },
  },
  {
    name: 'shop-express',
    address: '/shop/checkout',
    state: speed,
    visits: {
      first: { goal: 'choose express delivery', right: 'express', before: withCart(TWO) },
      changed: {
        goal: 'choose express delivery',
        right: 'express',
        before: async (tab) => {
          await withCart(TWO)(tab);
          await tab.locator('input[name=delivery][value=express]').check();
        },
      },
      drifted: { goal: 'choose express delivery', right: 'express', before: withCart(TWO), address: `/shop/checkout?${REDESIGNED}` },
    },
  },
  {
    name: 'shop-unknown',
    address: '/shop/',
    state: cartOf,
    visits: { first: { goal: 'put the Zenith Camera into the cart', right: [], impossible: true } },
  },
];
