import { type ElementHandle, expect, type Page } from '@playwright/test';
import type { PagePair } from './page-pair';
import { SITE } from './published';

export type Version = 'before' | 'after';

/** The same page in two versions, as the bench shows it and asks it. */
export interface VersionPair {
  name: string;
  /** Only measured: how single targets of it fare was not looked at while `find` was worked on. */
  heldOut?: true | undefined;
  /** Targets in words. */
  targets: readonly string[];
  show(page: Page, version: Version): Promise<void>;
  /** The element of a target; null where it is gone. */
  element(page: Page, target: string, version: Version): Promise<ElementHandle | null>;
}

/** Pages of a product; `shows` is told what is the site from now on. */
export function publishedPair(pair: PagePair, shows: (name: string) => void): VersionPair {
  const rows = new Map(pair.targets.map((row) => [row[0], row]));
  return {
    name: pair.name,
    heldOut: pair.heldOut,
    targets: [...rows.keys()],
    show: async (page, version) => {
      shows(pair[version].from);
      await page.goto(`${SITE}/${pair[version].file}`, { waitUntil: 'load' });
    },
    element: async (page, target, version) => {
      const selector = rows.get(target)?.[version === 'before' ? 1 : 2];
      if (!selector) return null;
      await expect(page.locator(selector), `${pair.name}: ${target}, ${version}`).toHaveCount(1);
      return page.locator(selector).elementHandle();
    },
  };
}
