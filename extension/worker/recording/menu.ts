import type { Capture } from './capture';

/** Menu item and command of the manifest. */
const RECORD = 'abra-record';

/** Toolbar, right-click menu and keyboard command: each opens the panel in the turn of the gesture, which is what grants Abra this tab. */
export function openMenu(recordings: Capture): void {
  chrome.runtime.onInstalled.addListener(() => {
    chrome.contextMenus.removeAll(() => {
      chrome.contextMenus.create({ id: RECORD, title: 'Record playbook', contexts: ['all'] });
    });
  });
  chrome.action.onClicked.addListener((tab) => openPanel(tab));
  chrome.contextMenus.onClicked.addListener((info, tab) => info.menuItemId === RECORD && record(tab));
  chrome.commands.onCommand.addListener((command, tab) => command === RECORD && record(tab));

  function record(tab: chrome.tabs.Tab | undefined): void {
    if (tab?.id === undefined) return;
    openPanel(tab);
    void recordings.start(tab.id);
  }
}

/** No await before it: Chrome takes the gesture away then. */
function openPanel(tab: chrome.tabs.Tab | undefined): void {
  if (tab?.windowId === undefined) return;
  chrome.sidePanel.open({ windowId: tab.windowId }).catch(() => {
    // Without a person's gesture (tests dispatch the event) Chrome opens no panel; the recording goes on without it.
  });
}
