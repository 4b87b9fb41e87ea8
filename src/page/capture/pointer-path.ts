import { MAX_PATH_POINTS } from '../../model/operations/drag';
import type { Point } from '../dom/point';

/** Where the pointer was while its button was held. */
export interface PointerPath {
  points: Point[];
  /** How far it came, CSS px. */
  length: number;
}

/** A path that begins here. */
export const pathFrom = ({ x, y }: Point): PointerPath => ({ points: [{ x, y }], length: 0 });

/** The pointer moved on. */
export function goOn(path: PointerPath, { x, y }: Point): void {
  path.length += distanceBetween(path.points.at(-1), { x, y });
  path.points.push({ x, y });
}

/** So many times as long as the straight one, and at least so long, CSS px: nobody takes such a way to an end that alone counts. */
const FREE_SHARE = 2;
const FREE_PATH = 80;
/** Nearer to the straight way than this, CSS px, a hand only trembles; and a way that is longer by less does not bend: small letters do. */
const TREMBLES = 8;
const BENDS = 1.2;

/** Is it drawn by hand, wherever it begins and ends? */
export const isFree = ({ points, length }: PointerPath): boolean => length > Math.max(FREE_PATH, FREE_SHARE * straight(points));

/** Does the way itself count, where nothing tells that only its ends do? */
export const isBent = ({ points, length }: PointerPath): boolean =>
  length > BENDS * straight(points) || farthest(points, 0, points.length - 1).distance >= TREMBLES;

/** Half of the width of the thinnest pens, CSS px. */
const TOLERANCE = 1;

/** The points that make the path, from the second to the last: those between lie so near to it that nobody sees it (Ramer, Douglas and Peucker). */
export function thinPath({ points }: PointerPath, tolerance = TOLERANCE): Point[] {
  const kept = new Set([points.length - 1]);
  const parts: [number, number][] = [[0, points.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const { at, distance } = farthest(points, from, to);
    if (distance <= tolerance) continue;
    kept.add(at);
    parts.push([from, at], [at, to]);
  }
  return kept.size > MAX_PATH_POINTS ? thinPath({ points, length: 0 }, tolerance * 2) : points.filter((_, at) => kept.has(at));
}

const straight = (points: readonly Point[]) => distanceBetween(points[0], points.at(-1));

const distanceBetween = (left: Point | undefined, right: Point | undefined) =>
  left && right ? Math.hypot(right.x - left.x, right.y - left.y) : 0;

/** The point between two of the path that is farthest from the line between them. */
function farthest(points: readonly Point[], from: number, to: number): { at: number; distance: number } {
  const [start, end] = [points[from], points[to]];
  const found = { at: from, distance: 0 };
  if (!start || !end) return found;
  const x = end.x - start.x;
  const y = end.y - start.y;
  const square = x * x + y * y || 1;
  for (let at = from + 1; at < to; at++) {
    const point = points[at] ?? start;
    const along = ((point.x - start.x) * x + (point.y - start.y) * y) / square;
    const share = Math.min(1, Math.max(0, along));
    const distance = Math.hypot(start.x + share * x - point.x, start.y + share * y - point.y);
    if (distance <= found.distance) continue;
    found.at = at;
    found.distance = distance;
  }
  return found;
}
