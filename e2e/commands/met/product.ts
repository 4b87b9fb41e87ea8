import type { Bed } from '../command';
import { any, at, gentelella, press, texts, told, values } from './gentelella';

const bought = (how: number) => new RegExp(`Added ${how} . AdminLTE Pro`);

export const PRODUCT: Bed = {
  on: gentelella('product_detail'),
  state: async (tab) => ({
    at: at(tab),
    hash: new URL(tab.url()).hash,
    chosen: await texts(tab, '.option-value.active'),
    picture: await tab.locator('.gallery-thumb.active').getAttribute('data-view'),
    count: await values(tab, '#qty'),
    shown: await tab.locator('.product-tab-panel:visible').getAttribute('data-panel'),
    told: await told(tab),
  }),
  commands: [
    {
      says: 'put 3 of them in the cart',
      via: { count: ['3'] },
      right: { count: ['3'], told: bought(3) },
      hand: async (tab) => {
        await tab.locator('#qty').fill('3');
        await press('#add-cart')(tab);
      },
    },
    { says: 'choose the Team license', right: { chosen: ['Team', '6 months'] }, hand: press('[data-val=team]') },
    { says: 'show me the reviews', right: { shown: 'reviews' }, hand: press('[data-tab=reviews]') },
    { says: "i'd like 12 months of support", right: { chosen: ['Single project', '12 months'] }, hand: press('[data-val="12m"]') },
    {
      says: 'increase the quantity twice',
      via: { count: ['2'] },
      right: { count: ['3'] },
      hand: async (tab) => {
        await press('#qty-inc')(tab);
        await press('#qty-inc')(tab);
      },
    },
    { says: 'how much does it cost?', tells: /129/ },
    { says: 'how many are in stock?', tells: /142/ },
    { says: 'add to cart', right: { told: bought(1) }, hand: press('#add-cart') },
    { says: 'zeige das Bild „Dark mode“', right: { picture: 'dark' }, hand: press('[data-view=dark]') },
    { says: 'technical specs pls', right: { shown: 'specs' }, hand: press('[data-tab=specs]') },
    {
      says: 'Lifetime support, Enterprise license, quantity 2',
      via: { chosen: any, count: any },
      right: { chosen: ['Enterprise', 'Lifetime'], count: ['2'] },
      hand: async (tab) => {
        await press('[data-val=lifetime]')(tab);
        await press('[data-val=enterprise]')(tab);
        await tab.locator('#qty').fill('2');
      },
    },
    { says: 'what is the rating of this product?', tells: /4\.6/ },
    { says: 'open the related product', kind: 'ambiguous', suggests: /Gentelella Theme|Dashboard Pack|Bootstrap Bundle|UI Kit/ },
    { says: 'add it to my wish list', kind: 'impossible' },
  ],
};
