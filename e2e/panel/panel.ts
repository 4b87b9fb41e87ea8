import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { FeedMessage } from '../../src/wire/calls';
import { BUILT } from './build-panel';
import { type FakeWorld, installFakeChrome, type Scene } from './fake-chrome';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

declare global {
  var world: FakeWorld;
}

/** Opens the built panel in a world that says what the scene says. No server: files come straight from the build. */
export async function openPanel(page: Page, scene: Scene): Promise<void> {
  await page.route('http://panel.test/**', (route) => {
    const file = path.join(BUILT, new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: types[path.extname(file)] ?? 'text/plain', body: readFileSync(file) });
  });
  await page.addInitScript(installFakeChrome, scene);
  await page.goto('http://panel.test/index.html');
  await page.locator('#panel > *').waitFor();
}

/** Something more over the feed. */
export const tell = (page: Page, message: FeedMessage): Promise<void> => page.evaluate((told) => globalThis.world.tell(told), message);

/** The parameters of every call of that name so far. */
export const callsOf = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate((wanted) => globalThis.world.calls.filter(({ abra }) => abra === wanted).map(({ params }) => params), name);
