import { shownSize } from '../dom/own-overlay';

/** Between the ring and the bubble, and between the bubble and the edge, CSS px. */
const GAP = 12;
const EDGE = 8;

/** The position of the bubble (CSS px of the viewport) so that it does not cover the box: below it, else above, else in the farther corner. */
export function placeBubble(box: DOMRectReadOnly, width: number, height: number): { x: number; y: number } {
  const shown = shownSize();
  const x = clamp(box.left, EDGE, shown.width - width - EDGE);
  const below = box.bottom + GAP;
  if (below + height + EDGE <= shown.height) return { x, y: Math.max(EDGE, below) };
  const above = box.top - GAP - height;
  if (above >= EDGE) return { x, y: Math.min(above, shown.height - height - EDGE) };
  const middle = box.left + box.width / 2;
  return { x: middle > shown.width / 2 ? EDGE : Math.max(EDGE, shown.width - width - EDGE), y: shown.height - height - EDGE };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
