import type { Page } from '@playwright/test';
import { person } from '../../fixtures/person';
import { ACCOUNT } from '../../sites/desk/desk-route.mjs';

/** A whole playbook: where a person shows it, how, and how the page tells that it was done. */
export interface Way {
  app: 'themes' | 'desk' | 'shop';
  name: string;
  path: string;
  query?: Record<string, string>;
  /** The parts that the person touches, in order; each of them may be taken out of the page. */
  parts: string[];
  show(tab: Page): Promise<void>;
  /** A script for any driver: is the page as the playbook leaves it? */
  done: string;
}

const clicks =
  (...parts: string[]) =>
  async (tab: Page) => {
    for (const part of parts) await person(tab).click(part);
  };
const state = (wanted: Record<string, string>) =>
  `Object.entries(${JSON.stringify(wanted)}).every(([key, value]) => JSON.parse(document.body.dataset.state ?? '{}')[key] === value)`;

export const WAYS: Way[] = [
  {
    app: 'themes',
    name: 'Choose a look',
    path: '/themes/',
    query: { modal: 'always' },
    parts: ['get-started', 'theme-trigger', 'theme:fuchsia', 'radius-trigger', 'radius:large'],
    show: clicks('get-started', 'theme-trigger', 'theme:fuchsia', 'radius-trigger', 'radius:large'),
    done: state({ theme: 'Fuchsia', radius: 'Large' }),
  },
  {
    app: 'themes',
    name: 'Choose style and font',
    path: '/themes/',
    query: { modal: 'never' },
    parts: ['style-trigger', 'style:lyra', 'font-trigger', 'font:outfit'],
    show: clicks('style-trigger', 'style:lyra', 'font-trigger', 'font:outfit'),
    done: state({ style: 'Lyra', font: 'Outfit' }),
  },
  {
    app: 'desk',
    name: 'Log in',
    path: '/desk/login',
    parts: ['email', 'password', 'remember', 'login'],
    show: async (tab) => {
      const hand = person(tab);
      await hand.type('email', ACCOUNT.email);
      await hand.type('password', ACCOUNT.password);
      await hand.click('remember');
      await hand.click('login');
      await tab.waitForURL('**/desk/dashboard**');
    },
    done: `location.pathname === '/desk/dashboard'`,
  },
  {
    app: 'desk',
    name: 'Find a stay',
    path: '/desk/dashboard',
    parts: ['destination', 'search'],
    show: async (tab) => {
      const hand = person(tab);
      await hand.type('destination', 'Lisbon');
      await hand.click('search');
      await tab.waitForURL('**/desk/results**');
    },
    done: `location.pathname === '/desk/results' && new URL(location).searchParams.get('q') === 'Lisbon'`,
  },
  {
    app: 'shop',
    name: 'Put two in the cart',
    path: '/shop/product/7',
    parts: ['more', 'add-to-cart', 'cart'],
    show: async (tab) => {
      await clicks('more', 'add-to-cart', 'cart')(tab);
      await tab.waitForURL('**/shop/cart**');
    },
    done: `location.pathname === '/shop/cart' && (sessionStorage.getItem('shop:basket') ?? '').includes('"count":2')`,
  },
  {
    app: 'shop',
    name: 'Put a silver one in the cart',
    path: '/shop/product/1',
    parts: ['colour-silver', 'add-to-cart'],
    show: clicks('colour-silver', 'add-to-cart'),
    done: `(sessionStorage.getItem('shop:basket') ?? '').includes('"colour":"silver"')`,
  },
];
