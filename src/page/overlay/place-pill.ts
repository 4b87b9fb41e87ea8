import { shownSize } from '../dom/own-overlay';

/** Between the pill and the edge of the window, and between it and what Abra acts on, CSS px. */
const EDGE = 10;
const ROOM = 28;

interface Spot {
  x: number;
  y: number;
}

/** The places of a pill of this size, the best first: below, then above, in the middle, then in the corners. */
function spots(width: number, height: number): Spot[] {
  const shown = shownSize();
  const [left, middle, right] = [EDGE, (shown.width - width) / 2, shown.width - width - EDGE].map((x) => Math.max(0, Math.round(x))) as [
    number,
    number,
    number,
  ];
  const bottom = Math.max(0, shown.height - height - EDGE);
  return [
    { x: middle, y: bottom },
    { x: middle, y: EDGE },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: EDGE },
    { x: left, y: EDGE },
  ];
}

/**
 * Where the pill goes: where it is while that is fine, else the first place that is off the avoided box and over no control (`isFree`), else the first off the
 * box, else below.
 */
export function placePill(
  size: { width: number; height: number },
  now: Spot | undefined,
  avoid: DOMRectReadOnly | undefined,
  isFree: (box: DOMRectReadOnly) => boolean,
): Spot {
  const all = spots(size.width, size.height);
  const boxAt = ({ x, y }: Spot) => new DOMRectReadOnly(x, y, size.width, size.height);
  const off = all.filter((spot) => !avoid || !meets(boxAt(spot), avoid));
  const free = (spot: Spot) => isFree(boxAt(spot));
  const stays = off.find(({ x, y }) => x === now?.x && y === now.y);
  return (stays && free(stays) ? stays : off.find(free)) ?? off[0] ?? (all[0] as Spot);
}

const meets = (one: DOMRectReadOnly, other: DOMRectReadOnly) =>
  one.left < other.right + ROOM && other.left < one.right + ROOM && one.top < other.bottom + ROOM && other.top < one.bottom + ROOM;
