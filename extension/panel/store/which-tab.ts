/** The tab that the panel is about: the active one of the last focused normal window, or `?tabId=N` of the panel's own address. */
export async function whichTab(search: string = location.search): Promise<number | undefined> {
  const given = new URLSearchParams(search).get('tabId');
  if (given !== null && /^\d+$/.test(given)) return Number(given);
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true, windowType: 'normal' });
  return tab?.id;
}

/** Calls back when the active tab may have changed or, with the id of the tab, when a tab may have navigated. */
export function onTabChange(changed: (tabId?: number) => void): void {
  chrome.tabs.onActivated.addListener(() => changed());
  chrome.tabs.onUpdated.addListener((tabId, change) => {
    if (change.status || change.url) changed(tabId);
  });
  chrome.windows.onFocusChanged.addListener(() => changed());
}
