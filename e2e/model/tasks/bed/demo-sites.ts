import type { Page } from '@playwright/test';

/** What a demo site knows of itself: what is chosen, and how often each thing happened in this tab. */
interface DemoSite {
  // biome-ignore lint/suspicious/noExplicitAny: each site keeps its own
  state: Record<string, any>;
  log: Record<string, number>;
}

export const siteOf = (tab: Page): Promise<DemoSite> =>
  tab.evaluate(() => {
    const { state, log } = (globalThis as unknown as { site: DemoSite }).site;
    return { state, log };
  });

export const lookOf = async (tab: Page) => (await siteOf(tab)).state;

/** Everything that happened, in words: `add to cart 2, sort: low`. */
export const happenedIn = async (tab: Page): Promise<string[]> =>
  Object.entries((await siteOf(tab)).log).map(([what, times]) => (times === 1 ? what : `${what} ${times}`));

interface Line {
  id: number;
  colour: string;
  count: number;
}

/** What lies in the shop's cart: `4 black 2`, by the number of the product. */
export const cartOf = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const lines = JSON.parse(sessionStorage.getItem('shop:basket') ?? '[]') as Line[];
    return lines.map(({ id, colour, count }) => `${id} ${colour} ${count}`);
  });

/** Lays these into the cart, and opens the page anew. */
export const withCart = (lines: readonly Line[]) => async (tab: Page) => {
  await tab.evaluate((basket) => sessionStorage.setItem('shop:basket', JSON.stringify(basket)), lines);
  await tab.reload({ waitUntil: 'load' });
};

/** Most that a redesign changes, but no words. */
export const REDESIGNED = 'drift=ids,testids,data,wrappers,tag&seed=4';
/** The same parts in another order, under other ids. */
export const REORDERED = 'drift=ids,order,wrappers&seed=6';
