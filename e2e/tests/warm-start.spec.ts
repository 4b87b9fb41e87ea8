import { expect, test } from '@playwright/test';
import { AbraBrowser } from '../../src/runner/browser';

test('a browser that is prepared grants a site and hands out its tab without opening or leading a page', async () => {
  const abra = await AbraBrowser.launch({ grant: [] });
  const { context } = abra.browser;
  await abra.prepare();
  const done: string[] = [];
  const watch = (page: ReturnType<typeof context.pages>[number]) =>
    page.on('framenavigated', (frame) => done.push(`led to ${frame.url()}`));
  for (const page of context.pages()) watch(page);
  context.on('page', (page) => {
    done.push('opened');
    watch(page);
  });

  await abra.grant(['*://desk.test/*', '*://*.shop.test/*']);
  const tab = await abra.newTab();
  expect(done).toEqual([]);
  // It was put in front, and its number asked, while nobody waited.
  let fronted = 0;
  const { bringToFront } = tab;
  tab.bringToFront = () => {
    fronted += 1;
    return bringToFront.call(tab);
  };
  const id = await abra.tabId(tab);
  const active = await abra.browser.worker.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id);
  expect([fronted, active]).toEqual([0, id]);
  expect(await abra.tabId(tab)).toBe(id);
  expect(fronted).toBe(1);
  expect(tab.url()).toBe('about:blank');
  const has = (origins: string[]) => abra.browser.worker.evaluate((asked) => chrome.permissions.contains({ origins: asked }), origins);
  expect(await has(['*://desk.test/*', '*://*.shop.test/*'])).toBe(true);
  expect(await has(['*://other.test/*'])).toBe(false);

  // What was opened ahead is for once: afterwards each has a page of its own.
  await abra.grant(['*://other.test/*']);
  expect(await has(['*://other.test/*'])).toBe(true);
  expect(await abra.newTab()).not.toBe(tab);
  await abra.close();
});
