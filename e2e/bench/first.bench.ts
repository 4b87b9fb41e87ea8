import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openChromeSettings } from '../../src/runner/grant-host';
import { type LinkedHosts, serveLinkedHosts } from '../fixtures/linked-hosts';
import { recordByMenu } from '../fixtures/native-menu';
import { installScreen, openScreen, type Screen } from '../fixtures/screen';
import { LOCKED, WAITS, Walk } from '../fixtures/walk';
import { publish } from './publish';

/** Keys that answer Chrome's dialog, in which Deny has the focus. */
const YES = ['Tab', 'Return'];
const NO = ['Escape'];

test('the first hour: from nothing allowed through each way to let Abra in, on a real screen', async () => {
  installScreen();
  const [screen, hosts, profile] = await Promise.all([openScreen(), serveLinkedHosts(), mkdtemp(path.join(tmpdir(), 'abra-first-'))]);
  const walk = await Walk.begin({
    profile,
    headless: false,
    viewport: null,
    args: ['--window-position=0,0', '--window-size=1200,800'],
    env: { DISPLAY: screen.name },
  });
  const version = walk.abra.browser.context.browser()?.version() ?? '';
  try {
    await firstSite(walk, hosts);
    await eachWay(walk, hosts, screen);
    await everySite(walk, hosts, screen);
    await afterRestart(walk, hosts);
  } finally {
    console.log(walk.transcript().join('\n'));
    await walk.close();
    hosts.close();
    screen.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const [, steps = '', deadEnds = '', silent = ''] =
    /^(\d+) steps, (\d+) dead ends, (\d+) silent$/.exec(walk.transcript().at(-1) ?? '') ?? [];
  publish(version, {
    name: 'first',
    title: 'The first hour',
    about:
      'From a new profile in which nothing is allowed, in the real side panel on a real screen, over five sites and more: each way to let Abra in and to take that back. Dead end: the panel names no way on. Silent: it says nothing new.',
    heads: ['steps', 'dead ends', 'silent'],
    rows: [[steps, deadEnds, silent]],
    details: walk.transcript(),
  });
  expect([deadEnds, silent]).toEqual(['0', '0']);
});

async function firstSite(walk: Walk, hosts: LinkedHosts): Promise<void> {
  await openChromeSettings(walk.abra.browser.context);
  const tab = await walk.newTab();
  await tab.goto(hosts.url('a.localhost'));
  await walk.press(tab, () => walk.says('Start in private mode'));
  await walk.click('Start in private mode', () => walk.says('a.localhost'));
  await walk.ask('click Add one', await walk.adds(tab));
  await walk.go('types another address', () => tab.goto(hosts.url('127.0.0.1')), LOCKED);
  await waitAndPress(walk, tab);
  await walk.go('goes back', () => tab.goBack(), LOCKED);
  await waitAndPress(walk, tab);
  await walk.go('reloads the page', () => tab.reload(), 'a.localhost');
  await walk.ask('click Add one', await walk.adds(tab));
}

/** What was asked waits, and goes on with the toolbar button. */
async function waitAndPress(walk: Walk, tab: Page): Promise<void> {
  await walk.ask('click Add one', () => walk.says(WAITS));
  await walk.press(tab, await walk.adds(tab));
}

/** New tab, pop-up, redirect, frame; keys, menu, a dropped wait. */
async function eachWay(walk: Walk, hosts: LinkedHosts, screen: Screen): Promise<void> {
  const { context } = walk.abra.browser;
  const [tab] = context.pages().filter((page) => page.url() === hosts.url('a.localhost'));
  if (!tab) throw new Error('The first tab is gone.');
  const opened = context.waitForEvent('page');
  await walk.go('follows a link into a new tab', () => tab.getByText('New tab').click(), LOCKED);
  const beside = await opened;
  await walk.ask('click Add one', () => walk.says(WAITS));
  await walk.step('presses the keys of the toolbar button', () => screen.type('key', 'ctrl+shift+y'), await walk.adds(beside));
  await walk.go('opens a pop-up of another site', () => beside.getByText('Pop up').click(), 'b.localhost');
  await walk.ask('click Add one', await walk.adds(beside));
  await walk.ask('click Redirect, then click Add one', () => walk.says(WAITS));
  await walk.press(beside, await walk.adds(beside));
  await walk.go('types another address', () => beside.goto(hosts.url('e.localhost')), LOCKED);
  await walk.ask('click Add one', () => walk.says(WAITS));
  await walk.step(
    'presses Escape',
    () => walk.panel.press('Escape'),
    async () => !(await walk.says(WAITS)),
  );
  const isRecording = () => walk.says('Pause');
  await walk.click('Record playbook', () => walk.says(WAITS));
  await walk.press(beside, isRecording);
  await discard(walk, 'e.localhost');
  await walk.go('types another address', () => beside.goto(hosts.url('g.localhost')), LOCKED);
  await walk.step('takes “Record playbook” from the right-click menu', () => recordByMenu(screen, beside, isRecording), isRecording);
  await discard(walk, 'g.localhost');
  await walk.ask('click Add one', await walk.adds(beside));
}

/** Ends a recording without keeping it, and goes back to the view for goals. */
async function discard(walk: Walk, site: string): Promise<void> {
  await walk.click('Stop', () => walk.says('Discard'));
  await walk.click('Discard', async () => !(await walk.says('Discard')));
  await walk.click('Run', () => walk.says(site));
}

/** Chrome's own question, refused and answered; every site, and each way to take it back. */
async function everySite(walk: Walk, hosts: LinkedHosts, screen: Screen): Promise<void> {
  const tab = await walk.newTab();
  await walk.go('opens a new tab', () => tab.goto(hosts.url('h.localhost')), LOCKED);
  await walk.ask('click Add one', () => walk.says(WAITS));
  await answerChrome(walk, screen, 'Allow on every site', NO, () => walk.says('Chrome was told no'));
  await answerChrome(walk, screen, 'Allow on every site', YES, await walk.adds(tab));
  await walk.go('types another address', () => tab.goto(hosts.url('a.localhost')), 'Allowed');
  await walk.ask('click Add one', await walk.adds(tab));
  await inChrome(walk, 'restricts Abra to clicks in Chrome’s own menu', { hostAccess: 'ON_CLICK' }, () => walk.says(LOCKED));
  await waitAndPress(walk, tab);
  await walk.go('types another address', () => tab.goto(hosts.url('127.0.0.1')), LOCKED);
  await waitAndPress(walk, tab);
  await answerChrome(walk, screen, 'Always allow', NO, () => walk.says('Chrome was told no'));
  await answerChrome(walk, screen, 'Always allow', YES, () => walk.says('Allowed'));
  await walk.go('types another address', () => tab.goto(hosts.url('b.localhost')), LOCKED);
  await walk.ask('click Add one', () => walk.says(WAITS));
  await inChrome(walk, 'allows every site in Chrome’s own menu', { hostAccess: 'ON_ALL_SITES' }, await walk.adds(tab));
  await walk.click('Settings', () => walk.says('Every site'));
  await walk.click('Take back access to <all_urls>', async () => !(await walk.says('Every site\n')));
  await walk.click('Run', () => walk.says(LOCKED));
}

/** Presses a button of the panel and answers the dialog that Chrome shows. */
async function answerChrome(walk: Walk, screen: Screen, button: string, keys: string[], leadsThere: () => Promise<boolean>): Promise<void> {
  const act = async () => {
    await walk.panel.click('button', button);
    // The dialog is drawn in Chrome's own window, by no sign that another program sees.
    await new Promise((read) => AbortSignal.timeout(READ_MS).addEventListener('abort', read));
    await screen.type('key', '--delay', '150', ...keys);
  };
  await walk.step(`clicks “${button}” and answers Chrome with ${keys === YES ? 'Allow' : 'Escape'}`, act, leadsThere);
}

/** A person reads the dialog for longer than Chrome needs to show it, ms. */
const READ_MS = 1000;

/** Changes Abra's access as Chrome's own menus do. */
async function inChrome(walk: Walk, did: string, change: { hostAccess: string }, leadsThere: () => Promise<boolean>): Promise<void> {
  const { context, extensionId } = walk.abra.browser;
  const settings = context.pages().find((page) => page.url().startsWith('chrome://extensions'));
  const act = async () =>
    settings?.evaluate(
      ([id, to]) => {
        const { developerPrivate } = (globalThis as unknown as { chrome: ChromeSettings }).chrome;
        return developerPrivate.updateExtensionConfiguration({ extensionId: id, ...to });
      },
      [extensionId, change] as const,
    );
  await walk.step(did, act, leadsThere);
}

interface ChromeSettings {
  developerPrivate: { updateExtensionConfiguration(change: { extensionId: string; hostAccess: string }): Promise<void> };
}

async function afterRestart(walk: Walk, hosts: LinkedHosts): Promise<void> {
  await walk.restart();
  const tab = await walk.newTab();
  await tab.goto(hosts.url('127.0.0.1'));
  await walk.press(
    tab,
    () => walk.says('Allowed'),
    'starts Chrome again and presses the toolbar button on the site that was always allowed',
  );
  await walk.ask('click Add one', await walk.adds(tab));
  await walk.go('types another address', () => tab.goto(hosts.url('c.localhost')), LOCKED);
  await waitAndPress(walk, tab);
  await walk.ask('click Redirect, then click Add one', () => walk.says(WAITS));
  const stop = walk.click('Stop', () => walk.says('Stopped'), '.composer button');
  await stop;
  await walk.press(tab, () => walk.says('d.localhost'));
  await walk.ask('click Add one', await walk.adds(tab));
}
