import { test as base, expect, type Page } from '@playwright/test';
import { browserSwitches } from '../../src/runner/browser-switches';
import { findChromium } from '../../src/runner/chromium.mjs';
import type { FeedMessage } from '../../src/wire/calls';
import { type FakeWorld, installFakeChrome, type Scene } from './fake-chrome';
import { NOW } from './scene-playbooks';
import { type ServedPanel, servePanel } from './serve-panel';

declare global {
  var world: FakeWorld;
}

interface Fixtures {
  /** Opens the panel in a world that says what the scene says. */
  open: (scene: Scene) => Promise<void>;
}

/** Playwright Test with the panel alone: a real browser, a fake `chrome`. */
export const test = base.extend<Fixtures, { panel: ServedPanel }>({
  launchOptions: [{ executablePath: findChromium(), args: browserSwitches() }, { scope: 'worker' }],
  panel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const panel = await servePanel();
      await use(panel);
      panel.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ page, panel }, use) => use(opener(page, panel)),
});

/** The panel in a page of one's own: each call opens it anew, in the world of its scene. */
export function opener(page: Page, panel: ServedPanel): Fixtures['open'] {
  return async (scene) => {
    await page.goto(panel.pageWith(`(${setClock})(${NOW});(${installFakeChrome})(${JSON.stringify(scene).replaceAll('<', '\\u003c')})`));
    await page.locator('#panel > *').waitFor();
  };
}

/** Runs in the page before the panel: it opens when the scenes were written, however long ago that is. Self-contained, it is sent as text. */
function setClock(opensAt: number): void {
  const real = Date.now;
  const behind = real() - opensAt;
  const now = () => real() - behind;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length ? given : [now()]),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Something more over the feed. */
export const tell = (page: Page, message: FeedMessage): Promise<void> => page.evaluate((told) => globalThis.world.tell(told), message);

/** The parameters of every call of that name so far. */
export const callsOf = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate((wanted) => globalThis.world.calls.filter(({ abra }) => abra === wanted).map(({ params }) => params), name);

/** What the worker answers when it did as it was asked. */
export const ok = (value: unknown) => ({ ok: true as const, value });

/** Where a goal is typed. */
export const goalBox = (page: Page) => page.getByRole('textbox', { name: 'Goal' });

export { expect };

/** Drops files on the goal field, as from a folder of the person's computer. */
export async function drop(page: Page, names: readonly string[]): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const name of all) data.items.add(new File([`this is ${name}`], name, { type: 'application/pdf' }));
    return data;
  }, names);
  const box = page.locator('textarea').first();
  await box.dispatchEvent('dragover', { dataTransfer: transfer });
  await box.dispatchEvent('drop', { dataTransfer: transfer });
}
