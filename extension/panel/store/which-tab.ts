/**
 * The tab that the panel is about: the active one of the panel's own window, or `?tabId=N` of its own address. A window that has the focus may be a pop-up of the
 * page, which has no side panel.
 */
export async function whichTab(search: string = location.search): Promise<number | undefined> {
  const given = new URLSearchParams(search).get('tabId');
  if (given !== null && /^\d+$/.test(given)) return Number(given);
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

/** Calls back when the active tab may have changed or, with the id of the tab, when a tab may have navigated. */
export function onTabChange(changed: (tabId?: number) => void): void {
  chrome.tabs.onActivated.addListener(() => changed());
  chrome.tabs.onUpdated.addListener((tabId, change) => {
    if (change.status || change.url) changed(tabId);
  });
}
