import type { RelativePosition, Viewport } from './position';

/** The stored form of a point (CSS px in the viewport). Pure, without zod, so the page may use it too. */
export function toRelative(point: { x: number; y: number }, viewport: Viewport): RelativePosition {
  return {
    relX: round(point.x / viewport.width),
    relY: round(point.y / viewport.height),
    viewportWidth: viewport.width,
    viewportHeight: viewport.height,
    scrollX: viewport.scrollX,
    scrollY: viewport.scrollY,
  };
}

/** The point in the viewport of now, adjusted for how far the page is scrolled otherwise than then (seed 000). */
export function toAbsolute(position: RelativePosition, viewport: Viewport): { x: number; y: number } {
  return {
    x: position.relX * viewport.width + (position.scrollX - viewport.scrollX),
    y: position.relY * viewport.height + (position.scrollY - viewport.scrollY),
  };
}

const round = (ratio: number) => Math.round(ratio * 10_000) / 10_000;
