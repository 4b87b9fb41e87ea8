import type { Page } from '@playwright/test';

/** A page of the demo sites in a state, the same way before and after a drift: by its parts, not by what anybody finds. */
export interface State {
  app: 'themes' | 'desk' | 'shop';
  name: string;
  path: string;
  query?: Record<string, string>;
  /** Brings the page there. */
  arrange?: (page: Page) => Promise<void>;
  /** Only parts that begin so are targets; default all that a person can act on. */
  only?: string;
}

interface Told {
  site: { element(part: string): HTMLElement | undefined };
}

/** Opens a menu as its own script hears it. */
const opens = (part: string) => (page: Page) =>
  page.evaluate((name) => {
    const trigger = (globalThis as unknown as Told).site.element(name);
    for (const type of ['pointerdown', 'click'])
      if (trigger?.getAttribute('aria-expanded') === 'false')
        trigger.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, button: 0 }));
  }, part);

const fillBasket = (page: Page) =>
  page.evaluate(() => {
    const lines = [1, 12, 23, 44].map((id) => ({ id, colour: 'black', count: 1 }));
    if (sessionStorage.getItem('shop:basket')) return;
    sessionStorage.setItem('shop:basket', JSON.stringify(lines));
    location.reload();
  });

const themes = (name: string, more: Partial<State> = {}): State => ({
  app: 'themes',
  name,
  path: '/themes/',
  query: { modal: 'never' },
  ...more,
});

export const STATES: State[] = [
  themes('themes'),
  ...['theme', 'style', 'radius', 'font'].map((menu) => themes(`${menu} menu`, { arrange: opens(`${menu}-trigger`), only: `${menu}:` })),
  { app: 'desk', name: 'login', path: '/desk/login' },
  { app: 'desk', name: 'dashboard', path: '/desk/dashboard' },
  { app: 'desk', name: 'results', path: '/desk/results', query: { q: 'Lisbon' } },
  { app: 'shop', name: 'shop', path: '/shop/' },
  { app: 'shop', name: 'product', path: '/shop/product/1' },
  { app: 'shop', name: 'cart', path: '/shop/cart', arrange: fillBasket },
];
