import type { Run } from '../../src/model/run';
import type { SnapshotElement } from '../../src/model/snapshot';
import type { PlanRequest } from '../../src/planner/planner';

/** Longest edge of a picture for the model, px. */
const EDGE = 1280;
const FONT = 'bold 12px sans-serif';

/**
 * The visible page with a numbered mark at each element of the snapshot and secrets painted over, or undefined where Chrome gives no picture
 * (it wants activeTab or all sites, and at most two a second): text alone must do then.
 */
export async function takePicture(run: Run): Promise<PlanRequest['picture']> {
  const { snapshot } = run;
  if (!snapshot) return undefined;
  try {
    const tab = await chrome.tabs.get(run.tabId);
    if (!tab.active) return undefined;
    const shot = await chrome.tabs.captureVisibleTab(tab.windowId, { format: 'png' });
    const bitmap = await createImageBitmap(new Blob([fromBase64(shot.slice(shot.indexOf(',') + 1))]));
    const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const ratio = canvas.width / snapshot.viewport.width;
    for (const element of snapshot.elements) if (element.inView) mark(context, element, ratio);
    return { base64: await toBase64(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })), mediaType: 'image/jpeg' };
  } catch {
    return undefined;
  }
}

function mark(context: OffscreenCanvasRenderingContext2D, { id, box, secret }: SnapshotElement, ratio: number): void {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((length) => length * ratio) as [number, number, number, number];
  if (secret) {
    context.fillStyle = '#444';
    context.fillRect(x, y, width, height);
  }
  context.strokeStyle = '#d6336c';
  context.strokeRect(x, y, width, height);
  context.font = FONT;
  const label = String(id);
  const wide = context.measureText(label).width + 4;
  context.fillStyle = '#d6336c';
  context.fillRect(x, Math.max(0, y - 14), wide, 14);
  context.fillStyle = '#fff';
  context.fillText(label, x + 2, Math.max(11, y - 3));
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
