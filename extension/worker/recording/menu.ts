import type { SayWord } from '../../locales/chrome-words';
import type { Capture } from './capture';

/** Id of the menu item and the command of the manifest. */
const RECORD = 'abra-record';

/** Toolbar button, context menu and keyboard command: each opens the panel within the user gesture, which also grants activeTab. */
export function openMenu(recordings: Capture, words: () => Promise<SayWord>): void {
  const renew = () =>
    void words().then((say) =>
      chrome.contextMenus.removeAll(() => {
        chrome.contextMenus.create({ id: RECORD, title: say('record'), contexts: ['all'] });
      }),
    );
  chrome.runtime.onInstalled.addListener(renew);
  chrome.storage.local.onChanged.addListener((changes) => 'settings.language' in changes && renew());
  chrome.action.onClicked.addListener((tab) => openPanel(tab));
  chrome.contextMenus.onClicked.addListener((info, tab) => info.menuItemId === RECORD && record(tab));
  chrome.commands.onCommand.addListener((command, tab) => command === RECORD && record(tab));

  function record(tab: chrome.tabs.Tab | undefined): void {
    if (tab?.id === undefined) return;
    openPanel(tab);
    void recordings.start(tab.id);
  }
}

/** No await before it: the user gesture would be lost. */
function openPanel(tab: chrome.tabs.Tab | undefined): void {
  if (tab?.windowId === undefined) return;
  chrome.sidePanel.open({ windowId: tab.windowId }).catch(() => {
    // Without a user gesture (tests dispatch the event) Chrome opens no panel; the recording goes on without it.
  });
}
