/** Pixels per side of the thumbnail: enough for a line one CSS pixel wide to show when the whole canvas is drawn into it. */
const SIDE = 256;

/** The pixels of a canvas, scaled down; undefined where they may not be read (a tainted canvas) or nothing is drawn. */
export function thumbnailOf(canvas: HTMLCanvasElement): Uint8ClampedArray | undefined {
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

/** Do two thumbnails show different pictures? False where either is undefined. */
export const picturesDiffer = (one: Uint8ClampedArray | undefined, other: Uint8ClampedArray | undefined): boolean =>
  !!one && !!other && one.some((value, at) => value !== other[at]);
