import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, values } from '../met/gentelella';
import { site } from '../site';

interface Product {
  get(name: string): string | number;
  options(): { value: string }[];
}

const add = (name: string) => press(`form:has(strong:text-is("${name}")) [type=submit]`);

/** PayPal's mini cart on the page of its functional tests: four things to buy, and a cart that opens over them. */
export const CART: Bed = {
  on: {
    name: 'mini cart',
    serve: site({ folder: 'minicart', at: '/test/functional/index.html' }),
    ready: (tab) => tab.locator('#PPMiniCart').waitFor({ state: 'attached' }),
  },
  state: async (tab) => ({
    at: new URL(tab.url()).href.replace(/^[^/]*\/\/[^/]*/, ''),
    cart: await tab.evaluate(() =>
      (globalThis as unknown as { paypal: { minicart: { cart: { items(): Product[] } } } }).paypal.minicart.cart
        .items()
        .map((one) => [one.get('quantity'), one.get('item_name'), ...one.options().map(({ value }) => value)].join(' ')),
    ),
    open: await tab.locator('#PPMiniCart').isVisible(),
    size: await values(tab, '[name=os0]'),
  }),
  commands: [
    { says: 'add the unicorn to the cart', right: { cart: ['1 Unicorn'], open: any }, hand: add('Unicorn') },
    {
      says: 'put a large Pony in my cart',
      via: { size: ['Large'] },
      right: { size: ['Large'], cart: ['1 Pony Large'], open: any },
      hand: async (tab: Page) => {
        await tab.locator('[name=os0]').selectOption('Large');
        await add('Pony')(tab);
      },
    },
    { says: 'show me my cart', right: { open: true }, hand: press('#viewButton [type=submit]') },
    {
      says: 'I want two unicorns in the cart',
      via: { cart: ['1 Unicorn'], open: any },
      right: { cart: ['2 Unicorn'], open: any },
      hand: async (tab: Page) => {
        await add('Unicorn')(tab);
        await tab.locator('.minicart-quantity').click();
        await tab.keyboard.press('2');
      },
    },
    {
      says: 'add Rainbow and And More to the cart',
      via: { cart: any, open: any },
      right: { cart: ['1 Rainbow', '1 And More'], open: any },
      hand: async (tab: Page) => {
        await add('Rainbow')(tab);
        await add('And More')(tab);
      },
    },
    { says: 'how much is the Rainbow?', tells: /\b2(\.00)?\b/ },
    { says: 'add to cart', kind: 'ambiguous', suggests: /Unicorn|Rainbow|Pony|And More/i },
    { says: 'add a dragon to the cart', kind: 'impossible', suggests: /Unicorn|Rainbow|Pony|And More|cart/i },
  ],
};
