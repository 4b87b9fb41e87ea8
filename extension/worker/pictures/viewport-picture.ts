import type { Snapshot } from '../../../src/model/page/snapshot';
import { PICTURE, type PictureRequest } from '../../../src/wire/calls';

/** A PNG of the tab's viewport (base64), if it is the active tab. */
export async function shoot(tabId: number): Promise<string | undefined> {
  try {
    const tab = await chrome.tabs.get(tabId);
    if (!tab.active) return undefined;
    await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: takeOverlayOut }).catch(() => undefined);
    const shot = await chrome.tabs.captureVisibleTab(tab.windowId, { format: 'png' }).catch(() => askDriver(tabId));
    void chrome.scripting.executeScript({ target: { tabId }, func: bringPillBack }).catch(() => undefined);
    return shot?.slice(shot.indexOf(',') + 1);
  } catch {
    return undefined;
  }
}

/**
 * Chrome gives a picture only where Abra may act on every site, or after a press of its button. A program that drives the browser may act on single
 * sites and has no button to press, but can take one itself. Rejects where there is none.
 */
const askDriver = (tabId: number): Promise<string | undefined> =>
  chrome.runtime.sendMessage<PictureRequest, string | undefined>({ abra: PICTURE, tabId });

/** Globals of the frame that the worker's types lack: Abra's overlay, what hides its pill, and whether it is the top window. */
interface FrameWorld {
  abraOverlay?: { isConnected: boolean; remove(): void };
  abraHide?(isHidden: boolean): void;
  self: unknown;
  top: unknown;
}

/** Runs in each frame: hides the rest of Abra's overlay, which fades after a leg. Resolves once the page was drawn without it. */
async function takeOverlayOut(): Promise<void> {
  const { abraOverlay, abraHide, self, top } = globalThis as unknown as FrameWorld;
  if (!abraOverlay?.isConnected && !abraHide) return;
  abraOverlay?.remove();
  abraHide?.(true);
  // An invisible frame is not drawn.
  if (self !== top) return;
  // A busy compositor shows what a frame drew up to three frames later: it holds one to activate, one that is active, one on its way to the screen.
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the top frame, after the picture. */
const bringPillBack = () => (globalThis as unknown as FrameWorld).abraHide?.(false);

/** Same document, scroll position and size? Then masks computed for one snapshot fit the other. */
export function sameView(left: Snapshot, right: Snapshot): boolean {
  const here = (one: Snapshot) => [one.frames[0]?.documentId, ...Object.values(one.viewport).map(Math.round)].join();
  return here(left) === here(right);
}
