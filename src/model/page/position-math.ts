import type { RelativePosition, Viewport } from './position';

/** The stored form of a point (CSS px in the viewport). Pure, without zod, so the page may use it too. */
export function toRelative(point: { x: number; y: number }, viewport: Viewport): RelativePosition {
  return {
    relX: round(point.x / (viewport.width || 1)),
    relY: round(point.y / (viewport.height || 1)),
    // A hidden frame has no viewport.
    viewportWidth: viewport.width || 1,
    viewportHeight: viewport.height || 1,
    scrollX: viewport.scrollX,
    scrollY: viewport.scrollY,
  };
}

/** The point in the current viewport, corrected by the difference in scrolling (seed 000). */
export function toAbsolute(position: RelativePosition, viewport: Viewport): { x: number; y: number } {
  return {
    x: position.relX * viewport.width + (position.scrollX - viewport.scrollX),
    y: position.relY * viewport.height + (position.scrollY - viewport.scrollY),
  };
}

/** Limited: hidden elements are often placed millions of px away. */
const round = (ratio: number) => Math.min(1000, Math.max(-100, Math.round(ratio * 10_000) / 10_000));
