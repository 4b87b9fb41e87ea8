import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page, type PlaywrightWorkerArgs, type TestType } from '@playwright/test';
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
  /** The worker's page, as each test finds it: 360 by 760 px, light, without animation. One of the test's own is made with `browser`. */
  page: PanelPage;
  /** Opens the panel in a world that says what the scene says: a new document, with nothing stored but the scene's. */
  open: (scene: Scene) => Promise<void>;
}

/** Scripts, routes and listeners stay with a page, permissions with its context: what outlives a test and is not put back does not compile. */
export type PanelPage = Omit<Page, Outlives>;
type Outlives = `${'add' | 'expose' | 'on' | 'prepend' | 'route' | 'setDefault' | 'setExtra'}${string}` | 'clock' | 'close' | 'context';

const panelTest = base.extend<Pick<Fixtures, 'open'>, { panel: ServedPanel; stage: Page }>({
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
  // A context a test makes opening the panel three times as expensive. So does Playwright's `reuseContext`, nearly: it empties the cache.
  stage: [async ({ browser }, use) => use(await browser.newPage()), { scope: 'worker' }],
  page: async ({ stage }, use) => {
    await stage.setViewportSize({ width: 360, height: 760 });
    await stage.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null, contrast: null });
    await use(stage);
  },
  open: async ({ stage, panel }, use) => use(opener(stage, panel)),
});

/** Playwright Test with the panel alone: a real browser, a fake `chrome`. */
export const test = panelTest as unknown as TestType<Fixtures, PlaywrightWorkerArgs & { panel: ServedPanel }>;

/** The panel in a page: each call opens it anew, in the world of its scene. */
export function opener(page: Page, panel: ServedPanel): Fixtures['open'] {
  return async (scene) => {
    await page.goto(panel.pageWith(`(${setClock})(${NOW});(${installFakeChrome})(${JSON.stringify(scene).replaceAll('<', '\\u003c')})`));
    await viewDrawn(page);
  };
}

/** All views but the run's are loaded when they are first shown. */
export const viewDrawn = (page: Pick<Page, 'locator'>): Promise<void> => page.locator('#panel h1').first().waitFor({ state: 'attached' });

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
export const tell = (page: PanelPage, message: FeedMessage): Promise<void> => page.evaluate((told) => globalThis.world.tell(told), message);

/** The parameters of every call of that name so far. */
export const callsOf = (page: PanelPage, name: string): Promise<unknown[]> =>
  page.evaluate((wanted) => globalThis.world.calls.filter(({ abra }) => abra === wanted).map(({ params }) => params), name);

/** The text of the next file of that name that is downloaded: others may still come from the test before. */
export async function downloadOf(page: PanelPage, name: string): Promise<string> {
  const download = await page.waitForEvent('download', (one) => one.suggestedFilename() === name);
  return readFile(await download.path(), 'utf8');
}

/** What the worker answers when it did as it was asked. */
export const ok = (value: unknown) => ({ ok: true as const, value });

/** Where a goal is typed. */
export const goalBox = (page: PanelPage) => page.getByRole('textbox', { name: 'Goal' });

export { expect };

/** Drops files on the goal field, as from a folder of the person's computer. */
export async function drop(page: PanelPage, names: readonly string[]): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const name of all) data.items.add(new File([`this is ${name}`], name, { type: 'application/pdf' }));
    return data;
  }, names);
  const box = page.locator('textarea').first();
  await box.dispatchEvent('dragover', { dataTransfer: transfer });
  await box.dispatchEvent('drop', { dataTransfer: transfer });
}
