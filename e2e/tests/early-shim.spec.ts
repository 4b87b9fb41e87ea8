import type { Page } from '@playwright/test';
import { grantHost } from '../../src/runner/grant-host';
import { Abra } from '../fixtures/abra';
import { killWorker } from '../fixtures/kill-worker';
import { expect, test } from '../fixtures/test';

/** A page whose first script keeps the timer that it finds, as libraries do, and uses that one ever after. */
const KEEPER = `<!doctype html><title>Keeper</title><script>const kept = setTimeout;</script>
<button onclick="kept(() => kept(() => { document.querySelector('output').textContent = document.body.dataset.said = 'done'; }, 150), 150)">Go</button>
<output></output><iframe srcdoc="<p>in</p>"></iframe>`;

async function openKeeper(tab: Page, origin: string) {
  await tab.route('**/keeper', (route) => route.fulfill({ contentType: 'text/html', body: KEEPER }));
  await tab.goto(`${origin}/keeper`);
}
const isWrapped = (tab: Page) =>
  tab.evaluate(() => [window, window.frames[0] as typeof window].map((one) => !String(one.setTimeout).includes('native code')));

test('granted sites, and no others, have the shim before their first script; what it follows is waited for', { tag: '@nightly' }, async ({
  site,
}) => {
  const abra = await Abra.launch({ grant: [] });
  const registered = () =>
    abra.browser.worker.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).map((one) => one.matches));
  const tab = await abra.browser.context.newPage();
  await openKeeper(tab, site.origin);
  expect(await registered()).toEqual([]);
  expect(await isWrapped(tab)).toEqual([false, false]);

  const settings = await abra.browser.context.newPage();
  await grantHost(settings, abra.browser.extensionId, 'http://localhost/*');
  await settings.close();
  await expect.poll(registered).toEqual([['http://localhost/*'], ['http://localhost/*']]);
  await tab.reload();
  expect(await isWrapped(tab)).toEqual([true, true]);
  const run = await abra.run('click "Go"', { tab, planner: 'embedded', learn: false });
  expect(run.finished?.outcome).toBe('success');
  // The run was over when this was asked: had the shim come late, the kept timer would have escaped it.
  expect(await tab.evaluate(() => document.body.dataset.said)).toBe('done');

  await abra.browser.worker.evaluate(() => chrome.permissions.remove({ origins: ['http://localhost/*'] }));
  await expect.poll(registered).toEqual([]);
  await tab.reload();
  expect(await isWrapped(tab)).toEqual([false, false]);
  await abra.close();
});

test('a restarted browser registers nothing twice, and a grant of all sites is one pattern', { tag: '@nightly' }, async ({ abra }) => {
  const registered = () => abra.browser.worker.evaluate(() => chrome.scripting.getRegisteredContentScripts());
  await abra.allowSites('<all_urls>');
  await expect
    .poll(async () => (await registered()).map(({ id, matches, world, runAt }) => [id, matches, world, runAt]).sort())
    .toEqual([
      ['abra-line', ['<all_urls>'], 'ISOLATED', 'document_start'],
      ['abra-shim', ['<all_urls>'], 'MAIN', 'document_start'],
    ]);
  await killWorker(await abra.browser.context.newPage());
  await abra.call('settings.get', {});
  await expect.poll(async () => (await registered()).length).toBe(2);
});

/** Loads the page anew and tells the scripts of Abra's that are parsed in it: nothing else of Abra's could take time there. */
async function scriptsOfAbra(tab: Page, id: string): Promise<string[]> {
  const line = await tab.context().newCDPSession(tab);
  const parsed: string[] = [];
  line.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes(id)) parsed.push(url.replace(/.*\//, ''));
  });
  await line.send('Debugger.enable');
  // Those of the document that is there are told of first.
  parsed.length = 0;
  await tab.reload();
  await line.detach();
  return parsed.sort();
}

test('while no page of Abra is open and nothing runs, nothing is registered, and a granted page holds nothing of Abra', async ({
  abra,
  tab,
  site,
}) => {
  const { context, worker, extensionId } = abra.browser;
  await tab.goto(site.url('home'));
  await abra.allowSites('http://localhost/*');
  const registered = () => worker.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length);
  await expect.poll(registered).toBe(2);
  expect(await scriptsOfAbra(tab, extensionId)).toEqual(['line.js', 'shim.js']);
  const panel = await context.newPage();
  await Promise.all(
    context
      .pages()
      .filter((page) => page.url().startsWith('chrome-extension:'))
      .map((page) => page.close()),
  );
  await expect.poll(registered).toBe(0);
  expect(await scriptsOfAbra(tab, extensionId)).toEqual([]);
  await panel.goto(`chrome-extension://${abra.browser.extensionId}/panel/index.html`);
  await expect.poll(registered).toBe(2);
});
