import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';

/** Most canvases that an operation on something else is seen in, the largest first: reading one takes some ms. */
const MAX_BESIDE = 2;

/** The pictures that an operation on this element may draw anew: its own, or the largest in sight. */
export function picturesAround(element: Element): Map<HTMLCanvasElement, Uint8ClampedArray> {
  const all = element instanceof HTMLCanvasElement ? [element] : largestInSight();
  return new Map(
    all.flatMap((canvas) => {
      const picture = thumbnailOf(canvas);
      return picture ? [[canvas, picture]] : [];
    }),
  );
}

function largestInSight(): HTMLCanvasElement[] {
  const all = [...dom.getElementsByTagName(dom.documentElement(document), 'canvas')] as HTMLCanvasElement[];
  const area = ({ width, height }: HTMLCanvasElement) => width * height;
  return all
    .filter(isVisible)
    .sort((one, other) => area(other) - area(one))
    .slice(0, MAX_BESIDE);
}

/** Pixels per side of the thumbnail: enough for a line one CSS pixel wide to show when the whole canvas is drawn into it. */
const SIDE = 256;

/** The pixels of a canvas, scaled down; undefined where they may not be read (a tainted canvas) or nothing is drawn. */
function thumbnailOf(canvas: HTMLCanvasElement): Uint8ClampedArray | undefined {
  const small = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!small || !canvas.width || !canvas.height) return undefined;
  try {
    small.imageSmoothingQuality = 'high';
    small.drawImage(canvas, 0, 0, SIDE, SIDE);
    return small.getImageData(0, 0, SIDE, SIDE).data;
  } catch {
    return undefined;
  }
}

/** Does a canvas show another picture now? False if it may not be read. */
export function isDrawnAgain(canvas: HTMLCanvasElement, before: Uint8ClampedArray): boolean {
  const now = thumbnailOf(canvas);
  return !!now && before.some((value, at) => value !== now[at]);
}
