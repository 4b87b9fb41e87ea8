import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Abra } from '../fixtures/abra';
import { pressToolbarButton } from '../fixtures/side-panel';
import { test as base, expect } from '../fixtures/test';

const BUILT = process.env.EXTENSION ?? path.resolve(import.meta.dirname, '../../dist/extension');

/** Nobody is there to answer Chrome's question: the permission is one of the installed extension here, as it is after a yes. */
const test = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  abra: async ({}, use) => {
    const extension = await mkdtemp(path.join(tmpdir(), 'abra-notified-'));
    await cp(BUILT, extension, { recursive: true });
    const file = path.join(extension, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...manifest, permissions: [...manifest.permissions, 'notifications'] }));
    const abra = await Abra.launch({ extension });
    await use(abra);
    await abra.close();
    await rm(extension, { recursive: true, force: true });
  },
  url: ({ site }, use) => use(site.url('themes', { modal: 'never' })),
});

const shownIn = (abra: Abra) => abra.browser.worker.evaluate(async () => Object.keys((await chrome.notifications.getAll()) as object));

test('a run that is done says so where the panel is closed, and a click leads to its tab', async ({ abra, url }) => {
  const { worker, context } = abra.browser;
  const tab = await context.newPage();
  await tab.goto(url);
  const tabId = await abra.tabId(tab);
  const run = await abra.run('click "Increase"', { tab, planner: 'embedded' });
  expect(run.finished?.outcome).toBe('success');
  await expect.poll(() => shownIn(abra)).toEqual([`${tabId}:${run.id}`]);
  const other = await context.newPage();
  const inFront = () => worker.evaluate(async () => (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id);
  expect(await abra.tabId(other)).not.toBe(tabId);
  await worker.evaluate(
    (id) => (chrome.notifications.onClicked as unknown as { dispatch(id: string): void }).dispatch(id),
    `${tabId}:${run.id}`,
  );
  await expect.poll(inFront).toBe(tabId);
  await expect.poll(() => shownIn(abra)).toEqual([]);
});

test('where the panel is open nothing more is said', { tag: '@nightly' }, async ({ abra, url }) => {
  const { worker, context } = abra.browser;
  const tab = await context.newPage();
  await tab.goto(url);
  const tabId = await abra.tabId(tab);
  // A notification goes by itself after some seconds: what was made is counted, not what is there still.
  await worker.evaluate(() => {
    const { notifications } = chrome;
    const create = notifications.create.bind(notifications) as (id: string, options: object) => Promise<string>;
    const made: string[] = [];
    const counting = (id: string, options: object) => {
      made.push(id);
      return create(id, options);
    };
    Object.assign(notifications, { create: counting });
    Object.assign(globalThis, { made });
  });
  const panel = await pressToolbarButton(abra.browser, tab);
  await expect.poll(() => panel.evaluate<boolean>('document.querySelector("button") !== null')).toBe(true);
  await abra.run('click "Increase"', { tab, planner: 'embedded' });
  await panel.evaluate('void setTimeout(close)');
  const panels = () =>
    worker.evaluate(async () => (await chrome.runtime.getContexts({ contextTypes: [chrome.runtime.ContextType.SIDE_PANEL] })).length);
  await expect.poll(panels).toBe(0);
  // The next one says so, and it alone.
  const second = await abra.run('click "Decrease"', { tab, planner: 'embedded' });
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as { made: string[] }).made)).toEqual([`${tabId}:${second.id}`]);
});
