import { Abra } from '../fixtures/abra';
import { recordByMenu } from '../fixtures/native-menu';
import { person } from '../fixtures/person';
import { has, openScreen } from '../fixtures/screen';
import { recording, said } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';
import { serveSites } from '../sites/serve.mjs';

test('"Record playbook" of the right-click menu begins a showing, in frames too', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const tabId = await abra.tabId(tab);
  await abra.browser.worker.evaluate(async (id) => {
    const clicked = chrome.contextMenus.onClicked as unknown as { dispatch(click: object, tab: chrome.tabs.Tab): void };
    clicked.dispatch({ menuItemId: 'abra-record', editable: false, frameId: 0, pageUrl: '' }, await chrome.tabs.get(id));
  }, tabId);
  await expect.poll(async () => (await recording(abra))?.tabId).toBe(tabId);
  await person(tab).click('theme-trigger');
  await expect.poll(() => said(abra)).toHaveLength(1);
});

test('the keyboard command begins a showing too', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const tabId = await abra.tabId(tab);
  await abra.browser.worker.evaluate(async (id) => {
    const commanded = chrome.commands.onCommand as unknown as { dispatch(command: string, tab: chrome.tabs.Tab): void };
    commanded.dispatch('abra-record', await chrome.tabs.get(id));
  }, tabId);
  await expect.poll(async () => (await recording(abra))?.tabId).toBe(tabId);
});

test('the real right-click menu begins a showing', { tag: '@nightly' }, async () => {
  // biome-ignore lint/suspicious/noSkippedTests: a machine without a screen to be had cannot show a system's menu; the dispatched click is tested above
  test.skip(process.platform !== 'linux' || !has('Xvfb') || !has('xdotool'), 'Needs a screen: apt-get install xvfb xdotool');
  const screen = await openScreen();
  const sites = await serveSites();
  const abra = await Abra.launch({
    headless: false,
    args: ['--window-position=0,0', '--window-size=1200,800'],
    env: { DISPLAY: screen.name },
  });
  try {
    const tab = await abra.browser.context.newPage();
    await tab.goto(sites.url('themes', { modal: 'never' }));
    const tabId = await abra.tabId(tab);
    // Made by the worker once it is installed, with nobody waiting for it.
    const offered = () =>
      abra.browser.worker.evaluate(() =>
        chrome.contextMenus.update('abra-record', {}).then(
          () => true,
          () => false,
        ),
      );
    await expect.poll(offered, { message: 'the menu has the entry' }).toBe(true);
    await recordByMenu(screen, tab, async () => (await recording(abra))?.tabId === tabId);
    // A real click is the gesture that opens the panel.
    const panels = () =>
      abra.browser.worker.evaluate(async () => (await chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] })).length);
    await expect.poll(panels).toBe(1);
  } finally {
    await abra.close();
    await sites.close();
    screen.close();
  }
});
