import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { browserSwitches } from '../../src/runner/browser-switches';
import { findChromium } from '../../src/runner/chromium.mjs';
import type { FeedMessage } from '../../src/wire/calls';
import { type Built, buildPanel } from './build-panel';
import { type FakeWorld, installFakeChrome, type Scene } from './fake-chrome';
import { NOW } from './scene-playbooks';

declare global {
  var world: FakeWorld;
}

interface Fixtures {
  /** Opens the panel in a world that says what the scene says. No server: files come from the build in memory. */
  open: (scene: Scene) => Promise<void>;
}

/** Playwright Test with the panel alone: a real browser, a fake `chrome`. */
export const test = base.extend<Fixtures, { built: Built }>({
  launchOptions: [{ executablePath: findChromium(), args: browserSwitches() }, { scope: 'worker' }],
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => use(await buildPanel()),
    { scope: 'worker' },
  ],
  open: async ({ page, built }, use) => {
    await use(await opener(page, built));
  },
});

/** The panel in a page of one's own: each call opens it anew, in the world of its scene. */
export async function opener(page: Page, built: Built): Promise<Fixtures['open']> {
  let world = '';
  await page.route('http://panel.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const content = built.get(name);
    if (content === undefined) return route.fulfill({ status: 404 });
    const body = name === 'index.html' ? String(content).replace('<head>', () => `<head><script>${world}</script>`) : Buffer.from(content);
    return route.fulfill({ contentType: types[path.extname(name)] ?? 'text/plain', body });
  });
  return async (scene) => {
    world = `(${setClock})(${NOW});(${installFakeChrome})(${JSON.stringify(scene).replaceAll('<', '\\u003c')})`;
    await page.goto('http://panel.test/index.html');
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

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

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
