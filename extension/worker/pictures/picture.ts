import { fromBase64, toBase64 } from '../../../src/lib/base64';
import type { Result } from '../../../src/lib/result';
import type { Box } from '../../../src/model/page/position';
import type { Snapshot } from '../../../src/model/page/snapshot';
import type { Fault } from '../../../src/model/run/fault';
import type { Run } from '../../../src/model/run/run';
import type { PlanRequest } from '../../../src/planner/planner';
import { type PictureMarks, pictureMarks } from './picture-marks';
import { sameView, shoot } from './viewport-picture';

/** Longest edge of a picture for the model, px: models scale larger ones down, and one of this size costs about 1,400 tokens. */
const EDGE = 1280;
const FONT = 'bold 12px monospace';
/** Adjacent marks differ in colour, so that a number is not read as the next one's. */
const COLOURS = ['#c2255c', '#1864ab', '#2b8a3e', '#862e9c'];

/**
 * The visible page with a numbered mark at each element of the snapshot, secrets painted over. Undefined where Chrome gives no picture (it
 * needs activeTab or all sites, and takes at most two a second), the tab is not the active one, or the page has scrolled: then the text has
 * to do.
 */
export async function takePicture(run: Run, look: () => Promise<Result<Snapshot, Fault>>): Promise<PlanRequest['picture']> {
  if (!run.snapshot) return undefined;
  const before = await look();
  const shot = before.ok && sameView(before.value, run.snapshot) && (await shoot(run.tabId));
  if (!shot) return undefined;
  const after = await look();
  if (!after.ok || !sameView(before.value, after.value)) return undefined;
  const looks = [run.snapshot, before.value, after.value];
  return { base64: await annotate(shot, run.snapshot, looks), mediaType: 'image/jpeg' };
}

/** Turns a PNG of the viewport (base64) into an annotated JPEG (base64); secrets of any of these snapshots are painted over. */
export async function annotate(png: string, snapshot: Snapshot, looks: readonly Snapshot[] = [snapshot]): Promise<string> {
  const bitmap = await createImageBitmap(new Blob([fromBase64(png)]));
  const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const look of looks) paint(context, { masks: pictureMarks(look, canvas).masks, marks: [] });
  paint(context, { masks: [], marks: pictureMarks(snapshot, canvas).marks });
  return toBase64(new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer()));
}

/**
 * A PNG of the viewport (base64) for the person: without marks, secrets of any of these snapshots painted over, cut to `part` (CSS px of
 * the viewport) if given.
 */
export async function withoutSecrets(png: string, looks: readonly Snapshot[], part?: Box): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(new Blob([fromBase64(png)]));
  const { width, height } = bitmap;
  const whole = new OffscreenCanvas(width, height);
  const context = whole.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  for (const look of looks) paint(context, { masks: pictureMarks(look, { width, height }).masks, marks: [] });
  const ratio = width / (looks[0]?.viewport.width || width);
  const cut = part && cutOf(part, ratio, { width, height });
  const canvas = cut ? new OffscreenCanvas(cut.width, cut.height) : whole;
  if (cut) canvas.getContext('2d')?.drawImage(whole, -cut.x, -cut.y);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

/** Undefined where nothing of it is visible. */
function cutOf(part: Box, ratio: number, size: { width: number; height: number }): Box | undefined {
  const x = Math.max(0, Math.floor(part.x * ratio));
  const y = Math.max(0, Math.floor(part.y * ratio));
  const width = Math.min(size.width, Math.ceil((part.x + part.width) * ratio)) - x;
  const height = Math.min(size.height, Math.ceil((part.y + part.height) * ratio)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function paint(context: OffscreenCanvasRenderingContext2D, { masks, marks }: PictureMarks): void {
  context.fillStyle = '#444';
  for (const { x, y, width, height } of masks) context.fillRect(x - 1, y - 1, width + 2, height + 2);
  context.font = FONT;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  marks.forEach(({ box, label }, index) => {
    const colour = COLOURS[index % COLOURS.length] as string;
    context.strokeStyle = colour;
    context.strokeRect(box.x, box.y, box.width, box.height);
    context.fillStyle = colour;
    context.fillRect(label.x, label.y, label.width, label.height);
    context.fillStyle = '#fff';
    context.fillText(label.text, label.x + label.width / 2, label.y + label.height / 2 + 1);
  });
}
