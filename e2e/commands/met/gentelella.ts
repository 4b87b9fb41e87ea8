import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { site } from '../site';

/** All texts of what a selector finds, in the order of the page. */
export const texts = (tab: Page, selector: string): Promise<string[]> =>
  tab.locator(selector).evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()));

/** What the fields of a place hold now. */
export const values = (tab: Page, selector: string): Promise<(string | boolean)[]> =>
  tab
    .locator(selector)
    .evaluateAll((all) => (all as HTMLInputElement[]).map((one) => (/^(checkbox|radio)$/.test(one.type) ? one.checked : one.value)));

/** A press on the first that a selector finds. */
export const press = (selector: string) => (tab: Page) => tab.locator(selector).first().click();

export const any = /./;

/** A page of the admin template Gentelella, as its package brings it built. What a short message told is kept. */
export const gentelella = (page: string): Bed['on'] => ({
  name: `gentelella ${page}`,
  serve: site({ folder: 'gentelella/dist', at: `/production/${page}.html` }),
  ready: async (tab) => {
    await tab.waitForLoadState('load');
    await tab.locator('.page-title').first().waitFor();
    await tab.evaluate(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      new MutationObserver((all) => {
        for (const { addedNodes } of all)
          for (const one of addedNodes) if (one instanceof HTMLElement && one.matches('.toast')) told.push(one.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true });
    });
  },
});

/** The short messages until now. */
export const told = (tab: Page): Promise<string[]> => tab.evaluate(() => (globalThis as unknown as { told: string[] }).told);

/** The fields of the dialog that is open, or null. */
export const inDialog = async (tab: Page): Promise<(string | boolean)[] | null> =>
  (await tab.locator('.modal-backdrop.show').count())
    ? values(tab, '.modal-backdrop.show input:not([type=radio]), .modal-backdrop.show select, .modal-backdrop.show textarea')
    : null;

export const at = (tab: Page): string => new URL(tab.url()).pathname.replace('/production/', '');
