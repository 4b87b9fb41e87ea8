import type { Snapshot } from '../../src/model/snapshot';

/** A PNG of what the tab shows (base64), if it is the one in front. */
export async function shoot(tabId: number): Promise<string | undefined> {
  try {
    const tab = await chrome.tabs.get(tabId);
    if (!tab.active) return undefined;
    const shot = await chrome.tabs.captureVisibleTab(tab.windowId, { format: 'png' });
    return shot.slice(shot.indexOf(',') + 1);
  } catch {
    return undefined;
  }
}

/** Neither another document, nor scrolled or resized: what was masked stands where it stood. */
export function sameView(left: Snapshot, right: Snapshot): boolean {
  const here = (one: Snapshot) => [one.frames[0]?.documentId, ...Object.values(one.viewport).map(Math.round)].join();
  return here(left) === here(right);
}
