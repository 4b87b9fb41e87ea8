import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Abra } from '../fixtures/abra';
import { killWorker } from '../fixtures/kill-worker';
import { person } from '../fixtures/person';
import { begin, finished, recording, said, state, watched } from '../fixtures/showing';
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

test('it is there again, says that its tabs are gone, and is tried in a new one and saved', { tag: '@nightly' }, async ({
  profile,
  site,
}) => {
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
  await expect(panel.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
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

// Over 5 s: the browser is started twice.
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
  await expect(panel.getByText('Not saved yet')).toBeHidden();
  expect(await again.ask('record.set', { status: 'stopped' })).toMatchObject({ ok: false });
  await again.close();
});

// Over 5 s: the worker is ended, the page reloaded and a tab opened in between.
test('a showing survives the worker, a reload, a new tab; pauses and is undone', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const hand = person(tab);
  await begin(abra, tab);
  await hand.click('theme-trigger');
  await expect.poll(() => said(abra)).toHaveLength(1);
  await killWorker(tab);
  await hand.click('theme:purple');
  await expect.poll(() => said(abra)).toHaveLength(2);

  await abra.call('record.set', { status: 'paused' });
  await hand.click('style-trigger');
  await hand.press('Escape');
  await abra.call('record.set', { status: 'recording' });
  expect(await said(abra)).toHaveLength(2);

  await tab.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/desk/login',
      target: '_blank',
      textContent: 'Open the desk',
      id: 'out',
    });
    document.body.prepend(link);
  });
  const [opened] = await Promise.all([tab.context().waitForEvent('page'), tab.locator('#out').click()]);
  await opened.waitForLoadState();
  await expect.poll(() => watched(abra)).toBe(2);
  await person(opened).type('email', 'ada@example.com');
  await expect
    .poll(() => said(abra))
    .toEqual([
      expect.stringMatching(/^Click button "Theme/),
      'Click option "Purple"',
      'Click link "Open the desk"',
      'Type "ada@example.com" into textbox "Email"',
    ]);
  const steps = (await recording(abra))?.steps ?? [];
  await abra.call('record.steps', { steps: steps.slice(0, -1) });
  expect(await said(abra)).toHaveLength(3);
  await abra.call('record.discard', {});
  expect(await recording(abra)).toBeUndefined();
  await person(opened).type('email', 'x');
  expect(await recording(abra)).toBeUndefined();
  expect(await abra.call('record.restore', {})).toMatchObject({
    status: 'stopped',
    steps: steps.slice(0, -1).map(({ label }) => ({ label })),
  });
  expect(await abra.ask('record.restore', {})).toMatchObject({
    ok: false,
    failure: { message: expect.stringContaining('cannot be had back') },
  });
});

test('what was discarded cannot be had back once another recording has begun', { tag: '@nightly' }, async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const hand = person(tab);
  await begin(abra, tab);
  await hand.click('theme-trigger');
  await expect.poll(() => said(abra)).toHaveLength(1);
  await abra.call('record.discard', {});
  await hand.press('Escape');

  await begin(abra, tab);
  await hand.click('style-trigger');
  await expect.poll(() => said(abra)).toEqual([expect.stringMatching(/^Click button "Style/)]);
  expect(await abra.ask('record.restore', {})).toMatchObject({ ok: false });
  await abra.call('record.set', { status: 'stopped' });
  await abra.call('record.save', { name: 'Open the styles' });
  expect(await abra.ask('record.restore', {})).toMatchObject({ ok: false });
  expect(await recording(abra)).toBeUndefined();
});

// Over 5 s: tried, and played to where it breaks.
test('a stopped showing is a draft: it survives, is tried without being saved, tells where it breaks, and is saved on request', async ({
  abra,
  tab,
  site,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const hand = person(tab);
  await begin(abra, tab);
  await hand.click('theme-trigger');
  await hand.click('theme:fuchsia');
  await hand.click('style-trigger');
  await hand.click('style:lyra');
  await expect.poll(() => said(abra)).toHaveLength(4);
  await abra.call('record.set', { status: 'stopped' });
  await killWorker(tab);
  const draft = await recording(abra);
  expect(draft).toMatchObject({ status: 'stopped', proposedName: expect.stringContaining('Lyra'), steps: [{}, {}, {}, {}] });
  const again = await abra.ask('record.start', { tabId: await abra.tabId(tab) });
  expect(again).toMatchObject({ ok: false, failure: { message: expect.stringContaining('nobody has saved') } });

  await tab.evaluate(() => sessionStorage.clear());
  const { runId } = await abra.call('record.try', {});
  const tried = await finished(abra, runId);
  expect(tried.finished).toMatchObject({ outcome: 'success' });
  expect(await state(tab)).toMatchObject({ theme: 'Fuchsia', style: 'Lyra' });
  const { domain } = await abra.call('site.state', { tabId: await abra.tabId(tab) });
  expect((await abra.playbooks(domain)).playbooks).toEqual([]);
  expect(await recording(abra)).toMatchObject({ status: 'stopped', trial: { runId } });

  // Without the step that opens the menu, the try ends there and says so; no planner is asked to mend it.
  const steps = (await recording(abra))?.steps ?? [];
  await abra.call('record.steps', { steps: steps.slice(1) });
  await tab.evaluate(() => sessionStorage.clear());
  const broken = await finished(abra, (await abra.call('record.try', {})).runId);
  expect(broken.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('Fuchsia') });
  expect(broken.usage.calls).toBe(0);
  expect(broken.plans).toHaveLength(1);

  await abra.call('record.steps', { steps });
  await abra.call('record.save', { name: 'My look' });
  expect((await abra.playbooks(domain)).playbooks).toMatchObject([{ name: 'My look', source: 'recorded', health: [{ ok: true }] }]);
  expect(await recording(abra)).toBeUndefined();
});

/** Do the extension's own files hold these words? */
async function holds(profile: string, words: string): Promise<boolean> {
  const files = await readdir(profile, { recursive: true, withFileTypes: true });
  const own = files.filter((file) => file.isFile() && /Extension|IndexedDB/.test(file.parentPath));
  const texts = await Promise.all(own.map((file) => readFile(path.join(file.parentPath, file.name))));
  return texts.some((text) => text.includes(words) || text.includes(Buffer.from(words, 'utf16le')));
}
