import type { Snapshot } from '../../../src/model/snapshot';

/** A PNG of what the tab shows (base64), if it is the one in front. */
export async function shoot(tabId: number): Promise<string | undefined> {
  try {
    const tab = await chrome.tabs.get(tabId);
    if (!tab.active) return undefined;
    await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: takeOverlayOut }).catch(() => undefined);
    const shot = await chrome.tabs.captureVisibleTab(tab.windowId, { format: 'png' });
    return shot.slice(shot.indexOf(',') + 1);
  } catch {
    return undefined;
  }
}

/** What the frame's world has, which the worker's types do not know: its overlay, and whether it is the page itself. */
interface FrameWorld {
  abraOverlay?: { isConnected: boolean; remove(): void };
  self: unknown;
  top: unknown;
}

/** Runs in each frame: what is left there of Abra's overlay, which fades after a leg, is in no picture. Over once the page was drawn without it. */
async function takeOverlayOut(): Promise<void> {
  const { abraOverlay, self, top } = globalThis as unknown as FrameWorld;
  if (!abraOverlay?.isConnected) return;
  abraOverlay.remove();
  // A frame out of sight is not drawn.
  if (self !== top) return;
  const drawn = () => new Promise(requestAnimationFrame);
  await drawn();
  await drawn();
}

/** Neither another document, nor scrolled or resized: what was masked stands where it stood. */
export function sameView(left: Snapshot, right: Snapshot): boolean {
  const here = (one: Snapshot) => [one.frames[0]?.documentId, ...Object.values(one.viewport).map(Math.round)].join();
  return here(left) === here(right);
}
