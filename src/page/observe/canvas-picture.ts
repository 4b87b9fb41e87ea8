/** So many pixels a side: enough for a stroke of the page's own width to show when all of the canvas is drawn into it. */
const SIDE = 256;

/** What a canvas shows, made small; undefined where it may not be read (it holds pictures of another site) or shows nothing. */
export function pictureOf(canvas: HTMLCanvasElement): Uint8ClampedArray | undefined {
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

export const differs = (one: Uint8ClampedArray | undefined, other: Uint8ClampedArray | undefined): boolean =>
  !!one && !!other && one.some((value, at) => value !== other[at]);
