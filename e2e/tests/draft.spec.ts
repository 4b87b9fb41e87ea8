import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Abra } from '../fixtures/abra';
import { person } from '../fixtures/person';
import { test as base, expect } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

/** A showing that nobody saved, when the browser is closed and opened again. */
const test = base.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  profile: async ({}, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'abra-draft-'));
    await use(profile);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

async function openPanel(abra: Abra): Promise<Page> {
  const panel = await abra.browser.context.newPage();
  await panel.goto(`chrome-extension://${abra.browser.extensionId}/panel/index.html?tabId=0`);
  return panel;
}

const stepsIn = (panel: Page) => panel.getByRole('list', { name: 'Steps' }).getByRole('listitem');

/** Shows something in a first browser, and closes that. */
async function show(profile: string, url: string, way: (tab: Page) => Promise<void>, steps: number): Promise<void> {
  const abra = await Abra.launch({ profile });
  await abra.settings({ consent: true });
  const tab = await abra.browser.context.newPage();
  await tab.goto(url);
  await abra.call('record.start', { tabId: await abra.tabId(tab) });
  const panel = await openPanel(abra);
  await tab.bringToFront();
  await way(tab);
  await expect(stepsIn(panel)).toHaveCount(steps);
  await abra.close();
}

test('it is there again, says that its tabs are gone, and is tried in a new one and saved', async ({ profile, site }) => {
  await show(
    profile,
    site.url('themes', { modal: 'never' }),
    async (tab) => {
      await person(tab).click('theme-trigger');
      await person(tab).click('theme:fuchsia');
    },
    2,
  );
  const abra = await Abra.launch({ profile });
  const panel = await openPanel(abra);
  await expect(panel.getByText('The browser was closed since this was recorded')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Recorded, not saved yet' })).toBeVisible();
  await expect(stepsIn(panel)).toHaveCount(2);
  const goOn = await abra.ask('record.set', { status: 'recording' });
  expect(goOn).toMatchObject({ ok: false, failure: { message: expect.stringContaining('The tab of this recording is gone.') } });

  const came = abra.browser.context.waitForEvent('page');
  const { runId } = await abra.call('record.try', {});
  await expect.poll(async () => (await abra.load(runId)).finished?.outcome).toBe('success');
  expect(await (await came).evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'))).toMatchObject({ theme: 'Fuchsia' });
  await expect(panel.getByText('The browser was closed since this was recorded')).toBeHidden();
  expect(await abra.ask('record.set', { status: 'recording' })).toMatchObject({ ok: true });
  await abra.call('record.set', { status: 'stopped' });
  const { domain } = await abra.call('record.save', { name: 'My look' });
  expect((await abra.playbooks(domain)).playbooks).toMatchObject([{ name: 'My look', source: 'recorded' }]);
  await abra.close();
});

test('no secret was written, and what is discarded stays so', async ({ profile, site }) => {
  await show(
    profile,
    site.url('/desk/login'),
    async (tab) => {
      await person(tab).type('email', ACCOUNT.email);
      await person(tab).type('password', ACCOUNT.password);
      await person(tab).click('remember');
    },
    3,
  );
  // The files are read as they should be: what is no secret is in them.
  expect(await holds(profile, ACCOUNT.email)).toBe(true);
  expect(await holds(profile, ACCOUNT.password)).toBe(false);
  const abra = await Abra.launch({ profile });
  await abra.call('record.discard', {});
  await abra.close();
  const again = await Abra.launch({ profile });
  const panel = await openPanel(again);
  await expect(panel.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(panel.getByText('Recorded, not saved yet')).toBeHidden();
  expect(await again.ask('record.set', { status: 'stopped' })).toMatchObject({ ok: false });
  await again.close();
});

/** Do the extension's own files hold these words? */
async function holds(profile: string, words: string): Promise<boolean> {
  const files = await readdir(profile, { recursive: true, withFileTypes: true });
  const own = files.filter((file) => file.isFile() && /Extension|IndexedDB/.test(file.parentPath));
  const texts = await Promise.all(own.map((file) => readFile(path.join(file.parentPath, file.name))));
  return texts.some((text) => text.includes(words) || text.includes(Buffer.from(words, 'utf16le')));
}
