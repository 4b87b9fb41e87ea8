import type { OperationOf } from '../../model/plan/operation';
import type { TargetBail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { MIDDLE, ratioIn } from '../dom/ratio';
import { deepElementFromPoint } from '../dom/roots';
import type { ActionContext } from './action-context';
import { interactiveAncestor, reaches } from './hit';
import { covered } from './why-not-actionable';

/** The recorded path on the target as it is now, as far from where it begins as it was; undefined for a drag that has none. */
export function pathOn({ element, point }: ActionContext, { path, fingerprint }: OperationOf<'drag'>): Point[] | undefined {
  const { width, height } = dom.getBoundingClientRect(element);
  const begun = fingerprint?.offset ?? ratioIn(element, point) ?? MIDDLE;
  return path?.map(({ x, y }) => ({ x: point.x + (x - begun.x) * width, y: point.y + (y - begun.y) * height }));
}

/** Why the path cannot be drawn: at one of its steps in the target's box, something else lies over what was pressed. */
export function whyPathCovered({ element }: ActionContext, pressed: Element, steps: readonly Point[]): TargetBail | undefined {
  const box = dom.getBoundingClientRect(element);
  const control = interactiveAncestor(pressed, pressed);
  for (const { x, y } of steps) {
    // A hand may draw over the edge.
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const hit = deepElementFromPoint(x, y);
    if (!hit) return covered(element, saying('edgeOfWindow'));
    const isFree = reaches(element, hit) && (isCanvas(pressed) ? isCanvas(hit) : interactiveAncestor(hit, hit) === control);
    if (!isFree) return covered(element, labelOf(hit));
  }
  return undefined;
}

const isCanvas = (element: Element) => dom.localName(element) === 'canvas';

/** The path in steps that are no longer than those of a hand, to its end; there twice, as some pages only look at the last movement. */
export function alongPath(from: Point, path: readonly Point[], end: Point): Point[] {
  let last = from;
  const steps: Point[] = [];
  for (const next of [...path.slice(0, -1), end]) {
    const [x, y] = [next.x - last.x, next.y - last.y];
    const count = Math.max(1, Math.ceil(Math.hypot(x, y) / STEP));
    for (let step = 1; step <= count; step++) steps.push({ x: last.x + (x * step) / count, y: last.y + (y * step) / count });
    last = next;
  }
  return [...steps, end];
}
/** CSS px in a frame: a hand that draws slowly enough to be followed. */
const STEP = 25;
