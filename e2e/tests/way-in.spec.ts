import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addHosts, openChromeSettings } from '../../src/runner/grant-host';
import { serveLinkedHosts } from '../fixtures/linked-hosts';
import { expect, test } from '../fixtures/test';
import { LOCKED, WAITS, Walk } from '../fixtures/walk';

// Over 5 s: five sites, a pop-up, a new tab and a redirect, in a Chromium of its own that is started twice.
test('a walk through five sites from nothing allowed has no dead end, and what was asked goes on after each grant', async () => {
  const [hosts, profile] = await Promise.all([serveLinkedHosts(), mkdtemp(path.join(tmpdir(), 'abra-walk-'))]);
  const walk = await Walk.begin({ profile });
  try {
    const tab = await walk.newTab();
    await tab.goto(hosts.url('a.localhost'));
    await walk.press(tab, () => walk.says('Start in private mode'));
    await walk.click('Start in private mode', () => walk.says('a.localhost'));
    await walk.ask('click Add one', await walk.adds(tab));

    await walk.go('types another address', () => tab.goto(hosts.url('127.0.0.1')), LOCKED);
    await walk.ask('click Add one', () => walk.says(WAITS));
    await walk.press(tab, await walk.adds(tab));

    const opened = walk.abra.browser.context.waitForEvent('page');
    await walk.go('follows a link into a new tab', () => tab.getByText('New tab').click(), LOCKED);
    const beside = await opened;
    await walk.ask('click Add one', () => walk.says(WAITS));
    await walk.press(beside, await walk.adds(beside));

    await walk.go('opens a pop-up', () => beside.getByText('Pop up').click(), 'b.localhost');
    await walk.ask('click Add one', await walk.adds(beside));

    await walk.ask('click Redirect, then click Add one', () => walk.says(WAITS));
    // Chrome's dialog cannot be seen without a screen: it counts as answered with Allow.
    const settings = await openChromeSettings(walk.abra.browser.context);
    await addHosts(settings, walk.abra.browser.extensionId, ['<all_urls>']);
    await settings.close();
    await beside.bringToFront();
    await walk.click('Allow on every site', await walk.adds(beside));

    await walk.restart();
    const later = await walk.newTab();
    await later.goto(hosts.url('e.localhost'));
    await walk.press(later, () => walk.says('Allowed'));
    await walk.ask('click Add one', await walk.adds(later));
    await walk.click('Settings', () => walk.says('Every site'));
    await walk.click('Take back access to <all_urls>', async () => !(await walk.says('Every site\n')));
    await walk.click('Run', () => walk.says('e.localhost'));
    await walk.go('types another address', () => later.goto(hosts.url('a.localhost')), LOCKED);
    await walk.ask('click Add one', () => walk.says(WAITS));
    await walk.press(later, await walk.adds(later));
    expect(walk.transcript().at(-1)).toBe(`${walk.steps.length} steps, 0 dead ends, 0 silent`);
  } catch (error) {
    console.log(walk.transcript().join('\n'));
    throw error;
  } finally {
    await walk.close();
    hosts.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
